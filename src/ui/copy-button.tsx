import { useState } from "react";
import { dialogStrings } from "../strings/form-results";
import { Button } from "./button";

/** Copies a text; where the clipboard is blocked, or missing as over http, shows it to be copied by hand. */
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
