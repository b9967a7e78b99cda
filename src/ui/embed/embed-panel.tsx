import { Link } from "gatsby";
import { useEffect, useRef, useState } from "react";
import type { Embed, EmbedUse } from "../../lib/embed";
import { externalContentPolicy } from "../../lib/external-content-policy";
import { hydratedEvent } from "../../lib/hydrated-event";
import { embedTexts } from "../../words/embeds";
import { buttonClass } from "../button";
import * as styles from "./embed.module.css";
import type { Phase } from "./embeds";

type EmbedPanelProps = {
  use: EmbedUse;
  embed: Embed;
  phase: Phase;
  isOpen: boolean;
  setPhase: (phase: Phase) => void;
};

/**
 * Who holds a video or map and what they learn from whoever loads it, with a link to it on their own site and, with
 * scripts, the button that loads and closes it. The link always stays: browsers fire `load` for a blocked frame too.
 */
export function EmbedPanel({ use, embed: { provider, link }, phase, isOpen, setPhase }: EmbedPanelProps) {
  const texts = embedTexts(use, provider);
  const button = useRef<HTMLButtonElement>(null);
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  useEffect(() => {
    // What has been waiting for the button can be done now (src/start/acts.ts).
    if (isHydrated) window.dispatchEvent(new Event(hydratedEvent));
  }, [isHydrated]);

  useEffect(() => {
    // The frame that had the focus is gone.
    if (phase === "failed" && document.activeElement === document.body) button.current?.focus();
  }, [phase]);

  return (
    <div className={`${styles.panel} on-ink`} data-waiting={isHydrated ? undefined : ""}>
      <div className={styles.words}>
        <p>
          {`${texts.notice} `}
          <Link to={externalContentPolicy}>{texts.policy}</Link>
        </p>
        <a href={link} className={styles.link}>
          {texts.open}
        </a>
      </div>
      <div className={styles.controls}>
        <button
          ref={button}
          type="button"
          className={buttonClass(isOpen ? "secondary" : "primary")}
          onClick={() => setPhase(isOpen ? "poster" : "loading")}
        >
          {isOpen ? texts.close : texts.load}
        </button>
        <p role="status">{phase === "poster" ? null : texts[phase]}</p>
      </div>
    </div>
  );
}
