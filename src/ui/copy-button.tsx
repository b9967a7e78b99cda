import { useState } from "react";
import { dialogStrings } from "../strings/form-results";
import { Button } from "./button";

/** Shows the text, selected, to be copied by hand, where the clipboard is missing, as over http, or blocked. */
export function CopyButton({ text }: { text: string }) {
  const [isCopied, setIsCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch {
      window.prompt(dialogStrings.copy, text);
    }
  }

  return (
    <Button variant="secondary" onClick={copy}>
      <span aria-live="polite">{isCopied ? dialogStrings.copied : dialogStrings.copy}</span>
    </Button>
  );
}
