import "../ui/icon-button.css";
import { InlineScript } from "../start/inline-script";
import { layoutStrings } from "../strings/layout";
import * as breakpoints from "../styles/breakpoints.module.css";
import { VideoSources } from "../ui/video-sources";
import * as styles from "./hero-film.module.css";

type HeroFilmProps = { src: string; focus: { x: number; y: number }; className: string | undefined };

/** Muted loop exactly over the hero's picture, hidden until src/start/film.ts plays it. */
export const HeroFilm = ({ src, focus, className }: HeroFilmProps) => (
  <>
    <video
      className={`${styles.film} ${className}`}
      style={{ objectPosition: `${focus.x}% ${focus.y}%` }}
      data-autoplay-media={breakpoints.tablet}
      muted
      loop
      preload="none"
      playsInline
      aria-hidden="true"
      tabIndex={-1}
    >
      <VideoSources src={src} />
    </video>
    <button
      type="button"
      className={`icon-button ${styles.control}`}
      hidden
      data-film-button=""
      data-pause={layoutStrings.pauseVideo}
      data-play={layoutStrings.playVideo}
      aria-label={layoutStrings.playVideo}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true">
        <path className={styles.play} d="M8 5l11 7-11 7z" />
        <path className={styles.pause} d="M7 5h3v14H7zM14 5h3v14h-3z" />
      </svg>
    </button>
    <InlineScript name="film" />
  </>
);
