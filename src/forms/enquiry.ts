/**
 * A form that is live: it keeps drafts, checks in Italian and sends in the background. Outside React, which reads it
 * (`subscribe`, `read`) and tells it what the visitor does; so a visitor who goes to another page while a message is
 * being sent, and comes back, finds it still being sent, instead of a form that invites to send twice.
 */
import type { FormConfiguration } from "./configuration";
import { clearDraft, readDraft, writeDraft } from "./draft";
import { controlOf, type FormId, readValues, type ServiceOption } from "./fields";
import { restoreDraft } from "./restore-draft";
import { idle, type Outcome, type Submission, type SubmissionEvent, transition } from "./submission";
import { sendEnquiry } from "./transport";
import { hasErrors, validate } from "./validation";
import { watchForRobots } from "./watch-for-robots";

/** What a form needs to know of the site; it stays the same. */
export type EnquirySettings = {
  readonly id: FormId;
  readonly services: readonly ServiceOption[];
  readonly configuration: FormConfiguration;
  /** Ways that work when sending does not. */
  readonly fallback: { readonly phone: string; readonly email: string };
};

export type EnquiryState = {
  readonly submission: Submission;
  /** The page was reloaded while it was sending: nobody knows whether the message arrived. */
  readonly wasInterrupted: boolean;
  /** Whether the form is on the page that the visitor looks at. */
  readonly isOnPage: boolean;
};

export type Enquiry = ReturnType<typeof createEnquiry>;

/** Resolved while the page is shown; on its way out, once it is shown again, which may be never. */
let pageIsShown: Promise<void> = Promise.resolve();
window.addEventListener("pagehide", () => {
  pageIsShown = new Promise((resolve) =>
    window.addEventListener("pageshow", () => resolve(), { once: true }),
  );
});

/**
 * Takes out of the address what nobody sees and nobody means: spaces around it and the invisible marks that a paste
 * brings along. In the control, so that what stands there is what is sent.
 */
function tidyEmail(form: HTMLFormElement): void {
  const control = controlOf(form, "email");
  if (control) control.value = control.value.replace(/\p{Cf}/gu, "").trim();
}

/** The enquiry of one form; call it once for each form. */
export function createEnquiry({ id, services, configuration }: EnquirySettings) {
  let state: EnquiryState = { submission: idle, wasInterrupted: false, isOnPage: false };
  const listeners = new Set<() => void>();
  /** The form on the page, when it appeared there, and whether a robot fills it in. */
  let page: { form: HTMLFormElement; shownAt: number; isRobot: () => boolean } | undefined;

  const returnFocusTo: { current: HTMLElement | null } = { current: null };

  function change(part: Partial<EnquiryState>): void {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  }

  /** Closing or reloading while sending would break the message off; only then does the browser ask. */
  function askBeforeLeaving(event: BeforeUnloadEvent) {
    event.preventDefault();
    // Chrome before 119 listens to this alone.
    event.returnValue = true;
  }

  function dispatch(event: SubmissionEvent): void {
    const submission = transition(state.submission, event);
    if (submission.state === "sending") window.addEventListener("beforeunload", askBeforeLeaving);
    else window.removeEventListener("beforeunload", askBeforeLeaving);
    if (submission.state === "sent" && state.submission.state !== "sent") {
      clearDraft(id);
      page?.form.reset();
    }
    if (submission !== state.submission) change({ submission });
  }

  return {
    read: () => state,
    /** The button that gets the focus when the result has been read, while the form is on the page. */
    returnFocusTo,

    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /**
     * Takes over a form that has appeared on the page.
     *
     * @returns a function to call when it leaves the page: the result is forgotten then, what is being sent is not
     */
    attach(form: HTMLFormElement) {
      page = { form, shownAt: performance.now(), isRobot: watchForRobots(form) };
      returnFocusTo.current = form.querySelector("[type=submit]");
      const draft = readDraft(id);
      change({
        isOnPage: true,
        wasInterrupted: state.submission.state === "idle" && draft.isSending === true,
      });
      restoreDraft(id, form, draft, services);
      return () => {
        page = undefined;
        returnFocusTo.current = null;
        change({ isOnPage: false, wasInterrupted: false });
        dispatch({ type: "left" });
      };
    },

    onInput(): void {
      if (!page) return;
      const values = readValues(page.form);
      writeDraft(id, { values });
      dispatch({ type: "corrected", values });
    },

    /** Checks the form and sends it, once; does nothing while it is being sent. */
    async submit(): Promise<void> {
      if (!page || state.submission.state === "sending") return;
      const { form, shownAt, isRobot } = page;
      tidyEmail(form);
      const values = readValues(form);
      const errors = validate(values);
      change({ wasInterrupted: false });
      dispatch({ type: "submitted", values, errors });
      if (hasErrors(errors)) return;

      // The button that had the focus is disabled while sending, and a disabled button loses it.
      form.querySelector<HTMLElement>("[data-progress]")?.focus();
      writeDraft(id, { values, isSending: true });
      // A robot is told what it wants to hear.
      const outcome: Outcome = isRobot()
        ? { kind: "sent" }
        : await sendEnquiry(values, configuration, shownAt, () => dispatch({ type: "arrived", values }));
      // Leaving breaks the request off, which says nothing of the message: the draft goes on saying that it was being sent.
      await pageIsShown;
      if (outcome.kind !== "sent") writeDraft(id, { values });
      dispatch({ type: "answered", outcome });
    },

    /** The visitor has read the result. */
    dismiss: () => dispatch({ type: "dismissed" }),
  };
}
