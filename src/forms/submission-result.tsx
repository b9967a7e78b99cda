import type { RefObject } from "react";
import { telephoneLink } from "../lib/contacts";
import { AlertDialog } from "../ui/alert-dialog";
import { Button, ButtonLink } from "../ui/button";
import type { FormId, ServiceOption } from "./fields";
import { failureReason, formTexts, sharedTexts } from "./form-texts";
import { enquiryMailto } from "./mailto";
import type { Submission } from "./submission";

type Props = {
  id: FormId;
  submission: Submission;
  services: readonly ServiceOption[];
  fallback: { phone: string; email: string };
  returnFocusTo: RefObject<HTMLElement>;
  onClose: () => void;
  onRetry: () => void;
};

/** How a submission ended: the specification's words, and after a failure everything that still works. */
export function SubmissionResult({
  id,
  submission,
  services,
  fallback,
  returnFocusTo,
  onClose,
  onRetry,
}: Props) {
  const { success, failure } = formTexts[id];
  const common = { closeLabel: sharedTexts.close, onClose, returnFocusTo };
  if (submission.state === "sent")
    return (
      <AlertDialog {...common} title={success.title}>
        <p>{success.text}</p>
      </AlertDialog>
    );
  if (submission.state !== "failed") return null;
  return (
    <AlertDialog
      {...common}
      title={failure.title}
      actions={
        <>
          <Button onClick={onRetry}>{sharedTexts.retry}</Button>
          <ButtonLink look="secondary" to={telephoneLink(fallback.phone)}>
            {sharedTexts.call(fallback.phone)}
          </ButtonLink>
          <ButtonLink look="secondary" to={enquiryMailto(fallback.email, id, submission.values, services)}>
            {sharedTexts.write}
          </ButtonLink>
        </>
      }
    >
      <p>{failure.text}</p>
      <p>{failureReason(submission.failure)}</p>
      <p>{sharedTexts.kept}</p>
    </AlertDialog>
  );
}
