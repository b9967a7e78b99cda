import { useState } from "react";
import type { Embed, EmbedUse } from "../../../shared/embed";
import { externalContentNotice } from "../../../shared/external-content-notice";
import type { Slots } from "../../islands/island";
import { embedStrings } from "../../strings/embeds";
import { buttonClass } from "../button";
import { Poster } from "../poster";
import * as styles from "./embed.module.css";

/** State of the frame, which is in the page except in `poster`. */
type Phase = "poster" | "loading" | "shown";

export type EmbedProps = { use: EmbedUse; embed: Embed; title: string };

/** Fewest permissions with which each use works: YouTube's player fails in a sandbox, maps open links in a new tab. */
const permissions = {
  video: { allow: "autoplay; fullscreen; picture-in-picture; encrypted-media" },
  background: { allow: "autoplay" },
  map: {
    allow: "fullscreen",
    sandbox: "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox",
  },
} as const;

/** Stays the same function at each render, so that React calls it only when the frame is added or removed. */
const focusFrame = (frame: HTMLIFrameElement | null) => frame?.focus();

type FrameProps = EmbedProps & { isShown: boolean; onLoad: () => void };

function Frame({ use, embed, title, isShown, onLoad }: FrameProps) {
  const { frame } = embedStrings(use, embed.provider);
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: only its loading is observed
    <iframe
      ref={use === "background" ? undefined : focusFrame}
      className={`fill ${styles.frame}`}
      title={`${frame}: ${title}`}
      // Must precede `src`, because a sandbox that is set later has no effect on the loaded frame.
      {...permissions[use]}
      // YouTube plays only if it knows the embedding site
      // (https://developers.google.com/youtube/terms/required-minimum-functionality#embedded-player-api-client-identity).
      referrerPolicy="strict-origin-when-cross-origin"
      src={embed.frameUrl}
      data-shown={isShown}
      onLoad={onLoad}
    />
  );
}

type PanelProps = Omit<EmbedProps, "title"> & { phase: Phase; onPress: () => void };

/** Data warning, link and button. The link stays after `load`, which fires for a blocked frame, too. */
function Panel({ use, embed, phase, onPress }: PanelProps) {
  const strings = embedStrings(use, embed.provider);
  return (
    <div className={`small screen-only ${styles.panel}`} data-react="">
      <div className={`quiet ${styles.words}`}>
        <p>
          {`${strings.dataWarning} `}
          <a href={externalContentNotice}>{strings.privacyPolicy}</a>
        </p>
        <a href={embed.pageUrl} className={`strong finger-high ${styles.link}`}>
          {strings.open}
        </a>
      </div>
      <div className={`scripts-only ${styles.controls}`}>
        <button type="button" className={buttonClass("secondary")} onClick={onPress}>
          {phase === "poster" ? strings.load : strings.close}
        </button>
        <p role="status">{phase === "poster" ? null : strings[phase]}</p>
      </div>
    </div>
  );
}

/** A third-party frame that a button loads, over its picture or, as a background, behind the hero's text. */
export function EmbedFrame({ slots, ...embed }: EmbedProps & { slots: Slots }) {
  const [phase, setPhase] = useState<Phase>("poster");
  const isOpen = phase !== "poster";

  const frame = isOpen ? (
    <Frame {...embed} isShown={phase === "shown"} onLoad={() => setPhase("shown")} />
  ) : null;
  const panel = <Panel {...embed} phase={phase} onPress={() => setPhase(isOpen ? "poster" : "loading")} />;

  if (embed.use !== "background")
    return (
      <Poster picture={slots.picture} overlay={frame} panel={panel}>
        {slots.caption}
      </Poster>
    );
  return (
    <>
      {frame && (
        // `inert` keeps keyboard and pointer out; React 18 knows it only as a plain attribute
        // (https://github.com/facebook/react/issues/17157).
        <div className={styles.background} aria-hidden="true" {...{ inert: "" }}>
          {frame}
        </div>
      )}
      <div className={styles.strip}>{panel}</div>
    </>
  );
}
