import { useEffect, useRef, useState } from "react";
import type { Failure, Outcome } from "../lib/outcome";
import type { FormConfiguration } from "./configuration";
import { clearDraft, readDraft, writeDraft } from "./draft";
import { type FormId, type FormValues, formElementId } from "./fields";
import { controlOf, formElement, readValues } from "./form-element";
import { sendEnquiry } from "./transport";
import { type FieldErrors, hasErrors, revalidate, validate } from "./validation";
import { watchForRobots } from "./watch-for-robots";

export type Submission =
  | { readonly state: "idle" }
  /** `errors` of the last attempt, and those that are not corrected yet. */
  | { readonly state: "invalid"; readonly errors: FieldErrors; readonly remainingErrors: FieldErrors }
  | { readonly state: "sending" }
  | { readonly state: "sent"; readonly values: FormValues }
  | { readonly state: "failed"; readonly failure: Failure; readonly values: FormValues };

/** Whether the message may have arrived without confirmation. */
const isUnclear = (outcome: Outcome) =>
  outcome.kind === "timeout" || (outcome.kind === "network" && outcome.mayHaveArrived);

/** Removes spaces and invisible characters that were pasted with the address. */
function cleanEmail(form: HTMLFormElement): void {
  const control = controlOf(form, "email");
  control.value = control.value.replace(/\p{Cf}/gu, "").trim();
}

/** Leaving would abort the request. */
function askBeforeLeaving(event: BeforeUnloadEvent) {
  event.preventDefault();
  // For Chrome before 119 (https://developer.mozilla.org/docs/Web/API/Window/beforeunload_event).
  event.returnValue = true;
}

/** Checks and sends a form: where it stands, and what the visitor can do. */
export function useEnquiry(id: FormId, configuration: FormConfiguration) {
  const [submission, setSubmission] = useState<Submission>({ state: "idle" });
  /** Reloaded before the outcome of a sending was clear. */
  const [wasInterrupted, setWasInterrupted] = useState(false);
  /** Beside React's state, which a second press in the same instant would not find changed. */
  const isSending = useRef(false);
  const isRobot = useRef<() => boolean>(() => false);
  const draft = formElementId(id);

  useEffect(() => {
    setWasInterrupted(readDraft(draft)?.isSending === true);
    isRobot.current = watchForRobots(formElement(id));
  }, [id, draft]);

  useEffect(() => {
    if (submission.state !== "sent") return;
    clearDraft(draft);
    formElement(id).reset();
  }, [id, draft, submission]);

  /** Marks errors as corrected while the visitor types. */
  function recheck(): void {
    setSubmission((current) => {
      if (current.state !== "invalid") return current;
      return { ...current, remainingErrors: revalidate(current.errors, readValues(formElement(id))) };
    });
  }

  async function submit(): Promise<void> {
    if (isSending.current) return;
    const form = formElement(id);
    cleanEmail(form);
    const values = readValues(form);
    const errors = validate(values);
    setWasInterrupted(false);
    if (hasErrors(errors)) {
      setSubmission({ state: "invalid", errors, remainingErrors: errors });
      return;
    }

    isSending.current = true;
    setSubmission({ state: "sending" });
    writeDraft(draft, { values, isSending: true });
    window.addEventListener("beforeunload", askBeforeLeaving);
    const outcome = await send(values);
    window.removeEventListener("beforeunload", askBeforeLeaving);
    isSending.current = false;

    if (outcome.kind === "sent") {
      setSubmission({ state: "sent", values });
      return;
    }
    // An unclear one stays marked in the draft until the visitor has read of it: leaving aborts the request, too.
    if (!isUnclear(outcome)) writeDraft(draft, { values, isSending: false });
    setSubmission({ state: "failed", failure: outcome, values });
  }

  function send(values: FormValues): Promise<Outcome> | Outcome {
    // A robot is told what a person is told.
    if (isRobot.current()) return { kind: "sent" };
    return sendEnquiry(values, configuration, () => {
      setSubmission((current) => {
        const isStillShown = current.state === "failed" && current.values === values;
        return isStillShown ? { state: "sent", values } : current;
      });
    });
  }

  /** Closes the dialog of a result. */
  function dismiss(): void {
    if (submission.state === "failed") writeDraft(draft, { values: submission.values, isSending: false });
    setSubmission({ state: "idle" });
  }

  return { submission, wasInterrupted, recheck, submit, dismiss };
}

export type Enquiry = ReturnType<typeof useEnquiry>;
