import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { fetchPriority } from "../lib/fetch-priority";
import { InlineScript } from "../start/inline-script";
import { measurementSide, proportionsText, viewSide } from "../strings/comparison";
import { sectionStrings } from "../strings/sections";
import * as breakpoints from "../styles/breakpoints.module.css";
import { Picture } from "../ui/picture";
import { TitleBlock } from "../ui/title-block";
import * as sliderStyles from "./comparison-slider.module.css";
import * as styles from "./hero-comparison.module.css";

export const fragment = graphql`
  fragment ComparisonView on ComparisonView {
    src {
      childImageSharp {
        gatsbyImageData(width: 1200, avifOptions: { quality: 36 })
      }
    }
  }
  fragment HeroComparison on HeroComparison {
    left {
      ...ComparisonView
    }
    right {
      ...ComparisonView
    }
    phoneLeft {
      ...PhoneImage
    }
    phoneRight {
      ...PhoneImage
    }
    drawing {
      ...DrawingFile
    }
    phoneDrawing {
      ...DrawingFile
    }
    facts {
      label
      value
    }
    caption
  }
`;

const middle = { x: 50, y: 50 };

type HeroViewsProps = {
  comparison: Queries.HeroComparisonFragment;
  children: ReactNode;
};

/**
 * Two views that meet at the slider and cover the picture. They are hidden, and so not loaded, until the slider moves
 * (src/start/comparison-slider.ts).
 */
export function HeroViews({ comparison, children }: HeroViewsProps) {
  const { left, right, phoneLeft, phoneRight, drawing, phoneDrawing } = comparison;
  const views = [
    { view: left, phone: phoneLeft, className: styles.left },
    { view: right, phone: phoneRight, className: styles.right },
  ];
  return (
    <div className={`screen-only ${styles.comparison}`} data-views="">
      {children}
      <div className={styles.views}>
        {views.map(({ view, phone, className }) => (
          <Picture
            key={className}
            image={{ ...view, alt: "", focus: middle }}
            sizes="112vw"
            artDirection={{
              file: phone.src,
              broadFile: phone.broad,
              media: breakpoints.portraitViewport,
              sizes: "100vw",
            }}
            className={`fill ${styles.view} ${className}`}
          />
        ))}
      </div>
      <picture>
        <source media={breakpoints.portraitViewport} srcSet={phoneDrawing.src.publicURL ?? undefined} />
        <img
          className={`fill ${styles.view}`}
          src={drawing.src.publicURL ?? undefined}
          alt=""
          width={1280}
          height={720}
          {...fetchPriority("low")}
        />
      </picture>
    </div>
  );
}

/** Facts of the survey in the picture: in its corner, or in portrait viewports in a strip below it. */
export const HeroFacts = ({
  comparison: { facts, caption },
}: {
  comparison: Queries.HeroComparisonFragment;
}) => (
  <div className={`small ${styles.facts}`}>
    <TitleBlock facts={facts} />
    <p className="label quiet">{caption}</p>
  </div>
);

/** Percent at which the portrait picture is divided: no vertex of its drawing stands there. */
const portraitStart = 36;

/** Must be a child of the hero's section, whose views it moves, and follow the title in reading order. */
export const HeroSlider = () => (
  <>
    <input
      type="range"
      className={`screen-only ${sliderStyles.slider} ${styles.handle}`}
      defaultValue={50}
      aria-label={sectionStrings.heroComparison}
      aria-valuetext={proportionsText(50, measurementSide, viewSide)}
      autoComplete="off"
      data-comparison-slider=""
      data-left={measurementSide}
      data-right={viewSide}
      data-media={breakpoints.portraitViewport}
      data-portrait-start={portraitStart}
    />
    <InlineScript name="comparison-slider" />
  </>
);
