/** Plates: parts of a sheet, shown by `#svgView` of the sheet's own file, which a page fetches only once. */
import { graphql } from "gatsby";
import type { CSSProperties, ReactNode } from "react";
import { fetchPriority } from "../lib/fetch-priority";
import * as breakpoints from "../styles/breakpoints.module.css";
import * as styles from "./plate.module.css";

export const fragment = graphql`
  fragment Plate on ServiceSheet {
    title
    drawing {
      src {
        publicURL
      }
    }
    plate {
      alt
      view
      phoneView
      detail
      phoneDetail
    }
  }
`;

type Sheet = { readonly drawing: { readonly src: { readonly publicURL: string | null } } };

/** @param view part of the sheet, in the form of `viewBox` */
export const plateUrl = ({ drawing }: Sheet, view: string) =>
  `${drawing.src.publicURL}#svgView(viewBox(${view.replaceAll(" ", ",")}))`;

/** `aspect-ratio` of a view. */
export const ratioOf = (view: string) => view.split(" ").slice(2).join(" / ");

type HeroPlateProps = { sheet: Queries.PlateFragment; className: string | undefined; children: ReactNode };

/** Part of a sheet in a frame; in portrait viewports, a smaller part. */
export function HeroPlate({ sheet, className, children }: HeroPlateProps) {
  const { plate } = sheet;
  if (!plate) return null;
  const ratios = { "--ratio": ratioOf(plate.view), "--phone-ratio": ratioOf(plate.phoneView) };
  return (
    <figure className={`screen-only ${styles.plate} ${className}`} style={ratios as CSSProperties}>
      <picture>
        <source
          media={`${breakpoints.phone}, ${breakpoints.portraitViewport}`}
          srcSet={plateUrl(sheet, plate.phoneView)}
        />
        <img
          src={plateUrl(sheet, plate.view)}
          alt={plate.alt}
          width="360"
          height="270"
          className={styles.drawing}
          decoding="sync"
          {...fetchPriority("high")}
        />
      </picture>
      <figcaption className="label tabular">{children}</figcaption>
    </figure>
  );
}
