import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { liveFormStrings } from "../strings/form-results";
import { formStrings } from "../strings/forms";
import type { FormConfiguration } from "./configuration";
import { offerDevicePosition } from "./device-position";
import { Enquiry, type EnquiryState } from "./enquiry";
import * as styles from "./enquiry-form.module.css";
import { ErrorSummary } from "./error-summary";
import { controlId, controlOf, type FormId, fields, type Option } from "./fields";
import { SubmissionResult } from "./submission-result";
import type { FieldErrors } from "./validation";

export type LiveFormProps = {
  readonly id: FormId;
  readonly services: readonly Option[];
  readonly configuration: FormConfiguration;
  readonly fallback: { readonly phone: string; readonly email: string };
};

const noErrors: FieldErrors = {};
const initialState: EnquiryState = { submission: { state: "idle" }, wasInterrupted: false };

/** What a plain post needs goes; what only a live form can do comes. @returns a function that undoes both */
function takeOver(form: HTMLFormElement, enquiry: Enquiry): () => void {
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void enquiry.submit();
  };
  const setLive = (isLive: boolean) => {
    form.noValidate = isLive;
    if (isLive) form.dataset.live = "true";
    else delete form.dataset.live;
    for (const part of form.querySelectorAll<HTMLElement>("[data-plain-post]")) {
      part.hidden = isLive;
      part.toggleAttribute("disabled", isLive);
    }
    form.querySelector("[data-honeypot]")?.toggleAttribute("disabled", !isLive);
  };
  setLive(true);
  form.addEventListener("submit", onSubmit);
  form.addEventListener("input", enquiry.onInput);
  return () => {
    setLive(false);
    form.removeEventListener("submit", onSubmit);
    form.removeEventListener("input", enquiry.onInput);
  };
}

function showErrors(form: HTMLFormElement, id: FormId, errors: FieldErrors): void {
  for (const { name } of fields) {
    const control = controlOf(form, name);
    const place = form.querySelector<HTMLElement>(`#${controlId(id, name)}-error`);
    const error = errors[name];
    if (!control || !place) continue;
    place.hidden = error === undefined;
    if (error === undefined) {
      control.removeAttribute("aria-invalid");
      control.removeAttribute("aria-describedby");
    } else {
      place.lastElementChild?.replaceChildren(error);
      control.setAttribute("aria-invalid", "true");
      control.setAttribute("aria-describedby", place.id);
    }
  }
}

function showProgress(form: HTMLFormElement, isSending: boolean): void {
  const button = form.querySelector<HTMLButtonElement>("[type=submit]");
  const progress = form.querySelector<HTMLElement>("[data-progress]");
  if (!button || !progress) return;
  button.dataset.label ??= button.textContent ?? "";
  // Input while sending would be lost.
  form.querySelector("[data-fields]")?.toggleAttribute("inert", isSending);
  progress.textContent = isSending ? formStrings.progress : "";
  // The focused button would lose the focus when it is disabled.
  if (isSending) progress.focus();
  button.disabled = isSending;
  button.textContent = isSending ? formStrings.sending : button.dataset.label;
}

const subscribeToNothing = () => () => undefined;
const readNothing = () => initialState;

/**
 * Everything of a form that changes: checks in Italian, sending in the background, its result. The form and its
 * fields are HTML that React never creates (enquiry-form.tsx): whatever other programs do to the page, nothing
 * is replaced under a person's fingers.
 */
export function LiveForm({ id, services, configuration, fallback }: LiveFormProps) {
  const place = useRef<HTMLDivElement>(null);
  const [enquiry, setEnquiry] = useState<Enquiry>();
  const { submission, wasInterrupted } = useSyncExternalStore(
    enquiry?.subscribe ?? subscribeToNothing,
    enquiry?.read ?? readNothing,
    readNothing,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the configuration stays the same
  useEffect(() => {
    const form = place.current?.closest("form");
    if (!form) return undefined;
    const connected = new Enquiry(form, configuration);
    setEnquiry(connected);
    offerDevicePosition(form);
    return takeOver(form, connected);
  }, []);

  const isSending = submission.state === "sending";
  const errors = submission.state === "invalid" ? submission.errors : noErrors;
  useEffect(() => enquiry && showErrors(enquiry.form, id, errors), [enquiry, id, errors]);
  useEffect(() => enquiry && showProgress(enquiry.form, isSending), [enquiry, isSending]);

  return (
    <>
      {/* In the page before its text: a status that arrives with it is not read out. */}
      <div ref={place} role="status">
        {wasInterrupted ? <p className={styles.interrupted}>{liveFormStrings.interrupted}</p> : null}
      </div>
      {submission.state === "invalid" ? <ErrorSummary id={id} {...submission} /> : null}
      {enquiry &&
        createPortal(
          <SubmissionResult {...{ id, services, fallback, submission, enquiry }} />,
          document.body,
        )}
    </>
  );
}
