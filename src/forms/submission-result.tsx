import { flushSync } from "react-dom";
import { telephoneLink } from "../lib/contacts";
import type { Failure } from "../lib/outcome";
import { failureReason, liveFormStrings, resultStrings } from "../strings/form-results";
import { AlertDialog } from "../ui/alert-dialog";
import { Button, buttonClass } from "../ui/button";
import { CopyButton } from "../ui/copy-button";
import { TitleBlock } from "../ui/title-block";
import { enquiryFacts, enquiryMailto, enquiryText } from "./enquiry-text";
import type { FormId, FormValues, Option } from "./fields";
import { formElement, submitButton } from "./form-element";
import type { Enquiry } from "./use-enquiry";

/** Contacts for a visitor whose message cannot be sent. */
export type FallbackContacts = { readonly phone: string; readonly email: string };

export type ResultProps = {
  readonly id: FormId;
  readonly services: readonly Option[];
  readonly fallback: FallbackContacts;
  readonly enquiry: Enquiry;
};

export function SubmissionResult(props: ResultProps) {
  const { submission } = props.enquiry;
  if (submission.state === "sent") return <SuccessDialog {...props} values={submission.values} />;
  if (submission.state === "failed")
    return <FailureDialog {...props} values={submission.values} failure={submission.failure} />;
  return null;
}

type SuccessProps = ResultProps & { readonly values: FormValues };

function SuccessDialog({ id, services, enquiry, values }: SuccessProps) {
  const { title, text } = resultStrings[id].success;
  return (
    <AlertDialog
      title={title}
      details={
        <TitleBlock
          facts={Object.entries(enquiryFacts(values, services)).map(([label, value]) => ({ label, value }))}
        />
      }
      onClose={enquiry.dismissResult}
      returnFocusTo={submitButton(formElement(id))}
    >
      <p>{text}</p>
    </AlertDialog>
  );
}

type FailureProps = SuccessProps & { readonly failure: Failure };

function FailureDialog({ id, services, fallback, enquiry, values, failure }: FailureProps) {
  const { title, text } = resultStrings[id].failure;

  function retry() {
    // Closes the dialog first: closing returns the focus to the form, and sending then moves it.
    flushSync(enquiry.dismissResult);
    void enquiry.submit();
  }

  return (
    <AlertDialog
      title={title}
      onClose={enquiry.dismissResult}
      returnFocusTo={submitButton(formElement(id))}
      actions={
        <>
          <Button onClick={retry}>{liveFormStrings.retry}</Button>
          {failure.kind === "outdated" ? (
            <Button onClick={() => window.location.reload()}>{liveFormStrings.reload}</Button>
          ) : null}
          <a className={buttonClass("secondary")} href={telephoneLink(fallback.phone)}>
            {liveFormStrings.call(fallback.phone)}
          </a>
          <a className={buttonClass("secondary")} href={enquiryMailto(fallback.email, id, values, services)}>
            {liveFormStrings.write(fallback.email)}
          </a>
          <CopyButton text={enquiryText(values, services)} />
        </>
      }
    >
      <p>{text}</p>
      <p>{failureReason(failure)}</p>
      <p>{liveFormStrings.kept}</p>
    </AlertDialog>
  );
}
