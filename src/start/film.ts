/** The film behind a hero, which weighs 863 kB and so loads after the page. */
import { prefersReducedMotion } from "../lib/reduced-motion";

type Connection = { saveData?: boolean; effectiveType?: string };

/** Save-Data, 2G or 3G; only Chromium reports them. */
function isConnectionSlow(): boolean {
  const { connection = {} } = navigator as Navigator & { connection?: Connection };
  return connection.saveData === true || (connection.effectiveType ?? "4g") !== "4g";
}

/** Until it plays, a film below the hero shows one button instead of its native controls. */
function coverFilms(): void {
  for (const film of document.querySelectorAll<HTMLVideoElement>("video[controls]")) {
    const button = film.previousElementSibling as HTMLElement;
    film.controls = false;
    button.hidden = false;
    button.onclick = () => {
      film.controls = true;
      button.hidden = true;
      film.focus();
      // Without a playable source, the controls stay.
      void film.play().catch(() => undefined);
    };
  }
}

/** Wires the buttons; the hero's film plays by itself on wide screens. Call it after load: the film weighs 863 kB. */
export function manageFilm(): void {
  coverFilms();
  const film = document.querySelector<HTMLVideoElement>("video[data-film]");
  const button = document.querySelector<HTMLElement>("[data-film-button]");
  if (!film || !button || prefersReducedMotion() || isConnectionSlow()) return;

  // If the browser refuses to play, the picture and the button stay.
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

  const isScreenWide = matchMedia(String(film.dataset.film)).matches;
  if (isScreenWide) play();
}
