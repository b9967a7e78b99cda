import { graphql, Link } from "gatsby";
import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { mailLink, telephoneLink } from "../lib/contacts";
import { groupServices } from "../lib/service-groups";
import { buttonTexts, formTexts } from "../strings/forms";
import { buttonClass } from "../ui/button";
import { isConfigured, plainPostParts, sendFormAddress } from "./configuration";
import { hasDraft, keepEarlyText } from "./draft";
import type { EnquirySettings } from "./enquiry";
import { EnquiryField } from "./enquiry-field";
import * as styles from "./enquiry-form.module.css";
import { type FormId, fields, formElementId } from "./fields";
import { Honeypot } from "./honeypot";
import { enquiryStore, loadEnquiryStore } from "./load-enquiry-store";
import { needsReactAtLoad } from "./needs-react";

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

// While this file is being loaded, React has not touched the page yet.
if (typeof document !== "undefined") keepEarlyText();

/** Whether the form has something to restore, to take over or to preselect before it is touched again. */
const isWanted = (id: FormId, form: HTMLFormElement | null) =>
  hasDraft(id) || needsReactAtLoad() || form?.contains(document.activeElement) === true;

const neverChanges = () => () => undefined;
const nothing = () => undefined;

/**
 * The contact form or the quote form. By itself it is a plain form that the browser checks and posts. What checks the
 * same fields in Italian, keeps drafts and sends in the background (enquiry-store-ui.tsx) is fetched when the form is first
 * touched; should it not arrive, the form stays what it is.
 */
export function EnquiryForm(settings: EnquirySettings) {
  const { id, services, serviceGroups, configuration, privacyNote, fallback } = settings;
  const groups = groupServices(services, serviceGroups);
  const form = useRef<HTMLFormElement>(null);
  /** `awaited`: submitted before the live part has arrived; `missing`: that could not be loaded. */
  const [stage, setStage] = useState<"html" | "hydrated" | "awaited" | "missing">("html");
  const [live, setLive] = useState(() => enquiryStore(id));
  const state = useSyncExternalStore(live?.subscribe ?? neverChanges, live?.read ?? nothing, nothing);

  const canPost = isConfigured(configuration);
  const isPlain = !live && (stage === "html" || stage === "missing");
  const submission = state?.submission;
  const isBusy = submission?.state === "sending" || stage === "awaited";
  const errors = submission?.state === "invalid" ? submission.errors : {};

  async function goLive(): Promise<boolean> {
    try {
      setLive(await loadEnquiryStore(settings));
      return true;
    } catch {
      // The next touch tries again.
      setStage("missing");
      return false;
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has been hydrated
  useEffect(() => {
    setStage("hydrated");
    // At once, not with the next render: a submission may be waiting for this (src/start/click-queue.ts).
    if (form.current) form.current.noValidate = true;
    if (!live && isWanted(id, form.current)) void goLive();
  }, []);

  useEffect(() => (form.current ? live?.attach(form.current) : undefined), [live]);

  // Behind the effect above: what is submitted is what has been restored.
  useEffect(() => {
    if (!live || stage !== "awaited") return;
    setStage("hydrated");
    void live.submit();
  }, [live, stage]);

  const onTouch = live ? undefined : () => void goLive();

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // Until its effects have run, a frame after it was shown, the live part does not know the form: it would send nothing.
    if (live && state?.isOnPage) return live.submit();
    setStage("awaited");
    if ((await goLive()) || !canPost) return;
    // What the browser would have done by itself.
    if (form.current?.reportValidity()) form.current.submit();
  }

  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: they only fetch what the form is about to need
    <form
      ref={form}
      id={formElementId(id)}
      className={styles.form}
      method="post"
      encType="multipart/form-data"
      action={canPost ? sendFormAddress(configuration) : undefined}
      noValidate={!isPlain}
      data-live={live !== undefined}
      onSubmit={onSubmit}
      onInput={live?.onInput ?? onTouch}
      onFocus={onTouch}
      onPointerEnter={onTouch}
    >
      {live && state ? <live.Notices id={id} state={state} /> : null}
      {/* `inert`: what is typed while sending would be neither sent nor kept. React 18 knows it only as a plain
          attribute. */}
      <div className={styles.fields} {...(isBusy && { inert: "" })}>
        {fields.map((field) => (
          <EnquiryField
            key={field.name}
            form={id}
            field={field}
            services={groups}
            error={errors[field.name]}
          />
        ))}
      </div>
      <Honeypot armed={live !== undefined} />
      {canPost && !live
        ? Object.entries(plainPostParts(configuration)).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))
        : null}
      <div className={styles.note}>
        <p>
          {`${privacyNote} ${formTexts.privacy}`}
          <Link to="/privacy-policy">{formTexts.privacyLink}</Link>.
        </p>
        {/* Shown at once where scripts are off or could not be loaded, after a while where they do not arrive: the service
            answers a posted form with a bare «OK». Where nothing is configured there is nowhere to post to. */}
        {isPlain ? (
          <p className={stage === "missing" ? undefined : styles.plainPost}>
            {canPost ? (
              formTexts.plainPost
            ) : (
              <>
                {formTexts.plainPostUnavailable} <a href={mailLink(fallback.email)}>{fallback.email}</a>,{" "}
                <a href={telephoneLink(fallback.phone)}>{fallback.phone}</a>.
              </>
            )}
          </p>
        ) : null}
      </div>
      <div className={styles.send}>
        <button
          type="submit"
          // Firefox remembers across a reload that a button was disabled; React's types do not know the remedy.
          {...{ autoComplete: "off" }}
          className={buttonClass("primary")}
          disabled={isBusy || (!canPost && stage === "html")}
        >
          {isBusy ? formTexts.sending : buttonTexts[id]}
        </button>
        <p data-progress tabIndex={-1} className={styles.note}>
          {isBusy ? formTexts.progress : null}
        </p>
      </div>
    </form>
  );
}
