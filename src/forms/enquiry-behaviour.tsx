import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { Button } from "../ui/button";
import { sharedTexts } from "../words/form-results";
import type { FormConfiguration } from "./configuration";
import * as styles from "./enquiry-form.module.css";
import { ErrorSummary } from "./error-summary";
import { type ResultProps, SubmissionResult } from "./submission-result";
import { useEnquiry } from "./use-enquiry";
import { useResultElsewhere } from "./use-result-elsewhere";
import type { FieldErrors } from "./validation";

/** What the form shows and does while its behaviour is in charge. */
export type LiveForm = {
  readonly isSending: boolean;
  /** Italian message of every field in error. */
  readonly errors: FieldErrors;
  /** What stands above the fields. */
  readonly notices: ReactNode;
  readonly submit: () => void;
  readonly onInput: () => void;
};

type Props = ResultProps & {
  configuration: FormConfiguration;
  elements: {
    form: RefObject<HTMLFormElement>;
    button: RefObject<HTMLButtonElement>;
    /** The line that says that the form is being sent. */
    progress: RefObject<HTMLElement>;
  };
  /** Called with what the form is now, first when it goes live. */
  onChange: (live: LiveForm) => void;
};

const noErrors: FieldErrors = {};

/**
 * Takes the form over from the browser: keeps drafts, checks in Italian, sends in the background, tells how it ended. A
 * component of its own, beside the form, so that it can be fetched when the form is first touched.
 */
export function EnquiryBehaviour({ id, services, configuration, fallback, elements, onChange }: Props) {
  const { form, button, progress } = elements;
  const hasSubmitted = useRef(false);
  const { submission, wasInterrupted, submit, onInput, dismiss } = useEnquiry({
    id,
    form,
    services,
    configuration,
  });
  const isSending = submission.state === "sending";
  useResultElsewhere({ id, services, fallback }, isSending);

  function send() {
    hasSubmitted.current = true;
    void submit();
  }

  // What they do stays the same, what they close over does not.
  const actions = useRef({ send, onInput });
  useEffect(() => {
    actions.current = { send, onInput };
  });

  useEffect(() => {
    const { found, errors } =
      submission.state === "invalid" ? submission : { found: undefined, errors: noErrors };
    onChange({
      isSending,
      errors,
      notices: (
        <>
          {wasInterrupted ? (
            <p role="status" className={styles.interrupted}>
              {sharedTexts.interrupted}
            </p>
          ) : null}
          {found ? <ErrorSummary id={id} found={found} errors={errors} /> : null}
        </>
      ),
      submit: () => actions.current.send(),
      onInput: () => actions.current.onInput(),
    });
  }, [id, submission, isSending, wasInterrupted, onChange]);

  // The button that had the focus is disabled while sending, and a disabled button loses it. Who only comes back to
  // the page meanwhile is not dragged down to the form.
  useEffect(() => {
    if (isSending && hasSubmitted.current) progress.current?.focus();
  }, [isSending, progress]);

  return (
    <SubmissionResult
      id={id}
      submission={submission}
      services={services}
      fallback={fallback}
      returnFocusTo={button}
      onClose={dismiss}
      remedy={
        <>
          <Button onClick={send}>{sharedTexts.retry}</Button>
          {submission.state === "failed" && submission.failure.kind === "outdated" ? (
            <Button onClick={() => window.location.reload()}>{sharedTexts.reload}</Button>
          ) : null}
        </>
      }
    />
  );
}
