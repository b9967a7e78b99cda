/** Manages a form's submission: checks the values, sends them once, and keeps the outcome for the form to show. */
import { useEffect, useRef, useState } from "react";
import type { Failure } from "../lib/outcome";
import type { FormConfiguration } from "./configuration";
import type { FormId, FormValues } from "./fields";
import { controlOf, formElement, readValues } from "./form-element";
import { sendEnquiry } from "./transport";
import { clearTypedText } from "./typed-text";
import { type FieldErrors, revalidate, validate } from "./validation";
import { watchForRobots } from "./watch-for-robots";

type Submission =
  | { readonly state: "idle" }
  /** `errors` are those of the last attempt; `remainingErrors` are not corrected yet. */
  | { readonly state: "invalid"; readonly errors: FieldErrors; readonly remainingErrors: FieldErrors }
  | { readonly state: "sending" }
  | { readonly state: "sent"; readonly values: FormValues }
  | { readonly state: "failed"; readonly failure: Failure; readonly values: FormValues };

/** Removes spaces and invisible characters that were pasted with the e-mail address. */
function cleanEmail(form: HTMLFormElement): void {
  const control = controlOf(form, "email");
  control.value = control.value.replace(/\p{Cf}/gu, "").trim();
}

/** Asks before the visitor leaves the page, because leaving would abort the request. */
function askBeforeLeaving(event: BeforeUnloadEvent) {
  event.preventDefault();
  // Needed by Chrome before 119 (https://developer.mozilla.org/docs/Web/API/Window/beforeunload_event).
  event.returnValue = true;
}

/** State of a form's submission, and its actions. */
export function useEnquiry(id: FormId, configuration: FormConfiguration) {
  const [submission, setSubmission] = useState<Submission>({ state: "idle" });
  /** Mirrors `submission.state`, of which a second press before React renders would read an old value. */
  const isSendingRef = useRef(false);
  const robotCheckRef = useRef<() => boolean>(() => false);

  useEffect(() => {
    robotCheckRef.current = watchForRobots(formElement(id));
  }, [id]);

  /** Marks errors as corrected while the visitor types. */
  function recheck(): void {
    setSubmission((current) => {
      if (current.state !== "invalid") return current;
      return { ...current, remainingErrors: revalidate(current.errors, readValues(formElement(id))) };
    });
  }

  async function submit(): Promise<void> {
    if (isSendingRef.current) return;
    const form = formElement(id);
    cleanEmail(form);
    const values = readValues(form);
    const errors = validate(values);
    if (Object.keys(errors).length > 0) {
      setSubmission({ state: "invalid", errors, remainingErrors: errors });
      return;
    }

    isSendingRef.current = true;
    setSubmission({ state: "sending" });
    window.addEventListener("beforeunload", askBeforeLeaving);
    // Shows a robot the success that a person would see, but sends nothing.
    const outcome = robotCheckRef.current()
      ? { kind: "sent" as const }
      : await sendEnquiry(values, configuration);
    window.removeEventListener("beforeunload", askBeforeLeaving);
    isSendingRef.current = false;

    if (outcome.kind === "sent") {
      clearTypedText(form.id);
      form.reset();
      setSubmission({ state: "sent", values });
    } else setSubmission({ state: "failed", failure: outcome, values });
  }

  const dismissResult = () => setSubmission({ state: "idle" });

  return { submission, recheck, submit, dismissResult };
}

export type Enquiry = ReturnType<typeof useEnquiry>;
