import { navigate } from "gatsby";
import { useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { telephoneLink } from "../lib/contacts";
import { failureReason, resultTexts, sharedTexts } from "../strings/form-results";
import { AlertDialog } from "../ui/alert-dialog";
import { Button, ButtonLink } from "../ui/button";
import { CopyButton } from "../ui/copy-button";
import { TitleBlock } from "../ui/title-block";
import type { Enquiry, EnquirySettings } from "./enquiry";
import { enquiryFacts, enquiryMailto, enquiryText } from "./enquiry-text";

type Props = EnquirySettings & { enquiry: Enquiry; path: string };

export function SubmissionResult({ id, services, fallback, enquiry, path }: Props) {
  const { submission, isLive } = useSyncExternalStore(enquiry.subscribe, enquiry.read);
  const { dismiss, submit, returnFocusTo } = enquiry;
  const { success, failure } = resultTexts[id];
  const common = { onClose: dismiss, returnFocusTo };
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
  function backToForm() {
    dismiss();
    void navigate(path);
  }
  const { values } = submission;
  return (
    <AlertDialog
      key="failed"
      {...common}
      title={failure.title}
      actions={
        <>
          <Button onClick={isLive ? retry : backToForm}>
            {isLive ? sharedTexts.retry : sharedTexts.backToForm}
          </Button>
          {isLive && submission.failure.kind === "outdated" ? (
            <Button onClick={() => window.location.reload()}>{sharedTexts.reload}</Button>
          ) : null}
          <ButtonLink look="secondary" to={telephoneLink(fallback.phone)}>
            {sharedTexts.call(fallback.phone)}
          </ButtonLink>
          <ButtonLink look="secondary" to={enquiryMailto(fallback.email, id, values, services)}>
            {sharedTexts.write(fallback.email)}
          </ButtonLink>
          <CopyButton text={enquiryText(values, services)} />
        </>
      }
    >
      <p>{failure.text}</p>
      <p>{failureReason(submission.failure)}</p>
      <p>{sharedTexts.kept}</p>
    </AlertDialog>
  );
}
