/** Top of a page: title, lead and buttons, with a picture, film, embed, comparison, plate or motif. */
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import * as breakpoints from "../styles/breakpoints.module.css";
import { Breadcrumb, type Trail } from "../ui/breadcrumb";
import { Buttons } from "../ui/button";
import { ClickToLoad } from "../ui/embed/click-to-load";
import { type Motif, SurveyMotif } from "../ui/survey-motif";
import * as styles from "./hero.module.css";
import { HeroFacts, HeroSlider, HeroViews } from "./hero-comparison";
import { HeroFilm } from "./hero-film";
import { HeroPicture } from "./hero-picture";
import { HeroPlate } from "./plate";

export const fragment = graphql`
  fragment Hero on Hero {
    title
    subtitle
    videoUrl
    embed {
      ...EmbedSource
    }
    backgroundImage {
      ...HeroPictureSource
      ...HeroSquare
    }
    phoneImage {
      ...PhoneImage
    }
  }
`;

type HeroProps = {
  hero: Pick<Queries.HeroFragment, "title" | "subtitle"> & Partial<Queries.HeroFragment>;
  comparison?: Queries.HeroComparisonFragment | null;
  /** Sheet whose plate is shown if there is no picture. */
  sheet?: Queries.PlateFragment | null;
  /** Text at the foot of the plate. */
  caption?: string | null;
  trail?: Trail;
  /** Line above the title, such as a service's group. Null without one: any element, even an empty one, gets a box. */
  eyebrow?: ReactNode;
  children?: ReactNode;
  isTall?: boolean;
  /** Makes the hero only as high as its text. */
  isCompact?: boolean;
  motif?: Motif;
};

/** Returns the class of the hero's height and layout; a plain hero has neither picture nor plate. */
function variantOf({ isTall, isCompact }: HeroProps, isPlain: boolean) {
  if (isTall) return styles.tall;
  if (!isPlain) return styles.pictured;
  return isCompact ? styles.compact : styles.plain;
}

export function Hero(props: HeroProps) {
  const { hero, comparison, sheet, caption, trail, eyebrow, children, isTall, motif } = props;
  const { title, subtitle, backgroundImage, phoneImage, videoUrl, embed } = hero;
  const plate = backgroundImage ? null : sheet?.plate;
  const isPlain = !backgroundImage && !plate;
  const classes = [
    "stage",
    styles.hero,
    variantOf(props, isPlain),
    sheet && styles.ofService,
    embed && styles.withStrip,
    "on-ink",
  ];
  // Without an embed, `videoUrl` names a film.
  const film = backgroundImage && !embed ? videoUrl : null;
  const picture = backgroundImage ? (
    <HeroPicture
      image={backgroundImage}
      phoneImage={phoneImage}
      isWhole={Boolean(film)}
      portraitMedia={comparison ? breakpoints.portraitViewport : breakpoints.portraitPhone}
      sizes={isTall ? "112vw" : `${breakpoints.desktop} 70vw, 100vw`}
      className={`fill screen-only ${styles.image}`}
    />
  ) : null;
  return (
    <section id="testata" className={classes.filter(Boolean).join(" ")} aria-labelledby="titolo-pagina">
      {comparison ? <HeroViews comparison={comparison}>{picture}</HeroViews> : picture}
      {film && backgroundImage ? (
        <HeroFilm src={film} focus={backgroundImage.focus} className={`fill screen-only ${styles.image}`} />
      ) : null}
      {backgroundImage && isTall ? <div className={`fill screen-only ${styles.scrim}`} /> : null}
      {sheet && plate ? (
        <HeroPlate sheet={sheet} className={styles.image}>
          {caption}
        </HeroPlate>
      ) : null}
      {motif && isPlain ? <SurveyMotif motif={motif} /> : null}
      <div className={`container stack ${styles.container}`}>
        {trail ? <Breadcrumb {...trail} /> : null}
        {eyebrow ? <div className={`cluster small strong ${styles.eyebrow}`}>{eyebrow}</div> : null}
        <h1 id="titolo-pagina" className={styles.title}>
          {title}
        </h1>
        <p className={`lead ${styles.subtitle}`}>{subtitle}</p>
        {children ? <Buttons>{children}</Buttons> : null}
        {comparison ? <HeroFacts comparison={comparison} /> : null}
      </div>
      {comparison ? <HeroSlider /> : null}
      {backgroundImage && embed ? (
        <ClickToLoad use="background" embed={embed} picture={null} title={title} />
      ) : null}
    </section>
  );
}
