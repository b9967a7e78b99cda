import { type RefObject, useEffect, useRef, useState } from "react";
import { ignoreHeldEnter } from "../lib/ignore-held-enter";
import type { FormConfiguration } from "./configuration";
import { clearDraft, readDraft, writeDraft } from "./draft";
import { type FormId, readValues, type ServiceOption } from "./fields";
import { pageIsShown } from "./page-is-shown";
import type { Outcome } from "./submission";
import { tidyEmail } from "./tidy-email";
import { sendEnquiry } from "./transport";
import { useDraft } from "./use-draft";
import { useSubmission } from "./use-submission";
import { hasErrors, validate } from "./validation";
import { watchForRobots } from "./watch-for-robots";

type Options = {
  readonly id: FormId;
  readonly form: RefObject<HTMLFormElement>;
  readonly services: readonly ServiceOption[];
  readonly configuration: FormConfiguration;
};

/** What a form does once it is live: draft, checks, sending. */
export function useEnquiry({ id, form, services, configuration }: Options) {
  const { submission, read, dispatch } = useSubmission(id);
  const [wasInterrupted, setInterrupted] = useState(false);
  // Before the draft is read: once restored, it no longer says that it was being sent.
  useEffect(() => {
    setInterrupted(read().state === "idle" && readDraft(id).isSending === true);
  }, [id, read]);
  const saveDraft = useDraft(id, form, services);
  const shownAt = useRef(0);
  const robots = useRef<ReturnType<typeof watchForRobots> | null>(null);

  useEffect(() => {
    shownAt.current = performance.now();
    const element = form.current;
    if (!element) return;
    const watch = watchForRobots(element);
    robots.current = watch;
    element.addEventListener("keydown", ignoreHeldEnter);
    return () => {
      watch.stop();
      element.removeEventListener("keydown", ignoreHeldEnter);
    };
  }, [form]);

  const before = useRef(submission.state);
  useEffect(() => {
    // Not when it was sent while the visitor was elsewhere: what stands here now was typed, or asked for, since.
    if (submission.state === "sent" && before.current !== "sent") form.current?.reset();
    before.current = submission.state;
  }, [submission.state, form]);

  async function submit() {
    const element = form.current;
    if (!element || read().state === "sending") return;
    tidyEmail(element);
    const values = readValues(element);
    const errors = validate(values);
    setInterrupted(false);
    dispatch({ type: "submitted", values, errors });
    if (hasErrors(errors)) return;

    writeDraft(id, { values, isSending: true });
    const onLateArrival = () => {
      dispatch({ type: "arrived", values });
      if (read().state === "sent") clearDraft(id);
    };
    // A robot is told what it wants to hear.
    const outcome: Outcome = robots.current?.isRobot()
      ? { kind: "sent" }
      : await sendEnquiry(element, configuration, shownAt.current, onLateArrival);
    // Leaving breaks the request off, which says nothing of the message: the draft goes on saying that it was being sent.
    await pageIsShown();
    if (outcome.kind === "sent") clearDraft(id);
    else writeDraft(id, { values });
    dispatch({ type: "answered", outcome });
  }

  function onInput() {
    saveDraft();
    if (form.current) dispatch({ type: "corrected", values: readValues(form.current) });
  }

  return {
    submission,
    wasInterrupted,
    submit,
    onInput,
    dismiss: () => dispatch({ type: "dismissed" }),
  };
}
