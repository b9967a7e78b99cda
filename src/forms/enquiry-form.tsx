import { Link } from "gatsby";
import { type FormEvent, useEffect, useRef } from "react";
import { Button, buttonClass } from "../ui/button";
import { type FormConfiguration, isConfigured, sendFormAddress } from "./configuration";
import { EnquiryField } from "./enquiry-field";
import * as styles from "./enquiry-form.module.css";
import { ErrorSummary } from "./error-summary";
import { type FormId, fields, type ServiceOption } from "./fields";
import { formTexts, sharedTexts } from "./form-texts";
import { Honeypot } from "./honeypot";
import { PlainPostInputs, PlainPostNotice } from "./plain-post";
import { SubmissionResult } from "./submission-result";
import { useEnquiry } from "./use-enquiry";
import { useResultElsewhere } from "./use-result-elsewhere";

type Props = {
  id: FormId;
  services: readonly ServiceOption[];
  configuration: FormConfiguration;
  /** Ways that work when sending does not. */
  fallback: { phone: string; email: string };
};

/**
 * The contact form or the quote form. Without our code it is a plain form that the browser checks and posts; with
 * it, the same fields are checked in Italian and sent in the background.
 */
export function EnquiryForm({ id, services, configuration, fallback }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const progress = useRef<HTMLParagraphElement>(null);
  const hasSubmitted = useRef(false);
  const enquiry = useEnquiry({ id, form, services, configuration });
  const { submission, isLive } = enquiry;
  const isSending = submission.state === "sending";
  useResultElsewhere({ id, services, fallback }, isSending);
  const canPost = isConfigured(configuration);
  const texts = formTexts[id];

  // The button that had the focus is disabled while sending, and a disabled button loses it. Who only comes back to
  // the page meanwhile is not dragged down to the form.
  useEffect(() => {
    if (isSending && hasSubmitted.current) progress.current?.focus();
  }, [isSending]);

  function send() {
    hasSubmitted.current = true;
    void enquiry.submit();
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    send();
  }

  return (
    <>
      <form
        ref={form}
        id={`${id}-form`}
        className={styles.form}
        method="post"
        encType="multipart/form-data"
        action={canPost ? sendFormAddress(configuration) : undefined}
        noValidate={isLive}
        onSubmit={onSubmit}
        onInput={enquiry.onInput}
      >
        {enquiry.wasInterrupted ? (
          <p role="status" className={styles.interrupted}>
            {sharedTexts.interrupted}
          </p>
        ) : null}
        {submission.state === "invalid" ? (
          <ErrorSummary id={id} found={submission.found} errors={submission.errors} />
        ) : null}
        {/* `inert`: what is typed while sending would be neither sent nor kept. React 18 knows it only as a plain attribute. */}
        <div className={styles.fields} {...(isSending && { inert: "" })}>
          {fields.map((field) => (
            <EnquiryField
              key={field.name}
              form={id}
              field={field}
              services={services}
              error={submission.state === "invalid" ? submission.errors[field.name] : undefined}
            />
          ))}
        </div>
        <Honeypot armed={isLive} />
        {canPost && !isLive ? <PlainPostInputs configuration={configuration} /> : null}
        <div className={styles.note}>
          <p>
            {sharedTexts.privacy}
            <Link to="/privacy-policy">{sharedTexts.privacyLink}</Link>.
          </p>
          {isLive ? null : <PlainPostNotice configuration={configuration} fallback={fallback} />}
        </div>
        <div className={styles.send}>
          <button
            ref={button}
            type="submit"
            // Firefox remembers across a reload that a button was disabled; React's types do not know the remedy.
            {...{ autoComplete: "off" }}
            className={buttonClass("primary")}
            disabled={isSending || (!canPost && !isLive)}
          >
            {isSending ? texts.sending : texts.button}
          </button>
          <p ref={progress} tabIndex={-1} className={styles.note}>
            {isSending ? sharedTexts.progress : null}
          </p>
        </div>
      </form>
      <SubmissionResult
        id={id}
        submission={submission}
        services={services}
        fallback={fallback}
        returnFocusTo={button}
        onClose={enquiry.dismiss}
        remedy={
          <>
            <Button onClick={send}>{sharedTexts.retry}</Button>
            {submission.state === "failed" && submission.failure.kind === "outdated" ? (
              <Button onClick={() => window.location.reload()}>{sharedTexts.reload}</Button>
            ) : null}
          </>
        }
      />
    </>
  );
}
