import type { Embed, EmbedUse } from "../../lib/embed";
import { embedTexts } from "../../words/embeds";
import * as styles from "./embed.module.css";
import type { Phase } from "./embeds";

type EmbedFrameProps = {
  use: EmbedUse;
  embed: Embed;
  title: string;
  phase: Phase;
  setPhase: (phase: Phase) => void;
};

/** What the frame may do: players need no more, and YouTube's runs in no sandbox; maps open links in a new tab. */
const rights = {
  video: { allow: "autoplay; fullscreen; picture-in-picture; encrypted-media" },
  background: { allow: "autoplay" },
  map: {
    allow: "fullscreen",
    sandbox: "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox",
  },
} as const;

const focus = (frame: HTMLIFrameElement | null) => frame?.focus();

/** The third party's frame over the picture, which shows until the frame has loaded. It takes the focus. */
export function EmbedFrame({ use, embed, title, phase, setPhase }: EmbedFrameProps) {
  const isBackground = use === "background";
  const frame = (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: it is the frame that loads, nobody acts on it
    <iframe
      ref={isBackground ? undefined : focus}
      className={styles.frame}
      title={`${embedTexts(use, embed.provider).frame}: ${title}`}
      // First of all: what is set after the address no longer rules what it loads.
      {...rights[use]}
      // YouTube plays only where it is told the site that shows it.
      referrerPolicy="strict-origin-when-cross-origin"
      src={embed.source}
      data-shown={phase === "shown"}
      onLoad={() => setPhase("shown")}
    />
  );
  if (!isBackground) return frame;
  return (
    // `inert`: nothing in it is for the keyboard or the pointer. React 18 knows it only as a plain attribute.
    <div className={styles.background} aria-hidden="true" {...{ inert: "" }}>
      {frame}
    </div>
  );
}
