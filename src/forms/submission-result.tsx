import type { ReactNode, RefObject } from "react";
import { telephoneLink } from "../lib/contacts";
import { AlertDialog } from "../ui/alert-dialog";
import { ButtonLink } from "../ui/button";
import { CopyButton } from "../ui/copy-button";
import { failureReason, resultTexts, sharedTexts } from "../words/form-results";
import { enquiryMailto, enquiryText } from "./enquiry-text";
import type { FormId, ServiceOption } from "./fields";
import type { Submission } from "./submission";

export type ResultProps = {
  id: FormId;
  services: readonly ServiceOption[];
  fallback: { phone: string; email: string };
};

type Props = ResultProps & {
  submission: Submission;
  returnFocusTo?: RefObject<HTMLElement>;
  onClose: () => void;
  /** What to do first after a failure. */
  remedy: ReactNode;
};

/** How a submission ended: the specification's words, and after a failure everything that still works. */
export function SubmissionResult({
  id,
  submission,
  services,
  fallback,
  returnFocusTo,
  onClose,
  remedy,
}: Props) {
  const { success, failure } = resultTexts[id];
  const common = { closeLabel: sharedTexts.close, onClose, returnFocusTo };
  // The keys make two dialogs of them: a failure that turns out well opens again, with the focus on its title.
  if (submission.state === "sent")
    return (
      <AlertDialog key="sent" {...common} title={success.title}>
        <p>{success.text}</p>
      </AlertDialog>
    );
  if (submission.state !== "failed") return null;
  const { values } = submission;
  return (
    <AlertDialog
      key="failed"
      {...common}
      title={failure.title}
      actions={
        <>
          {remedy}
          <ButtonLink look="secondary" to={telephoneLink(fallback.phone)}>
            {sharedTexts.call(fallback.phone)}
          </ButtonLink>
          <ButtonLink look="secondary" to={enquiryMailto(fallback.email, id, values, services)}>
            {sharedTexts.write(fallback.email)}
          </ButtonLink>
          <CopyButton
            text={enquiryText(values, services)}
            label={sharedTexts.copy}
            doneLabel={sharedTexts.copied}
          />
        </>
      }
    >
      <p>{failure.text}</p>
      <p>{failureReason(submission.failure)}</p>
      <p>{sharedTexts.kept}</p>
    </AlertDialog>
  );
}
