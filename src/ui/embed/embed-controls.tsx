import { useEffect, useId, useRef, useState } from "react";
import { useInView } from "../../hooks/use-in-view";
import { usePageLoaded } from "../../hooks/use-page-loaded";
import type { Embed, EmbedKind, EmbedProvider } from "../../lib/embed";
import { remember } from "../../lib/embed-choices";
import { mayAutoplay } from "../../lib/may-autoplay";
import { isPausedByVisitor } from "../../lib/paused-video";
import { liveTexts } from "../../words/loaded-embeds";
import { buttonClass } from "../button";
import * as styles from "./embed-controls.module.css";
import { useAllowed } from "./use-allowed";
import { type EmbedState, isOpen } from "./use-embed";
import { useRememberedStart } from "./use-remembered-start";

type EmbedControlsProps = {
  kind: EmbedKind;
  embed: Embed;
  state: EmbedState;
  onChange: (state: EmbedState) => void;
  /** A decoration that plays by itself, where nothing speaks against it; anything else waits until it is in view. */
  isBackground?: boolean;
};

const always = () => true;
const mayPlay = () => mayAutoplay() && !isPausedByVisitor();

function statusText(kind: EmbedKind, provider: EmbedProvider, { phase }: EmbedState): string | null {
  if (phase === "poster") return null;
  return phase === "failed" ? liveTexts.failed(kind, provider) : liveTexts[phase](kind);
}

/** One button that loads the frame and closes it, and the wish to have the choice remembered. */
export function EmbedControls({ kind, embed, state, onChange, isBackground = false }: EmbedControlsProps) {
  const { provider } = embed;
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [isToBeKept, setToBeKept] = useState(false);
  const { ref, state: view } = useInView<HTMLDivElement>(0.1, "figure");
  const isKept = useAllowed(provider);
  const isLoaded = usePageLoaded();
  useRememberedStart({
    isAllowed: isKept,
    isDue: isBackground ? isLoaded : view === "seen",
    mayStart: isBackground ? mayPlay : always,
    state,
    onChange,
  });

  useEffect(() => {
    // The frame that had the focus is gone.
    if (state.phase === "failed" && document.activeElement === document.body) button.current?.focus();
  }, [state.phase]);

  const open = isOpen(state);
  function toggle() {
    if (open) return onChange({ phase: "poster", isAsked: false });
    if (isToBeKept) remember(provider);
    onChange({ phase: "loading", isAsked: true });
  }

  return (
    <div ref={ref} className={styles.controls}>
      <button
        ref={button}
        type="button"
        className={buttonClass(open ? "secondary" : "primary")}
        onClick={toggle}
      >
        {open ? liveTexts.close(kind) : liveTexts.load(kind)}
      </button>
      {open || isKept ? null : (
        <div className={styles.remember}>
          <input
            type="checkbox"
            id={id}
            aria-describedby={`${id}-hint`}
            checked={isToBeKept}
            onChange={(event) => setToBeKept(event.target.checked)}
          />
          <label htmlFor={id}>{liveTexts.remember}</label>
          <p id={`${id}-hint`} className={styles.hint}>
            {liveTexts.rememberHint(provider)}
          </p>
        </div>
      )}
      <p role="status" className={styles.status}>
        {statusText(kind, provider, state)}
      </p>
    </div>
  );
}
