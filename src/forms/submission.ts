/** What happens to a submission, as pure data: states, events, and the one table that joins them. */
import type { FormValues } from "./fields";
import { type FieldErrors, hasErrors, revalidate } from "./validation";

/** Why a message did not go out, or may not have. */
export type Failure =
  /** Ids missing or still placeholders: known before sending. */
  | { readonly kind: "unconfigured" }
  /** The sending library could not start: blocked storage, or its file is damaged. */
  | { readonly kind: "unavailable" }
  /** No connection, or it broke; once the request is on its way the message may have arrived all the same. */
  | { readonly kind: "network"; readonly mayHaveArrived: boolean }
  /** The sending library is no longer where this page looks for it: the site has been published anew. */
  | { readonly kind: "outdated" }
  /** No answer in time: the message may have arrived or not. */
  | { readonly kind: "timeout" }
  /** The mail service said no; `text` is its own wording, in English. */
  | { readonly kind: "refused"; readonly status: number; readonly text: string };

export type Outcome = { readonly kind: "sent" } | Failure;

export type Submission =
  | { readonly state: "idle" }
  /** `found` are the errors of the last attempt, `errors` those of them that stand now. */
  | { readonly state: "invalid"; readonly found: FieldErrors; readonly errors: FieldErrors }
  | { readonly state: "sending"; readonly values: FormValues }
  | { readonly state: "sent" }
  | { readonly state: "failed"; readonly failure: Failure; readonly values: FormValues };

export type SubmissionEvent =
  | { readonly type: "submitted"; readonly values: FormValues; readonly errors: FieldErrors }
  | { readonly type: "corrected"; readonly values: FormValues }
  | { readonly type: "answered"; readonly outcome: Outcome }
  /** The service's «OK» came after these values had been given up. */
  | { readonly type: "arrived"; readonly values: FormValues }
  /** The result has been read. */
  | { readonly type: "dismissed" }
  /** The visitor went to another page of the site. */
  | { readonly type: "left" };

export const idle: Submission = { state: "idle" };

/** The next state; an event that means nothing in the present one leaves it as it is (a second click while sending). */
export function transition(submission: Submission, event: SubmissionEvent): Submission {
  switch (event.type) {
    case "submitted":
      if (submission.state === "sending") return submission;
      return hasErrors(event.errors)
        ? { state: "invalid", found: event.errors, errors: event.errors }
        : { state: "sending", values: event.values };
    case "corrected":
      if (submission.state !== "invalid") return submission;
      return { ...submission, errors: revalidate(submission.found, event.values) };
    case "answered":
      if (submission.state !== "sending") return submission;
      return event.outcome.kind === "sent"
        ? { state: "sent" }
        : { state: "failed", failure: event.outcome, values: submission.values };
    case "arrived":
      return submission.state === "failed" && submission.values === event.values
        ? { state: "sent" }
        : submission;
    case "dismissed":
      return submission.state === "sent" || submission.state === "failed" ? idle : submission;
    case "left":
      return submission.state === "sending" ? submission : idle;
  }
}
