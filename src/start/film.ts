import { prefersReducedMotion } from "../lib/reduced-motion";

type Connection = { saveData?: boolean; effectiveType?: string };

/** Save-Data, 2G or 3G. Most browsers report none of it. */
function isConnectionSlow(): boolean {
  const { connection = {} } = navigator as Navigator & { connection?: Connection };
  return connection.saveData === true || (connection.effectiveType ?? "4g") !== "4g";
}

/** Stopped by the visitor, it does not start again on other pages before a page is loaded anew. */
let isStopped = false;

/**
 * Plays the hero's film over its picture, on wide screens by itself, on others at its button. Where less motion is wanted or
 * the line is slow there is the picture alone. Call it once the page is loaded: the film weighs six times as much.
 */
export function playFilm(): void {
  const film = document.querySelector<HTMLVideoElement>("video[data-film]");
  const button = document.querySelector<HTMLElement>("[data-film-button]");
  if (!film || !button || prefersReducedMotion() || isConnectionSlow()) return;
  // Where the browser refuses, the picture stays, and the button goes on offering it.
  const play = () => void film.play().catch(() => undefined);
  button.hidden = false;
  button.onclick = () => {
    isStopped = !film.paused;
    if (isStopped) film.pause();
    else play();
  };
  const onChange = () => {
    const { play: offer = "", pause = "" } = button.dataset;
    film.dataset.playing = String(!film.paused);
    button.setAttribute("aria-label", film.paused ? offer : pause);
  };
  Object.assign(film, { onplaying: onChange, onpause: onChange });
  if (film.paused && !isStopped && matchMedia(String(film.dataset.film)).matches) play();
}
