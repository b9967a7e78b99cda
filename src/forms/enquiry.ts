/** State of a live form, outside React, so that sending continues across pages and is not repeated. */
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

export type EnquirySettings = {
  readonly id: FormId;
  readonly services: readonly ServiceOption[];
  readonly serviceGroups: readonly { readonly name: string }[];
  readonly configuration: FormConfiguration;
  readonly privacyNote: string;
  readonly fallback: { readonly phone: string; readonly email: string };
};

/** A change of page resets only `invalid`. */
type Submission =
  | { readonly state: "idle" }
  /** `found`: errors of the last attempt; `errors`: those that remain. */
  | { readonly state: "invalid"; readonly found: FieldErrors; readonly errors: FieldErrors }
  | { readonly state: "sending" }
  | { readonly state: "sent"; readonly values: FormValues }
  | { readonly state: "failed"; readonly failure: Failure; readonly values: FormValues };

type EnquiryState = {
  readonly submission: Submission;
  /** Reloaded before a clear result: arrival is unknown. */
  readonly wasInterrupted: boolean;
  readonly isLive: boolean;
};

export type Enquiry = ReturnType<typeof createEnquiry>;

export const untouched: EnquiryState = {
  submission: { state: "idle" },
  wasInterrupted: false,
  isLive: false,
};

/** Whether the message may have arrived without confirmation. */
const isUnclear = (outcome: Outcome) =>
  outcome.kind === "timeout" || (outcome.kind === "network" && outcome.mayHaveArrived);

/** Trims the e-mail field and removes invisible characters of a paste. */
function tidyEmail(form: HTMLFormElement): void {
  const control = controlOf(form, "email");
  if (control) control.value = control.value.replace(/\p{Cf}/gu, "").trim();
}

/** Typed text wins over everything, the requested service over the draft's. */
function restore(form: HTMLFormElement, { values }: Draft): FormValues {
  chooseRequestedService(form);
  for (const name of fieldNames) {
    const control = controlOf(form, name);
    if (control && control.value === "") control.value = values[name] ?? "";
    // A stored service that no longer exists would select nothing.
    if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.selectedIndex = 0;
  }
  return readValues(form);
}

/** Installed while sending, when leaving would abort the request. */
function askBeforeLeaving(event: BeforeUnloadEvent) {
  event.preventDefault();
  // Required by Chrome before 119.
  event.returnValue = true;
}

/** Call it once per form. */
export function createEnquiry({ id, configuration }: EnquirySettings) {
  let state = untouched;
  const listeners = new Set<() => void>();
  let attached: { form: HTMLFormElement; isRobot: () => boolean } | undefined;

  const returnFocusTo: { current: HTMLElement | null } = { current: null };

  function change(part: Partial<EnquiryState>): void {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  }

  function forget(): void {
    if (state.submission.state !== "sending") change({ submission: { state: "idle" } });
  }

  function end(outcome: Outcome, values: FormValues): void {
    if (outcome.kind === "sent") {
      clearDraft(id);
      attached?.form.reset();
      change({ submission: { state: "sent", values } });
      return;
    }
    // If unclear, as when leaving aborts the request, the draft keeps `isSending` until dismissed.
    if (!isUnclear(outcome)) writeDraft(id, { values });
    change({ submission: { state: "failed", failure: outcome, values } });
  }

  return {
    read: () => state,
    /** Takes the focus when the result's dialog closes; null on a page without the form. */
    returnFocusTo,

    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    attach(form: HTMLFormElement): void {
      form.noValidate = true;
      attached = { form, isRobot: watchForRobots(form) };
      returnFocusTo.current = form.querySelector("[type=submit]");
      const draft = readDraft(id);
      change({
        isLive: true,
        wasInterrupted: state.submission.state === "idle" && draft.isSending === true,
      });
      const values = restore(form, draft);
      // An interrupted draft keeps its mark: after a second reload, arrival is still unknown.
      if (!draft.isSending && Object.values(values).some(Boolean)) writeDraft(id, { values });
    },

    /** Resets errors only: a submission goes on, and its result may arrive between pages. */
    detach(): void {
      attached = undefined;
      returnFocusTo.current = null;
      change({ isLive: false, wasInterrupted: false });
      if (state.submission.state === "invalid") forget();
    },

    onInput(): void {
      if (!attached) return;
      const values = readValues(attached.form);
      writeDraft(id, { values });
      const { submission } = state;
      if (submission.state !== "invalid") return;
      change({ submission: { ...submission, errors: revalidate(submission.found, values) } });
    },

    async submit(): Promise<void> {
      if (!attached || state.submission.state === "sending") return;
      const { form, isRobot } = attached;
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
      // The focused button is disabled while sending, and would lose the focus.
      form.querySelector<HTMLElement>("[data-progress]")?.focus();
      writeDraft(id, { values, isSending: true });
      /** Applies only while this message's failure is still shown. */
      const onLateArrival = () => {
        const { submission } = state;
        if (submission.state === "failed" && submission.values === values) end({ kind: "sent" }, values);
      };
      // Fake success for robots.
      const outcome: Outcome = isRobot()
        ? { kind: "sent" }
        : await sendEnquiry(values, configuration, onLateArrival);
      window.removeEventListener("beforeunload", askBeforeLeaving);
      end(outcome, values);
    },

    dismiss(): void {
      if (state.submission.state === "failed") writeDraft(id, { values: state.submission.values });
      forget();
    },
  };
}
