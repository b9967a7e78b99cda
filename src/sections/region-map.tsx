import { graphql } from "gatsby";
import * as breakpoints from "../styles/breakpoints.module.css";
import { Drawing, drawingSize } from "../ui/drawing";
import * as styles from "./region-map.module.css";

export const fragment = graphql`
  fragment DrawnMap on DrawnMap {
    drawing {
      ...DrawingSource
    }
    wideDrawing {
      aspect
      src {
        publicURL
      }
    }
    caption
  }
`;

type RegionMapProps = { map: Queries.DrawnMapFragment; isWide?: boolean };

/** @param isWide uses the wide drawing, except on phones, where its lettering would be too small */
export function RegionMap({ map: { drawing, wideDrawing }, isWide = false }: RegionMapProps) {
  return (
    <picture className={`contents ${styles.map}`}>
      {isWide && wideDrawing ? (
        // Prints the drawing that the screen shows, because another one would not load in time.
        <source
          media={`print, ${breakpoints.tablet}`}
          srcSet={wideDrawing.src.publicURL ?? undefined}
          {...drawingSize(wideDrawing.aspect)}
        />
      ) : null}
      <Drawing drawing={drawing} />
    </picture>
  );
}
