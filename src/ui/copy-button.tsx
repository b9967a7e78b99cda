import { useEffect, useRef, useState } from "react";
import { Button } from "./button";
import * as styles from "./copy-button.module.css";

type Props = { text: string; label: string; doneLabel: string };

/** Copies a text; where the browser does not let a page do so, shows it, selected, to be copied by hand. */
export function CopyButton({ text, label, doneLabel }: Props) {
  const [state, setState] = useState<"idle" | "done" | "by-hand">("idle");

  const area = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    if (state !== "by-hand") return;
    area.current?.focus();
    area.current?.select();
  }, [state]);

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
        <span aria-live="polite">{state === "done" ? doneLabel : label}</span>
      </Button>
      {state === "by-hand" ? (
        <textarea ref={area} className={styles.text} readOnly rows={6} aria-label={label} value={text} />
      ) : null}
    </>
  );
}
