import { useState } from "react";
import { sharedTexts } from "../strings/form-results";
import { Button } from "./button";
import * as styles from "./copy-button.module.css";

function selectAll(area: HTMLTextAreaElement | null) {
  area?.focus();
  area?.select();
}

/** Copies a text; where the browser does not let a page do so, shows it, selected, to be copied by hand. */
export function CopyButton({ text }: { text: string }) {
  const [state, setState] = useState<"idle" | "done" | "by-hand">("idle");

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setState("done");
    } catch {
      // No permission, or no secure connection: the visitor still can.
      setState("by-hand");
    }
  }

  return (
    <>
      <Button look="secondary" onClick={copy}>
        <span aria-live="polite">{state === "done" ? sharedTexts.copied : sharedTexts.copy}</span>
      </Button>
      {state === "by-hand" ? (
        <textarea
          ref={selectAll}
          className={styles.text}
          readOnly
          rows={6}
          aria-label={sharedTexts.copy}
          value={text}
        />
      ) : null}
    </>
  );
}
