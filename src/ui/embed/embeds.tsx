import { type ReactNode, useEffect, useState } from "react";
import type { Embed } from "../../lib/embed";
import { Poster } from "../poster";
import * as styles from "./embed.module.css";
import { EmbedFrame } from "./embed-frame";
import { EmbedPanel } from "./embed-panel";

/** In the phases "loading" and "shown" the frame is in the page, otherwise the picture alone. */
export type Phase = "poster" | "loading" | "shown" | "failed";

/** How long a frame may take before the picture comes back, in milliseconds; frames have no error event. */
const patience = 10_000;

/** Where an embed stands between its picture and its frame. Nothing of it outlives the page. */
function usePhase() {
  const [phase, setPhase] = useState<Phase>("poster");
  useEffect(() => {
    if (phase !== "loading") return;
    const timer = setTimeout(() => setPhase("failed"), patience);
    return () => clearTimeout(timer);
  }, [phase]);
  return { phase, isOpen: phase === "loading" || phase === "shown", setPhase };
}

type EmbedFigureProps = {
  use: "video" | "map";
  embed: Embed;
  /** Our own picture, in the frame's place. */
  picture: ReactNode;
  /** What the video or the map shows. */
  title: string;
  /** What else can be done, below. */
  children?: ReactNode;
};

/** A video or a map of a third party: our own picture, and the frame for who asks for it, each time anew. */
export function EmbedFigure({ picture, children, ...embed }: EmbedFigureProps) {
  const phase = usePhase();
  return (
    <Poster
      picture={picture}
      over={phase.isOpen ? <EmbedFrame {...embed} {...phase} /> : null}
      panel={<EmbedPanel {...embed} {...phase} />}
    >
      {children}
    </Poster>
  );
}

/**
 * A third party's video behind the hero's text, over its picture: silent and endless for who asks for it, each time
 * anew. Stopped, it leaves the picture, as our own loop does.
 */
export function HeroEmbed({ embed, title }: { embed: Embed; title: string }) {
  const phase = usePhase();
  return (
    <>
      {phase.isOpen ? <EmbedFrame use="background" embed={embed} title={title} {...phase} /> : null}
      <div className={styles.strip}>
        <EmbedPanel use="background" embed={embed} {...phase} />
      </div>
    </>
  );
}
