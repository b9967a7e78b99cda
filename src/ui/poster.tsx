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
      {picture || over ? (
        <Reveal threshold={0.3} className={picture ? styles.picture : styles.bare}>
          {picture}
          {over}
        </Reveal>
      ) : null}
      {panel}
      {children ? <figcaption className={styles.caption}>{children}</figcaption> : null}
    </figure>
  );
}
