/**
 * The island inside a form: it checks in Italian, sends in the background and shows the result. The form around
 * it stays the page's HTML, so that React never replaces a field in use, whatever other programs do to the page.
 */
import { useEffect } from "react";
import type { FormConfiguration } from "./configuration";
import { offerDevicePosition } from "./device-position";
import { ErrorSummary } from "./error-summary";
import { disablePlainPost, formElement, showErrors, showProgress } from "./form-element";
import { type ResultProps, SubmissionResult } from "./submission-result";
import { useEnquiry } from "./use-enquiry";
import type { FieldErrors } from "./validation";

type LiveFormProps = Omit<ResultProps, "enquiry"> & { readonly configuration: FormConfiguration };

const noErrors: FieldErrors = {};

export function LiveForm({ id, services, configuration, fallback }: LiveFormProps) {
  const enquiry = useEnquiry(id, configuration);
  const { submission, recheck, submit } = enquiry;
  const isSending = submission.state === "sending";
  const errors = submission.state === "invalid" ? submission.remainingErrors : noErrors;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `recheck` and `submit` read only `id` and values that never change
  useEffect(() => {
    const form = formElement(id);
    const listeners = new AbortController();
    const { signal } = listeners;
    const onSubmit = (event: SubmitEvent) => {
      event.preventDefault();
      void submit();
    };
    form.addEventListener("submit", onSubmit, { signal });
    form.addEventListener("input", recheck, { signal });
    offerDevicePosition(form);
    disablePlainPost(form);
    return () => listeners.abort();
  }, [id]);
  useEffect(() => showErrors(id, errors), [id, errors]);
  useEffect(() => showProgress(id, isSending), [id, isSending]);

  return (
    <>
      {submission.state === "invalid" ? <ErrorSummary id={id} {...submission} /> : null}
      <SubmissionResult id={id} services={services} fallback={fallback} enquiry={enquiry} />
    </>
  );
}
