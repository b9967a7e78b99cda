/** Plays our own films: the one behind a hero by itself, those below at a press. */
import { prefersReducedMotion } from "../lib/reduced-motion";

type Connection = { saveData?: boolean; effectiveType?: string };

/** Save-Data, 2G or 3G; only Chromium reports them. */
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
      // Leaves the controls if no source is playable.
      void film.play().catch(() => undefined);
    };
  }
}

/** Offers a button for the hero's film, and plays it on wide screens. */
function manageHeroFilm(): void {
  const film = document.querySelector<HTMLVideoElement>("video[data-autoplay-media]");
  const button = document.querySelector<HTMLElement>("[data-film-button]");
  if (!film || !button || prefersReducedMotion() || isConnectionSlow()) return;

  // Leaves the picture and the button if the browser refuses to play.
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
