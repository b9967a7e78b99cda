import { graphql } from "gatsby";
import type { CSSProperties, ReactNode } from "react";
import { fetchPriority } from "../lib/fetch-priority";
import * as breakpoints from "../styles/breakpoints.module.css";
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
      phoneView
      detail
      phoneDetail
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

type Sheet = { readonly drawing: { readonly src: { readonly publicURL: string | null } } };

/** @param view part of the sheet, in the form of `viewBox` */
export const plateUrl = ({ drawing }: Sheet, view: string) =>
  `${drawing.src.publicURL}#svgView(viewBox(${view.replaceAll(" ", ",")}))`;

const ratioOf = (view: string) => view.split(" ").slice(2).join(" / ");

type HeroPlateProps = { sheet: Queries.PlateFragment; className: string | undefined; children: ReactNode };

/** Part of a sheet in a frame, on phones a smaller part as wide as the viewport. */
export function HeroPlate({ sheet, className, children }: HeroPlateProps) {
  const { plate } = sheet;
  if (!plate) return null;
  const ratios = { "--ratio": ratioOf(plate.view), "--phone-ratio": ratioOf(plate.phoneView) };
  return (
    <figure className={`screen-only ${styles.plate} ${className}`} style={ratios as CSSProperties}>
      <picture>
        <source media={breakpoints.phone} srcSet={plateUrl(sheet, plate.phoneView)} />
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

type CardPictureProps = Omit<Parameters<typeof Picture>[0], "image"> & {
  service: Queries.CardPictureFragment;
  className: string | undefined;
};

/** The sheet's detail, else the hero's picture. */
export function CardPicture({ service: { hero, sheet }, className, ...picture }: CardPictureProps) {
  if (sheet?.plate)
    return (
      <div className={`photo ${className}`}>
        <picture>
          <source media={breakpoints.phone} srcSet={plateUrl(sheet, sheet.plate.phoneDetail)} />
          <img
            src={plateUrl(sheet, sheet.plate.detail)}
            alt=""
            width="160"
            height="90"
            className="fill"
            loading="lazy"
            decoding="async"
          />
        </picture>
      </div>
    );
  if (!hero.backgroundImage) return null;
  return (
    <div className={`photo ${className}`}>
      <Picture image={hero.backgroundImage} alt="" {...picture} />
    </div>
  );
}
