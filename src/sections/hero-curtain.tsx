import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { fetchPriority } from "../lib/fetch-priority";
import { InlineScript } from "../start/inline-script";
import { sectionStrings } from "../strings/sections";
import * as breakpoints from "../styles/breakpoints.module.css";
import { Picture } from "../ui/picture";
import { TitleBlock } from "../ui/title-block";
import * as curtainStyles from "./curtain.module.css";
import * as styles from "./hero-curtain.module.css";

export const fragment = graphql`
  fragment CurtainView on ViewWithoutAlt {
    src {
      childImageSharp {
        gatsbyImageData(width: 1200, avifOptions: { quality: 36 })
      }
    }
  }
  fragment HeroCurtain on HeroCurtain {
    left {
      ...CurtainView
    }
    right {
      ...CurtainView
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
  curtain: Queries.HeroCurtainFragment;
  children: ReactNode;
};

/**
 * Two views that meet at the ruler and cover the picture. Hidden, and so not loaded, until the ruler moves
 * (src/start/curtain.ts).
 */
export function HeroViews({ curtain, children }: HeroViewsProps) {
  const { left, right, phoneLeft, phoneRight, drawing, phoneDrawing } = curtain;
  const views = [
    { view: left, phone: phoneLeft, className: styles.left },
    { view: right, phone: phoneRight, className: styles.right },
  ];
  return (
    <div className={`screen-only ${styles.curtain}`} data-views="">
      {children}
      <div className={styles.views}>
        {views.map(({ view, phone, className }) => (
          <Picture
            key={className}
            image={{ ...view, alt: "", focus: middle }}
            sizes="112vw"
            crop={{ file: phone.src, media: breakpoints.portraitWindow, sizes: "100vw" }}
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
export const HeroFigures = ({ curtain: { facts, caption } }: { curtain: Queries.HeroCurtainFragment }) => (
  <div className={`small ${styles.figures}`}>
    <TitleBlock facts={facts} />
    <p className="label quiet">{caption}</p>
  </div>
);

/** Child of the hero's section, whose views it moves, after the title in reading order. */
export const HeroRuler = () => (
  <>
    <input
      type="range"
      className={`screen-only ${curtainStyles.slider} ${styles.handle}`}
      defaultValue={50}
      aria-label={sectionStrings.heroCurtain}
      aria-valuetext={sectionStrings.heroShares(50)}
      autoComplete="off"
      data-curtain=""
      data-media={breakpoints.portraitWindow}
      data-rest={36}
    />
    <InlineScript name="curtain" />
  </>
);
