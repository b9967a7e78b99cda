import type { ReactNode } from "react";
import * as styles from "./poster.module.css";
import { Reveal } from "./reveal";

type PosterProps = {
  picture: ReactNode;
  /** Takes the picture's place, in its box. */
  over?: ReactNode;
  /** Directly below the picture and as wide. */
  panel?: ReactNode;
  children?: ReactNode;
};

/** A picture with something to say or do below it: the placeholder of a video or a map. */
export function Poster({ picture, over, panel, children }: PosterProps) {
  return (
    <figure>
      <Reveal threshold={0.3} className={styles.picture}>
        {picture}
        {over}
      </Reveal>
      {panel}
      {children ? <figcaption className={styles.caption}>{children}</figcaption> : null}
    </figure>
  );
}
