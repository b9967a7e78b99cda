import { useState } from "react";
import { liveFormStrings } from "../strings/form-results";
import { Button } from "./button";

/** Shows the text, selected, for manual copying where the browser denies access or, over http, has no clipboard. */
export function CopyButton({ text }: { text: string }) {
  const [isDone, setDone] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setDone(true);
    } catch {
      window.prompt(liveFormStrings.copy, text);
    }
  }

  return (
    <Button look="secondary" onClick={copy}>
      <span aria-live="polite">{isDone ? liveFormStrings.copied : liveFormStrings.copy}</span>
    </Button>
  );
}
