import type { ReactNode } from "react";
import * as styles from "./poster.module.css";
import { Reveal } from "./reveal";

export type PosterProps = {
  /** Null for a map without a drawing. */
  picture: ReactNode;
  overlay?: ReactNode;
  panel?: ReactNode;
  children?: ReactNode;
};

/** Picture of a video or map, with what covers it, its caption and, for third-party content, the panel that loads it. */
export function Poster({ picture, overlay, panel, children }: PosterProps) {
  return (
    <>
      <figure>
        {picture || overlay ? (
          <Reveal threshold={0.3} className={picture ? `photo ${styles.picture}` : "photo"}>
            {picture}
            {overlay}
          </Reveal>
        ) : null}
        {children ? <figcaption className={`cluster ${styles.caption}`}>{children}</figcaption> : null}
      </figure>
      {panel}
    </>
  );
}
