import { graphql } from "gatsby";
import * as breakpoints from "../styles/breakpoints.module.css";
import { Picture } from "../ui/picture";
import { plateUrl } from "./plate";

export const fragment = graphql`
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

type CardPictureProps = Omit<Parameters<typeof Picture>[0], "image"> & {
  service: Queries.CardPictureFragment;
  className: string | undefined;
};

/** Shows a smaller part of the sheet than its plate (`detail`), or without a plate the hero's picture. */
export function CardPicture({ service: { hero, sheet }, className, ...pictureProps }: CardPictureProps) {
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
      <Picture image={hero.backgroundImage} alt="" {...pictureProps} />
    </div>
  );
}
