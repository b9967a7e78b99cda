import type { ReactNode } from "react";
import { Picture, type PictureSource } from "./picture";
import * as styles from "./poster.module.css";
import { Reveal } from "./reveal";

type PosterProps = {
  image: PictureSource;
  /** Takes the picture's place, in its box. */
  over?: ReactNode;
  /** Directly below the picture and as wide. */
  panel?: ReactNode;
  children?: ReactNode;
};

/** A picture in 16:9 with something to say or do below it: what stands in for a video or a map. */
export function Poster({ image, over, panel, children }: PosterProps) {
  return (
    <figure>
      <Reveal threshold={0.3} className={styles.picture}>
        <Picture image={image} sizes="(min-width: 86rem) 80rem, 92vw" className={styles.image} />
        {over}
      </Reveal>
      {panel}
      {children ? <figcaption className={styles.caption}>{children}</figcaption> : null}
    </figure>
  );
}
