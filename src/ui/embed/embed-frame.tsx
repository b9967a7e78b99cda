import { useEffect, useRef } from "react";
import type { Embed, EmbedKind } from "../../lib/embed";
import { frameAddress } from "../../lib/player";
import { liveTexts } from "../../words/loaded-embeds";
import * as styles from "./embed-frame.module.css";
import type { EmbedState } from "./use-embed";
import { useFrameLoad } from "./use-frame-load";

type EmbedFrameProps = {
  kind: EmbedKind;
  embed: Embed;
  title: string;
  state: EmbedState;
  onChange: (state: EmbedState) => void;
};

/** What the frame may do: players need no more, and YouTube's runs in no sandbox; maps open links in a new tab. */
const rights = {
  video: { allow: "autoplay; fullscreen; picture-in-picture; encrypted-media" },
  map: {
    allow: "fullscreen",
    sandbox: "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox",
  },
} as const;

/** The third party's frame over the poster, which shows until the frame has loaded. */
export function EmbedFrame({ kind, embed, title, state, onChange }: EmbedFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const { isAsked, phase } = state;
  const load = useFrameLoad(state, onChange);

  useEffect(() => {
    if (isAsked) box.current?.focus();
  }, [isAsked]);

  const name = liveTexts.frame(kind, title);
  return (
    // biome-ignore lint/a11y/useSemanticElements: takes the focus as the frame's name; a fieldset belongs to forms
    <div ref={box} role="group" aria-label={name} tabIndex={-1} className={styles.box}>
      <iframe
        className={styles.frame}
        title={name}
        // First of all: what is set after the address no longer rules what it loads.
        {...rights[kind]}
        // YouTube plays only where it is told the site that shows it.
        referrerPolicy="strict-origin-when-cross-origin"
        src={frameAddress(embed, isAsked)}
        data-shown={phase === "shown"}
        {...load}
      />
    </div>
  );
}
