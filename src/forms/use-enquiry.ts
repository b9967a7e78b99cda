import { type RefObject, useEffect, useRef, useState } from "react";
import type { FormConfiguration } from "./configuration";
import { clearDraft } from "./draft";
import { type FormId, readValues, type ServiceOption } from "./fields";
import { isTrapSprung } from "./honeypot";
import type { Outcome } from "./submission";
import { sendEnquiry } from "./transport";
import { useDraft } from "./use-draft";
import { useSubmission } from "./use-submission";
import { hasErrors, validate } from "./validation";

type Options = {
  readonly id: FormId;
  readonly form: RefObject<HTMLFormElement>;
  readonly services: readonly ServiceOption[];
  readonly configuration: FormConfiguration;
};

/** A form's behaviour: draft, checks, sending. `isLive` says that our code has taken over from the browser's own. */
export function useEnquiry({ id, form, services, configuration }: Options) {
  const { submission, read, dispatch } = useSubmission(id);
  const saveDraft = useDraft(id, form, services);
  const [isLive, setLive] = useState(false);
  const shownAt = useRef(0);

  useEffect(() => {
    shownAt.current = Date.now();
    setLive(true);
  }, []);

  useEffect(() => {
    if (submission.state === "sent") form.current?.reset();
  }, [submission.state, form]);

  async function submit() {
    const element = form.current;
    if (!element || read().state === "sending") return;
    const values = readValues(element);
    const errors = validate(values);
    dispatch({ type: "submitted", values, errors });
    if (hasErrors(errors)) return;
    // A robot is told what it wants to hear.
    const outcome: Outcome = isTrapSprung(element)
      ? { kind: "sent" }
      : await sendEnquiry(element, configuration, shownAt.current);
    if (outcome.kind === "sent") clearDraft(id);
    dispatch({ type: "answered", outcome });
  }

  function onInput() {
    saveDraft();
    if (form.current) dispatch({ type: "corrected", values: readValues(form.current) });
  }

  return { submission, isLive, submit, onInput, dismiss: () => dispatch({ type: "dismissed" }) };
}
