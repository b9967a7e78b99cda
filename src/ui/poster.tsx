import type { ReactNode } from "react";
import * as styles from "./poster.module.css";
import { Reveal } from "./reveal";

export type PosterProps = {
  /** A map may have none. */
  picture: ReactNode;
  over?: ReactNode;
  panel?: ReactNode;
  children?: ReactNode;
};

export function Poster({ picture, over, panel, children }: PosterProps) {
  return (
    <>
      <figure>
        {picture || over ? (
          <Reveal threshold={0.3} className={picture ? `photo ${styles.picture}` : "photo"}>
            {picture}
            {over}
          </Reveal>
        ) : null}
        {children ? <figcaption className={`flow ${styles.caption}`}>{children}</figcaption> : null}
      </figure>
      {panel}
    </>
  );
}
