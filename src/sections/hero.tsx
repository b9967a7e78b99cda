import { graphql } from "gatsby";
import type { ReactNode } from "react";
import * as widths from "../styles/breakpoints.module.css";
import { Breadcrumb, type Trail } from "../ui/breadcrumb";
import { Buttons } from "../ui/button";
import { ClickToLoadBackground } from "../ui/embed/click-to-load";
import { HeroMotif, type Motif } from "../ui/survey-motif";
import * as styles from "./hero.module.css";
import { HeroFilm } from "./hero-film";
import { HeroPicture } from "./hero-picture";

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
    }
    phoneImage {
      ...PhoneImage
    }
  }
`;

type HeroProps = {
  hero: Pick<Queries.HeroFragment, "title" | "subtitle"> & Partial<Queries.HeroFragment>;
  /** The way here; the home page has none. */
  trail?: Trail;
  /** Small text above the title: a category. */
  label?: ReactNode;
  /** Buttons below the subtitle. */
  children?: ReactNode;
  /** The home page's hero fills the first screen. */
  tall?: boolean;
  /** As low as its text: what follows is what the visitor came for. */
  compact?: boolean;
  /** The drawing of a hero without a picture. */
  motif?: Motif;
};

/** Title and subtitle over the page's picture or video; without one, over a drawing on ink. */
export function Hero({ hero, trail, label, children, tall = false, compact = false, motif }: HeroProps) {
  const { title, subtitle, backgroundImage, phoneImage, videoUrl, embed } = hero;
  const look = backgroundImage ? styles.pictured : compact ? styles.compact : styles.plain;
  const size = tall ? styles.tall : look;
  const classes = [styles.hero, size, phoneImage && styles.composed, embed && styles.withStrip, "on-ink"];
  return (
    <section id="testata" className={classes.filter(Boolean).join(" ")} aria-labelledby="titolo-pagina">
      {backgroundImage ? (
        <HeroPicture
          image={backgroundImage}
          phoneImage={phoneImage}
          sizes={tall ? "100vw" : `${widths.desk} 70vw, 100vw`}
          className={styles.image}
        />
      ) : null}
      {backgroundImage && videoUrl && !embed ? <HeroFilm file={videoUrl} /> : null}
      {backgroundImage ? <div className={styles.scrim} /> : null}
      {motif && !backgroundImage ? <HeroMotif drawing={motif} /> : null}
      <div className={styles.sheet}>
        {trail ? <Breadcrumb {...trail} /> : null}
        {label ? <div className={styles.label}>{label}</div> : null}
        <h1 id="titolo-pagina" className={styles.title}>
          {title}
        </h1>
        <p className={styles.subtitle}>{subtitle}</p>
        {children ? <Buttons>{children}</Buttons> : null}
      </div>
      {backgroundImage && embed ? <ClickToLoadBackground embed={embed} title={title} /> : null}
    </section>
  );
}
