import { graphql } from "gatsby";
import type { CSSProperties } from "react";
import { InlineScript } from "../start/inline-script";
import { measurementSide, proportionsText, viewSide } from "../strings/comparison";
import { sectionStrings } from "../strings/sections";
import { Picture } from "../ui/picture";
import * as styles from "./comparison-slider.module.css";

export const fragment = graphql`
  fragment Comparison on Comparison {
    before {
      ...PictureSource
    }
    after {
      ...PictureSource
    }
    start
    caption
  }
`;

/**
 * States less than the width on phones, where a picture is 2.2 times as wide as the viewport, so that phones of
 * density 2 and more load the variant of 1200 px.
 */
const sizes = "(max-width: 42.99rem) and (max-resolution: 2.49dppx) 145vw, (min-width: 86rem) 80rem, 92vw";

/**
 * Two views with a slider between them (src/start/comparison-slider.ts). Without scripts, their division does not move;
 * on paper, both are whole.
 */
export function ComparisonSlider({
  comparison,
  title,
}: {
  comparison: Queries.ComparisonFragment;
  title: string;
}) {
  const { before, after, start, caption } = comparison;
  return (
    <figure>
      <div
        className={`photo ${styles.views}`}
        style={{ "--split": start / 100 } as CSSProperties}
        data-views=""
      >
        <Picture image={before} sizes={sizes} />
        <div className={`fill ${styles.after}`} data-after="">
          <Picture image={after} sizes={sizes} />
        </div>
        <input
          type="range"
          className={`fill screen-only ${styles.slider}`}
          defaultValue={start}
          aria-label={sectionStrings.comparisonSlider(title)}
          aria-valuetext={proportionsText(start, viewSide, measurementSide)}
          autoComplete="off"
          data-comparison-slider=""
          data-left={viewSide}
          data-right={measurementSide}
        />
      </div>
      <InlineScript name="comparison-slider" />
      <p className={`label strong screen-only ${styles.sides}`} aria-hidden="true">
        <span>{sectionStrings.view}</span> <span>{sectionStrings.measurement}</span>
      </p>
      <figcaption className="caption small quiet">{caption}</figcaption>
    </figure>
  );
}
