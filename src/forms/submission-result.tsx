import { flushSync } from "react-dom";
import { telephoneLink } from "../lib/contacts";
import { failureReason, liveFormStrings, resultStrings } from "../strings/form-results";
import { AlertDialog } from "../ui/alert-dialog";
import { Button, buttonClass } from "../ui/button";
import { CopyButton } from "../ui/copy-button";
import { TitleBlock } from "../ui/title-block";
import type { Enquiry, Submission } from "./enquiry";
import { enquiryFacts, enquiryMailto, enquiryText } from "./enquiry-text";
import type { LiveFormProps } from "./live-form";

type Props = Omit<LiveFormProps, "configuration"> & { enquiry: Enquiry; submission: Submission };

export function SubmissionResult({ id, services, fallback, enquiry, submission }: Props) {
  const { dismiss, submit, form } = enquiry;
  const { success, failure } = resultStrings[id];
  const common = { onClose: dismiss, returnFocusTo: form.querySelector<HTMLElement>("[type=submit]") };
  // Distinct keys make two dialogs: a late success opens anew, with the focus on its title.
  if (submission.state === "sent")
    return (
      <AlertDialog
        key="sent"
        {...common}
        title={success.title}
        details={<TitleBlock facts={enquiryFacts(submission.values, services)} />}
      >
        <p>{success.text}</p>
      </AlertDialog>
    );
  if (submission.state !== "failed") return null;

  /** Dismissing returns the focus first; sending then moves it. */
  function retry() {
    flushSync(dismiss);
    void submit();
  }
  const { values } = submission;
  return (
    <AlertDialog
      key="failed"
      {...common}
      title={failure.title}
      actions={
        <>
          <Button onClick={retry}>{liveFormStrings.retry}</Button>
          {submission.failure.kind === "outdated" ? (
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
      <p>{failure.text}</p>
      <p>{failureReason(submission.failure)}</p>
      <p>{liveFormStrings.kept}</p>
    </AlertDialog>
  );
}
