/** Plays the studio's films: a hero's by itself, all others when their button is pressed. */
import { prefersReducedMotion } from "../lib/reduced-motion";

type Connection = { saveData?: boolean; effectiveType?: string };

/** Detects Save-Data, 2G and 3G, which only Chromium reports. */
function isConnectionSlow(): boolean {
  const { connection = {} } = navigator as Navigator & { connection?: Connection };
  return connection.saveData === true || (connection.effectiveType ?? "4g") !== "4g";
}

/** Shows one button instead of the native controls of a film below the hero, until it plays. */
function coverFilms(): void {
  for (const film of document.querySelectorAll<HTMLVideoElement>("video[controls]")) {
    const button = film.parentElement?.querySelector("button");
    if (!button) continue;
    film.controls = false;
    button.hidden = false;
    button.onclick = () => {
      film.controls = true;
      button.hidden = true;
      film.focus();
      // If no source is playable, the native controls stay.
      void film.play().catch(() => undefined);
    };
  }
}

/** Offers a button for the hero's film, and plays it on wide screens. */
function manageHeroFilm(): void {
  const film = document.querySelector<HTMLVideoElement>("video[data-autoplay-media]");
  const button = document.querySelector<HTMLElement>("[data-film-button]");
  if (!film || !button || prefersReducedMotion() || isConnectionSlow()) return;

  // If the browser refuses to play, picture and button stay.
  const play = () => void film.play().catch(() => undefined);
  button.hidden = false;
  button.onclick = () => {
    if (film.paused) play();
    else film.pause();
  };
  const showState = () => {
    const { play: playLabel = "", pause: pauseLabel = "" } = button.dataset;
    film.dataset.playing = String(!film.paused);
    button.setAttribute("aria-label", film.paused ? playLabel : pauseLabel);
  };
  film.onplaying = showState;
  film.onpause = showState;

  const isScreenWide = matchMedia(String(film.dataset.autoplayMedia)).matches;
  if (isScreenWide) play();
}

/** Must run after `load`: a film, often megabytes, would compete with the page. */
export function manageFilms(): void {
  coverFilms();
  manageHeroFilm();
}
