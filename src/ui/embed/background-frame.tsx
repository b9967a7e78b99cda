import { useEffect, useRef, useState } from "react";
import type { Embed } from "../../lib/embed";
import { notePause } from "../../lib/paused-video";
import { commandPlayer, loopAddress } from "../../lib/player";
import { frameStrings } from "../../words/layout";
import { liveTexts } from "../../words/loaded-embeds";
import { drawings, IconButton } from "../icon-button";
import * as styles from "./embed-frame.module.css";
import type { EmbedState } from "./use-embed";
import { useFrameLoad } from "./use-frame-load";

type BackgroundFrameProps = {
  embed: Embed;
  title: string;
  state: EmbedState;
  onChange: (state: EmbedState) => void;
};

/** A third party's video as silent decoration behind the hero's text, and the button that stops it. */
export function BackgroundFrame({ embed, title, state, onChange }: BackgroundFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const control = useRef<HTMLDivElement>(null);
  const [isPlaying, setPlaying] = useState(true);
  const load = useFrameLoad(state, onChange);

  useEffect(() => {
    if (state.isAsked) control.current?.querySelector("button")?.focus();
  }, [state.isAsked]);

  function toggle() {
    if (frame.current) commandPlayer(frame.current, embed, isPlaying ? "pause" : "play");
    notePause(isPlaying);
    setPlaying(!isPlaying);
  }

  return (
    <>
      <div ref={control} className={styles.control}>
        <IconButton
          label={isPlaying ? frameStrings.pauseVideo : frameStrings.playVideo}
          drawing={isPlaying ? drawings.pause : drawings.play}
          filled
          onClick={toggle}
        />
      </div>
      {/* `inert`: nothing in it is for the keyboard. React 18 knows it only as a plain attribute. */}
      <div className={styles.background} aria-hidden="true" {...{ inert: "" }}>
        <iframe
          ref={frame}
          className={styles.backgroundFrame}
          title={liveTexts.frame("video", title)}
          tabIndex={-1}
          allow="autoplay"
          referrerPolicy="strict-origin-when-cross-origin"
          src={loopAddress(embed)}
          data-shown={state.phase === "shown"}
          {...load}
        />
      </div>
    </>
  );
}
