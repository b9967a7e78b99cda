import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { fetchPriority } from "../lib/fetch-priority";
import { InlineScript } from "../start/inline-script";
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
 * Two views that meet at the slider and cover the picture. Hidden, and so not loaded, until the slider moves
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
            crop={{
              file: phone.src,
              broadFile: phone.broad,
              media: breakpoints.portraitWindow,
              sizes: "100vw",
            }}
            className={`fill ${styles.view} ${className}`}
          />
        ))}
      </div>
      <picture>
        <source media={breakpoints.portraitWindow} srcSet={phoneDrawing.src.publicURL ?? undefined} />
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

/** Figures of the survey in the picture: beside it on wide screens, a strip below it on phones. */
export const HeroFigures = ({
  comparison: { facts, caption },
}: {
  comparison: Queries.HeroComparisonFragment;
}) => (
  <div className={`small ${styles.figures}`}>
    <TitleBlock facts={facts} />
    <p className="label quiet">{caption}</p>
  </div>
);

/** Child of the hero's section, whose views it moves, after the title in reading order. */
export const HeroSlider = () => (
  <>
    <input
      type="range"
      className={`screen-only ${sliderStyles.slider} ${styles.handle}`}
      defaultValue={50}
      aria-label={sectionStrings.heroComparison}
      aria-valuetext={sectionStrings.heroShares(50)}
      autoComplete="off"
      data-comparison-slider=""
      data-media={breakpoints.portraitWindow}
      data-rest={36}
    />
    <InlineScript name="comparison-slider" />
  </>
);
