/** The film behind a hero, which weighs 863 kB and so loads after the page. */
import { prefersReducedMotion } from "../lib/reduced-motion";

type Connection = { saveData?: boolean; effectiveType?: string };

/** Save-Data, 2G or 3G; only Chromium reports them. */
function isConnectionSlow(): boolean {
  const { connection = {} } = navigator as Navigator & { connection?: Connection };
  return connection.saveData === true || (connection.effectiveType ?? "4g") !== "4g";
}

/** Shows the film's button, and plays by itself on wide screens, unless the line is slow or motion is reduced. */
export function manageFilm(): void {
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
