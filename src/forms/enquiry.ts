/**
 * A live form: it keeps drafts, checks in Italian and sends in the background. Outside React, which subscribes to it, so
 * that a message is still being sent after a visit to another page, and nobody is invited to send it twice.
 */
import type { Failure, Outcome } from "../lib/outcome";
import type { FormConfiguration } from "./configuration";
import { clearDraft, readDraft, writeDraft } from "./draft";
import {
  controlOf,
  type FormId,
  type FormValues,
  fieldNames,
  readValues,
  type ServiceOption,
} from "./fields";
import { chooseRequestedService, type Draft } from "./prefill";
import { sendEnquiry } from "./transport";
import { type FieldErrors, hasErrors, revalidate, validate } from "./validation";
import { watchForRobots } from "./watch-for-robots";

/** They never change. */
export type EnquirySettings = {
  readonly id: FormId;
  readonly services: readonly ServiceOption[];
  readonly serviceGroups: readonly { readonly name: string }[];
  readonly configuration: FormConfiguration;
  readonly privacyNote: string;
  /** Ways that work when sending does not. */
  readonly fallback: { readonly phone: string; readonly email: string };
};

/** Only `sending` outlives a change of page. */
type Submission =
  | { readonly state: "idle" }
  /** `found` are the errors of the last attempt, `errors` those of them that remain. */
  | { readonly state: "invalid"; readonly found: FieldErrors; readonly errors: FieldErrors }
  | { readonly state: "sending" }
  | { readonly state: "sent"; readonly values: FormValues }
  | { readonly state: "failed"; readonly failure: Failure; readonly values: FormValues };

export type EnquiryState = {
  readonly submission: Submission;
  /** The page was reloaded while it was sending: nobody knows whether the message arrived. */
  readonly wasInterrupted: boolean;
  readonly isOnPage: boolean;
};

export type Enquiry = ReturnType<typeof createEnquiry>;

/** The state in the HTML. */
export const untouched: EnquiryState = {
  submission: { state: "idle" },
  wasInterrupted: false,
  isOnPage: false,
};

/** Whether the message may have arrived although nobody has said so. */
const isUnclear = (outcome: Outcome) =>
  outcome.kind === "timeout" || (outcome.kind === "network" && outcome.mayHaveArrived);

/** Removes spaces and invisible characters of a paste from the address, also in the control. */
function tidyEmail(form: HTMLFormElement): void {
  const control = controlOf(form, "email");
  if (control) control.value = control.value.replace(/\p{Cf}/gu, "").trim();
}

/** Fills the form in. Text typed before wins over everything, the service asked for over the draft's. */
function restore(form: HTMLFormElement, { values }: Draft): FormValues {
  chooseRequestedService(form);
  for (const name of fieldNames) {
    const control = controlOf(form, name);
    if (control && control.value === "") control.value = values[name] ?? "";
    // A choice that is no longer offered would leave the list blank.
    if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.selectedIndex = 0;
  }
  return readValues(form);
}

/** Closing or reloading while sending would break the message off; only then does the browser ask. */
function askBeforeLeaving(event: BeforeUnloadEvent) {
  event.preventDefault();
  // Chrome before 119 listens to this alone.
  event.returnValue = true;
}

/** Call it once for each form. */
export function createEnquiry({ id, configuration }: EnquirySettings) {
  let state = untouched;
  const listeners = new Set<() => void>();
  /** The form on the page, and whether a robot fills it in. */
  let page: { form: HTMLFormElement; isRobot: () => boolean } | undefined;

  const returnFocusTo: { current: HTMLElement | null } = { current: null };

  function change(part: Partial<EnquiryState>): void {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  }

  /** Forgets errors and results; what is being sent goes on. */
  function forget(): void {
    if (state.submission.state !== "sending") change({ submission: { state: "idle" } });
  }

  function end(outcome: Outcome, values: FormValues): void {
    if (outcome.kind === "sent") {
      clearDraft(id);
      page?.form.reset();
      change({ submission: { state: "sent", values } });
      return;
    }
    // Leaving the page breaks a request off, too: until its visitor has read that, the draft goes on saying that it was sent.
    if (!isUnclear(outcome)) writeDraft(id, { values });
    change({ submission: { state: "failed", failure: outcome, values } });
  }

  return {
    read: () => state,
    /** The button that gets the focus when the result has been read, while the form is on the page. */
    returnFocusTo,

    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** Takes over a form that has appeared on the page. */
    attach(form: HTMLFormElement): void {
      // At once, not with the next render.
      form.noValidate = true;
      page = { form, isRobot: watchForRobots(form) };
      returnFocusTo.current = form.querySelector("[type=submit]");
      const draft = readDraft(id);
      change({
        isOnPage: true,
        wasInterrupted: state.submission.state === "idle" && draft.isSending === true,
      });
      const values = restore(form, draft);
      // One that was being sent goes on saying so: after a second reload, too, nobody knows whether it arrived.
      if (!draft.isSending && Object.values(values).some(Boolean)) writeDraft(id, { values });
    },

    /**
     * The form has left the page: its mistakes are forgotten; what is being sent is not, nor a result, which may have come
     * while the next page was on its way.
     */
    detach(): void {
      page = undefined;
      returnFocusTo.current = null;
      change({ isOnPage: false, wasInterrupted: false });
      if (state.submission.state === "invalid") forget();
    },

    onInput(): void {
      if (!page) return;
      const values = readValues(page.form);
      writeDraft(id, { values });
      const { submission } = state;
      if (submission.state !== "invalid") return;
      change({ submission: { ...submission, errors: revalidate(submission.found, values) } });
    },

    /** Checks the form and sends it, once; does nothing while it is being sent. */
    async submit(): Promise<void> {
      if (!page || state.submission.state === "sending") return;
      const { form, isRobot } = page;
      tidyEmail(form);
      const values = readValues(form);
      const errors = validate(values);
      const isInvalid = hasErrors(errors);
      change({
        submission: isInvalid ? { state: "invalid", found: errors, errors } : { state: "sending" },
        wasInterrupted: false,
      });
      if (isInvalid) return;

      window.addEventListener("beforeunload", askBeforeLeaving);
      // The button that had the focus is disabled while sending, and a disabled button loses it.
      form.querySelector<HTMLElement>("[data-progress]")?.focus();
      writeDraft(id, { values, isSending: true });
      /** Only if the failure of this very message is still shown. */
      const onLateArrival = () => {
        const { submission } = state;
        if (submission.state === "failed" && submission.values === values) end({ kind: "sent" }, values);
      };
      // A robot gets the answer it wants.
      const outcome: Outcome = isRobot()
        ? { kind: "sent" }
        : await sendEnquiry(values, configuration, onLateArrival);
      window.removeEventListener("beforeunload", askBeforeLeaving);
      end(outcome, values);
    },

    /** The visitor has read the result. */
    dismiss(): void {
      if (state.submission.state === "failed") writeDraft(id, { values: state.submission.values });
      forget();
    },
  };
}
