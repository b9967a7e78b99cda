/** State of a live form: what was sent, with which result, and which errors remain. */
import type { Failure, Outcome } from "../lib/outcome";
import type { FormConfiguration } from "./configuration";
import { clearDraft, readDraft, writeDraft } from "./draft";
import { controlOf, type FormValues, readValues } from "./fields";
import { sendEnquiry } from "./transport";
import { type FieldErrors, hasErrors, revalidate, validate } from "./validation";
import { watchForRobots } from "./watch-for-robots";

export type Submission =
  | { readonly state: "idle" }
  /** `found`: errors of the last attempt; `errors`: those that remain. */
  | { readonly state: "invalid"; readonly found: FieldErrors; readonly errors: FieldErrors }
  | { readonly state: "sending" }
  | { readonly state: "sent"; readonly values: FormValues }
  | { readonly state: "failed"; readonly failure: Failure; readonly values: FormValues };

export type EnquiryState = {
  readonly submission: Submission;
  /** Reloaded before a clear result: arrival is unknown. */
  readonly wasInterrupted: boolean;
};

/** Whether the message may have arrived without confirmation. */
const isUnclear = (outcome: Outcome) =>
  outcome.kind === "timeout" || (outcome.kind === "network" && outcome.mayHaveArrived);

/** Trims the e-mail field and removes invisible characters of a paste. */
function tidyEmail(form: HTMLFormElement): void {
  const control = controlOf(form, "email");
  if (control) control.value = control.value.replace(/\p{Cf}/gu, "").trim();
}

/** Installed while sending, when leaving would abort the request. */
function askBeforeLeaving(event: BeforeUnloadEvent) {
  event.preventDefault();
  // Required by Chrome before 119.
  event.returnValue = true;
}

/** Outside React's state, so that a second press before the next render finds the first. */
export class Enquiry {
  private state: EnquiryState = { submission: { state: "idle" }, wasInterrupted: false };
  private readonly listeners = new Set<() => void>();
  readonly form: HTMLFormElement;
  private readonly configuration: FormConfiguration;
  private readonly isRobot: () => boolean;

  constructor(form: HTMLFormElement, configuration: FormConfiguration) {
    this.form = form;
    this.configuration = configuration;
    this.isRobot = watchForRobots(form);
    this.change({ wasInterrupted: readDraft(form.id)?.isSending === true });
  }

  readonly read = () => this.state;

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  private change(part: Partial<EnquiryState>): void {
    this.state = { ...this.state, ...part };
    for (const listener of this.listeners) listener();
  }

  /** Corrected errors go while the visitor types. */
  readonly onInput = (): void => {
    const { submission } = this.state;
    if (submission.state !== "invalid") return;
    const errors = revalidate(submission.found, readValues(this.form));
    this.change({ submission: { ...submission, errors } });
  };

  readonly submit = async (): Promise<void> => {
    if (this.state.submission.state === "sending") return;
    tidyEmail(this.form);
    const values = readValues(this.form);
    const errors = validate(values);
    if (hasErrors(errors)) {
      this.change({ submission: { state: "invalid", found: errors, errors }, wasInterrupted: false });
      return;
    }
    this.change({ submission: { state: "sending" }, wasInterrupted: false });
    await this.send(values);
  };

  private async send(values: FormValues): Promise<void> {
    const { id } = this.form;
    window.addEventListener("beforeunload", askBeforeLeaving);
    writeDraft(id, { values, isSending: true });
    /** Applies only while this message's failure is still shown. */
    const onLateArrival = () => {
      const { submission } = this.state;
      if (submission.state === "failed" && submission.values === values) this.end({ kind: "sent" }, values);
    };
    // Fake success for robots.
    const outcome: Outcome = this.isRobot()
      ? { kind: "sent" }
      : await sendEnquiry(values, this.configuration, onLateArrival);
    window.removeEventListener("beforeunload", askBeforeLeaving);
    this.end(outcome, values);
  }

  private end(outcome: Outcome, values: FormValues): void {
    const { id } = this.form;
    if (outcome.kind === "sent") {
      clearDraft(id);
      this.form.reset();
      this.change({ submission: { state: "sent", values } });
      return;
    }
    // If unclear, as when leaving aborts the request, the draft keeps `isSending` until dismissed.
    if (!isUnclear(outcome)) writeDraft(id, { values });
    this.change({ submission: { state: "failed", failure: outcome, values } });
  }

  readonly dismiss = (): void => {
    const { submission } = this.state;
    if (submission.state === "failed") writeDraft(this.form.id, { values: submission.values });
    if (submission.state !== "sending") this.change({ submission: { state: "idle" } });
  };
}
