/**
 * What a form needs once it is touched, in a file of its own, fetched then: the enquiry itself and what shows its
 * errors and its end.
 */
import { createRoot } from "react-dom/client";
import { sharedTexts } from "../strings/form-results";
import { createEnquiry, type Enquiry, type EnquirySettings, type EnquiryState } from "./enquiry";
import * as styles from "./enquiry-form.module.css";
import { ErrorSummary } from "./error-summary";
import type { FormId } from "./fields";
import { SubmissionResult } from "./submission-result";

/** Above the fields. */
function EnquiryNotices({ id, state }: { id: FormId; state: EnquiryState }) {
  const { submission, wasInterrupted } = state;
  return (
    <>
      {wasInterrupted ? (
        <p role="status" className={styles.interrupted}>
          {sharedTexts.interrupted}
        </p>
      ) : null}
      {submission.state === "invalid" ? (
        <ErrorSummary id={id} found={submission.found} errors={submission.errors} />
      ) : null}
    </>
  );
}

export type EnquiryStore = Enquiry & { readonly Notices: typeof EnquiryNotices };

/**
 * Makes a form live. Its result is shown outside the page's own tree, because the visitor may have gone on to another
 * page meanwhile.
 */
export function createEnquiryStore(settings: EnquirySettings): EnquiryStore {
  const enquiry = createEnquiry(settings);
  const host = document.body.appendChild(document.createElement("div"));
  createRoot(host).render(
    <SubmissionResult {...settings} enquiry={enquiry} path={window.location.pathname} />,
  );
  return { ...enquiry, Notices: EnquiryNotices };
}
