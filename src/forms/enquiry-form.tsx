import { type FormEvent, useEffect, useRef, useState } from "react";
import { buttonClass } from "../ui/button";
import { Link } from "../ui/link";
import { buttonTexts, formTexts } from "../words/forms";
import { type FormConfiguration, isConfigured, sendFormAddress } from "./configuration";
import { hasDraft } from "./draft";
import { keepEarlyText } from "./early-draft";
import type { LiveForm } from "./enquiry-behaviour";
import { EnquiryField } from "./enquiry-field";
import * as styles from "./enquiry-form.module.css";
import { type FormId, fields, requestParameter, type ServiceOption } from "./fields";
import { Honeypot } from "./honeypot";
import { loadBehaviour, loadedBehaviour } from "./load-behaviour";
import { PlainPostInputs, PlainPostNotice } from "./plain-post";

type Props = {
  id: FormId;
  services: readonly ServiceOption[];
  configuration: FormConfiguration;
  /** Ways that work when sending does not. */
  fallback: { phone: string; email: string };
};

// While this file is being loaded, React has not touched the page yet.
if (typeof document !== "undefined") keepEarlyText();

/** Whether the form has something to restore, to take over or to preselect before it is touched again. */
const isAwaited = (id: FormId, form: HTMLFormElement | null) =>
  hasDraft(id) ||
  new URLSearchParams(window.location.search).has(requestParameter) ||
  form?.contains(document.activeElement) === true;

/**
 * The contact form or the quote form. By itself it is a plain form that the browser checks and posts. What checks the
 * same fields in Italian, keeps drafts and sends in the background (enquiry-behaviour.tsx) is fetched when the form is
 * first touched; should it not arrive, the form stays what it is.
 */
export function EnquiryForm({ id, services, configuration, fallback }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const progress = useRef<HTMLParagraphElement>(null);
  const [Behaviour, setBehaviour] = useState(loadedBehaviour);
  const [live, setLive] = useState<LiveForm>();
  /** `awaited`: sent before its behaviour has arrived; `missing`: that could not be loaded. */
  const [stage, setStage] = useState<"html" | "hydrated" | "awaited" | "missing">("html");
  const canPost = isConfigured(configuration);
  const isLive = live !== undefined;
  const isBusy = stage === "awaited" || live?.isSending === true;

  async function fetchBehaviour(): Promise<boolean> {
    try {
      const behaviour = await loadBehaviour();
      setBehaviour(() => behaviour);
      return true;
    } catch {
      // The next touch tries again.
      setStage("missing");
      return false;
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has been taken over
  useEffect(() => {
    setStage("hydrated");
    if (isAwaited(id, form.current)) void fetchBehaviour();
  }, []);

  useEffect(() => {
    if (!live || stage !== "awaited") return;
    setStage("hydrated");
    live.submit();
  }, [live, stage]);

  const onTouch = isLive ? undefined : () => void fetchBehaviour();

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (live) return live.submit();
    setStage("awaited");
    if ((await fetchBehaviour()) || !canPost) return;
    // What the browser would have done by itself.
    if (form.current?.reportValidity()) form.current.submit();
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveElementInteractions: they only fetch what the form is about to need */}
      <form
        ref={form}
        id={`${id}-form`}
        className={styles.form}
        method="post"
        encType="multipart/form-data"
        action={canPost ? sendFormAddress(configuration) : undefined}
        noValidate={isLive || stage === "hydrated" || stage === "awaited"}
        data-live={isLive}
        onSubmit={onSubmit}
        onInput={live?.onInput ?? onTouch}
        onFocus={onTouch}
        onPointerEnter={onTouch}
      >
        {live?.notices}
        {/* `inert`: what is typed while sending would be neither sent nor kept. React 18 knows it only as a plain attribute. */}
        <div className={styles.fields} {...(isBusy && { inert: "" })}>
          {fields.map((field) => (
            <EnquiryField
              key={field.name}
              form={id}
              field={field}
              services={services}
              error={live?.errors[field.name]}
            />
          ))}
        </div>
        <Honeypot armed={isLive} />
        {canPost && !isLive ? <PlainPostInputs configuration={configuration} /> : null}
        <div className={styles.note}>
          <p>
            {formTexts.privacy}
            <Link to="/privacy-policy">{formTexts.privacyLink}</Link>.
          </p>
          {!isLive && (stage === "html" || stage === "missing") ? (
            <PlainPostNotice configuration={configuration} fallback={fallback} atOnce={stage === "missing"} />
          ) : null}
        </div>
        <div className={styles.send}>
          <button
            ref={button}
            type="submit"
            // Firefox remembers across a reload that a button was disabled; React's types do not know the remedy.
            {...{ autoComplete: "off" }}
            className={buttonClass("primary")}
            disabled={isBusy || (!canPost && stage === "html")}
          >
            {isBusy ? formTexts.sending : buttonTexts[id]}
          </button>
          <p ref={progress} tabIndex={-1} className={styles.note}>
            {isBusy ? formTexts.progress : null}
          </p>
        </div>
      </form>
      {Behaviour ? (
        <Behaviour
          id={id}
          services={services}
          configuration={configuration}
          fallback={fallback}
          elements={{ form, button, progress }}
          onChange={setLive}
        />
      ) : null}
    </>
  );
}
