import type { ReactNode } from "react";
import type { Embed } from "../../lib/embed";
import * as styles from "./background-embed.module.css";
import { EmbedPanel } from "./embed-panel";
import { isOpen, useEmbed } from "./use-embed";

type BackgroundEmbedProps = {
  embed: Embed;
  title: string;
  /** What stands over the video. */
  children: ReactNode;
};

/**
 * A third party's video behind the hero, over its picture. It plays by itself only for who has let this third party
 * do so, and never under reduced motion, Save-Data, on a slow link or after having been stopped.
 */
export function BackgroundEmbed({ embed, title, children }: BackgroundEmbedProps) {
  const { state, setState, parts } = useEmbed();
  const live = { embed, state, onChange: setState };
  return (
    <>
      {parts && isOpen(state) ? <parts.BackgroundFrame {...live} title={title} /> : null}
      {children}
      <div className={styles.strip}>
        <EmbedPanel use="background" embed={embed}>
          {parts ? <parts.EmbedControls kind="video" {...live} isBackground /> : null}
        </EmbedPanel>
      </div>
    </>
  );
}
