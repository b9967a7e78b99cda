import type { ReactNode } from "react";
import type { Embed, EmbedKind } from "../../lib/embed";
import type { PictureSource } from "../picture";
import { Poster } from "../poster";
import { EmbedPanel } from "./embed-panel";
import { isOpen, useEmbed } from "./use-embed";

type EmbedFigureProps = {
  kind: EmbedKind;
  embed: Embed;
  poster: PictureSource;
  /** What the video or the map shows. */
  title: string;
  /** What else can be done, below. */
  children?: ReactNode;
};

/** A video or a map of a third party: our own picture, until the visitor asks for more. */
export function EmbedFigure({ kind, embed, poster, title, children }: EmbedFigureProps) {
  const { state, setState, parts } = useEmbed();
  const live = { kind, embed, state, onChange: setState };
  return (
    <Poster
      image={poster}
      over={parts && isOpen(state) ? <parts.EmbedFrame {...live} title={title} /> : null}
      panel={
        <EmbedPanel use={kind} embed={embed}>
          {parts ? <parts.EmbedControls {...live} /> : null}
        </EmbedPanel>
      }
    >
      {children}
    </Poster>
  );
}
