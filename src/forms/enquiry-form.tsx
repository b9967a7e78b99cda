import { graphql, Link } from "gatsby";
import { type FormEvent, useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { mailLink, telephoneLink } from "../lib/contacts";
import { groupServices } from "../lib/service-groups";
import { sharedTexts } from "../strings/form-results";
import { buttonTexts, formTexts } from "../strings/forms";
import { buttonClass } from "../ui/button";
import { isConfigured, plainPostParts, sendFormAddress } from "./configuration";
import { DevicePosition } from "./device-position";
import { createEnquiry, type Enquiry, type EnquirySettings, untouched } from "./enquiry";
import { EnquiryField } from "./enquiry-field";
import * as styles from "./enquiry-form.module.css";
import { ErrorSummary } from "./error-summary";
import { type FormId, fields, formElementId } from "./fields";
import { Honeypot } from "./honeypot";
import { SubmissionResult } from "./submission-result";

export const fragment = graphql`
  fragment EnquiryConfiguration on FormsConfiguration {
    serviceId
    publicKey
    templates {
      contact
      quote
    }
  }
  fragment EnquiryService on Service {
    slug
    group
    value: formValue
    label: title
  }
  fragment ServiceGroups on Lists {
    serviceGroups {
      name
    }
  }
`;

/** One per form; a submission continues on other pages. */
const enquiries = new Map<FormId, Enquiry>();

function enquiryOf(settings: EnquirySettings): Enquiry {
  const enquiry = enquiries.get(settings.id) ?? createEnquiry(settings);
  enquiries.set(settings.id, enquiry);
  return enquiry;
}

const mounted = new Set<FormId>();

/** Renders results outside the page's tree: the visitor may have moved on. */
function showResults(settings: EnquirySettings, enquiry: Enquiry): void {
  if (mounted.has(settings.id)) return;
  mounted.add(settings.id);
  const host = document.body.appendChild(document.createElement("div"));
  createRoot(host).render(
    <SubmissionResult {...settings} enquiry={enquiry} path={window.location.pathname} />,
  );
}

/** A plain form in the HTML; hydrated, it checks in Italian, keeps drafts and sends in the background. */
export function EnquiryForm(settings: EnquirySettings) {
  const { id, services, serviceGroups, configuration, privacyNote, fallback } = settings;
  const groups = groupServices(services, serviceGroups);
  const [enquiry] = useState(() => enquiryOf(settings));
  const { submission, wasInterrupted, isLive } = useSyncExternalStore(
    enquiry.subscribe,
    enquiry.read,
    () => untouched,
  );
  // Ref callback: an effect may run after the replay of a held press (src/start/held-press.ts).
  const attach = useCallback(
    (element: HTMLFormElement | null) => (element ? enquiry.attach(element) : enquiry.detach()),
    [enquiry],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the settings stay the same
  useEffect(() => showResults(settings, enquiry), [enquiry]);

  const canPost = isConfigured(configuration);
  const isBusy = submission.state === "sending";
  const errors = submission.state === "invalid" ? submission.errors : {};

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void enquiry.submit();
  }

  return (
    <form
      ref={attach}
      id={formElementId(id)}
      className={`stack ${styles.form}`}
      method="post"
      encType="multipart/form-data"
      action={canPost ? sendFormAddress(configuration) : undefined}
      noValidate={isLive}
      data-react=""
      data-live={isLive}
      onSubmit={onSubmit}
      onInput={enquiry.onInput}
    >
      {/* In the page before its text: a status that arrives with it is not read out. */}
      <div role="status">
        {wasInterrupted ? <p className={styles.interrupted}>{sharedTexts.interrupted}</p> : null}
      </div>
      {submission.state === "invalid" ? <ErrorSummary id={id} {...submission} /> : null}
      {/* `inert`: input while sending would be lost. React 18 knows it only as a plain attribute. */}
      <div className={`pair ${styles.fields}`} {...(isBusy && { inert: "" })}>
        {fields.map((field) => (
          <EnquiryField key={field.name} form={id} field={field} services={groups} error={errors[field.name]}>
            {field.name === "location" ? <DevicePosition isLive={isLive} /> : null}
          </EnquiryField>
        ))}
      </div>
      <Honeypot armed={isLive} />
      {canPost && !isLive
        ? Object.entries(plainPostParts(configuration)).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))
        : null}
      <div className="small quiet">
        <p>
          {`${privacyNote} ${formTexts.privacy}`}
          <Link to="/privacy-policy">{formTexts.privacyLink}</Link>.
        </p>
        {/* Shown without scripts: the service answers a plain post with a bare «OK». */}
        {isLive ? null : (
          <p className={`screen-only ${styles.plainPost}`}>
            {canPost ? (
              formTexts.plainPost
            ) : (
              <>
                {formTexts.plainPostUnavailable} <a href={mailLink(fallback.email)}>{fallback.email}</a>,{" "}
                <a href={telephoneLink(fallback.phone)}>{fallback.phone}</a>.
              </>
            )}
          </p>
        )}
      </div>
      <div className={`flow screen-only ${styles.send}`}>
        <button
          type="submit"
          // Firefox restores a button's disabled state on reload; React's types lack the remedy.
          {...{ autoComplete: "off" }}
          className={buttonClass("primary")}
          disabled={isBusy || (!canPost && !isLive)}
        >
          {isBusy ? formTexts.sending : buttonTexts[id]}
        </button>
        <p data-progress role="status" tabIndex={-1} className="small quiet">
          {isBusy ? formTexts.progress : null}
        </p>
      </div>
    </form>
  );
}
