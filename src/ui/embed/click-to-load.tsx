import type { Embed } from "../../../shared/embed";
import { Island } from "../../islands/island";
import { Poster, type PosterProps } from "../poster";
import { EmbedFrame, type EmbedProps } from "./embed-frame";

type ClickToLoadProps = Omit<EmbedProps, "embed"> & PosterProps & { embed: Embed | null };

/** Shows the picture until the frame has loaded, or for good without an embed. A `background` has no picture. */
export function ClickToLoad({ embed, use, title, ...poster }: ClickToLoadProps) {
  if (!embed) return <Poster {...poster} />;
  const slots = { picture: poster.picture, caption: poster.children };
  return <Island name="embed" component={EmbedFrame} props={{ embed, use, title }} slots={slots} />;
}
