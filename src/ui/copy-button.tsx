import { useState } from "react";
import { sharedTexts } from "../strings/form-results";
import { Button } from "./button";

/** Shows the text, selected, for manual copying where the browser denies access. */
export function CopyButton({ text }: { text: string }) {
  const [isDone, setDone] = useState(false);

  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setDone(true),
      () => window.prompt(sharedTexts.copy, text),
    );

  return (
    <Button look="secondary" onClick={copy}>
      <span aria-live="polite">{isDone ? sharedTexts.copied : sharedTexts.copy}</span>
    </Button>
  );
}
