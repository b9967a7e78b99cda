import { graphql } from "gatsby";
import type { CSSProperties, ReactNode } from "react";
import * as widths from "../styles/breakpoints.module.css";
import { Picture } from "../ui/picture";
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
      detail
    }
  }
  fragment CardPicture on Service {
    hero {
      backgroundImage {
        ...PictureSource
      }
    }
    sheet {
      ...Plate
    }
  }
`;

/** @param view part of the sheet, in the form of `viewBox` */
const plateUrl = ({ drawing }: Queries.PlateFragment, view: string) =>
  `${drawing.src.publicURL}#svgView(viewBox(${view.replaceAll(" ", ",")}))`;

type HeroPlateProps = { sheet: Queries.PlateFragment; className: string | undefined; children: ReactNode };

/** Part of a sheet, whole in boxes of any shape, and its detail in small windows. */
export function HeroPlate({ sheet, className, children }: HeroPlateProps) {
  const { plate } = sheet;
  if (!plate) return null;
  const [, , width, height] = plate.view.split(" ");
  return (
    <figure className={`fill screen-only ${styles.plate} ${className}`}>
      <picture>
        <source media={widths.roomy} srcSet={plateUrl(sheet, plate.view)} />
        <img
          src={plateUrl(sheet, plate.detail)}
          alt={plate.alt}
          width={width}
          height={height}
          className={styles.drawing}
          style={{ "--ratio": `${width} / ${height}` } as CSSProperties}
          decoding="sync"
          // React 18 knows it only in lower case.
          {...{ fetchpriority: "high" }}
        />
      </picture>
      <figcaption className="label tabular">{children}</figcaption>
    </figure>
  );
}

type CardPictureProps = Omit<Parameters<typeof Picture>[0], "image"> & {
  service: Queries.CardPictureFragment;
  className: string | undefined;
};

/** The sheet's detail, else the hero's picture. */
export function CardPicture({ service: { hero, sheet }, className, ...picture }: CardPictureProps) {
  if (sheet?.plate)
    return (
      <div className={`photo ${styles.card} ${className}`}>
        <img
          src={plateUrl(sheet, sheet.plate.detail)}
          alt=""
          width="160"
          height="90"
          loading="lazy"
          decoding="async"
        />
      </div>
    );
  if (!hero.backgroundImage) return null;
  return (
    <div className={`photo ${className}`}>
      <Picture image={hero.backgroundImage} alt="" {...picture} />
    </div>
  );
}
