import { useState } from "react";
import type { Embed, EmbedUse } from "../../../shared/embed";
import { externalContentPolicy } from "../../../shared/external-content-policy";
import type { Slots } from "../../islands/island";
import { embedStrings } from "../../strings/embeds";
import { buttonClass } from "../button";
import { Poster } from "../poster";
import * as styles from "./embed.module.css";

/** The frame is in the page except in `poster`. */
type Phase = "poster" | "loading" | "shown";

/** Least rights: YouTube's player fails in a sandbox; maps open links in a new tab. */
const rights = {
  video: { allow: "autoplay; fullscreen; picture-in-picture; encrypted-media" },
  background: { allow: "autoplay" },
  map: {
    allow: "fullscreen",
    sandbox: "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox",
  },
} as const;

const focus = (frame: HTMLIFrameElement | null) => frame?.focus();

export type EmbedProps = { use: EmbedUse; embed: Embed; title: string };

/** Frame, and panel with notice, link and button. The link stays: `load` fires for blocked frames too. */
function useEmbed({ use, embed, title }: EmbedProps) {
  const [phase, setPhase] = useState<Phase>("poster");
  const isOpen = phase !== "poster";
  const texts = embedStrings(use, embed.provider);

  const frame = isOpen ? (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: only its loading is observed
    <iframe
      ref={use === "background" ? undefined : focus}
      className={`fill ${styles.frame}`}
      title={`${texts.frame}: ${title}`}
      // Order matters: attributes set after `src` have no effect on the frame.
      {...rights[use]}
      // YouTube plays only if it knows the embedding site.
      referrerPolicy="strict-origin-when-cross-origin"
      src={embed.source}
      data-shown={phase === "shown"}
      onLoad={() => setPhase("shown")}
    />
  ) : null;

  const panel = (
    <div className={`small screen-only ${styles.panel}`} data-react="">
      <div className={`quiet ${styles.words}`}>
        <p>
          {`${texts.notice} `}
          <a href={externalContentPolicy}>{texts.policy}</a>
        </p>
        <a href={embed.link} className={`strong ${styles.link}`}>
          {texts.open}
        </a>
      </div>
      <div className={`live-only ${styles.controls}`}>
        <button
          type="button"
          className={buttonClass("secondary")}
          onClick={() => setPhase(isOpen ? "poster" : "loading")}
        >
          {isOpen ? texts.close : texts.load}
        </button>
        <p role="status">{phase === "poster" ? null : texts[phase]}</p>
      </div>
    </div>
  );
  return { frame, panel };
}

/** Third-party frame behind a button, over its picture or, as a background, behind the hero's text. */
export function EmbedFrame({ slots, ...embed }: EmbedProps & { slots: Slots }) {
  const { frame, panel } = useEmbed(embed);
  if (embed.use !== "background")
    return (
      <Poster picture={slots.picture} over={frame} panel={panel}>
        {slots.caption}
      </Poster>
    );
  return (
    <>
      {frame && (
        // `inert`: no keyboard, no pointer. React 18 knows it only as a plain attribute.
        <div className={styles.background} aria-hidden="true" {...{ inert: "" }}>
          {frame}
        </div>
      )}
      <div className={styles.strip}>{panel}</div>
    </>
  );
}
