import { prefersReducedMotion } from "../lib/reduced-motion";

type Connection = { saveData?: boolean; effectiveType?: string };

/** Save-Data, 2G or 3G; most browsers report none of it. */
function isConnectionSlow(): boolean {
  const { connection = {} } = navigator as Navigator & { connection?: Connection };
  return connection.saveData === true || (connection.effectiveType ?? "4g") !== "4g";
}

/** Stopped by the visitor, until the next document load. */
let isStopped = false;

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
  // Refused autoplay keeps the picture and the button.
  const play = () => void film.play().catch(() => undefined);
  button.hidden = false;
  button.onclick = () => {
    isStopped = !film.paused;
    if (isStopped) film.pause();
    else play();
  };
  const onChange = () => {
    const { play: playLabel = "", pause: pauseLabel = "" } = button.dataset;
    film.dataset.playing = String(!film.paused);
    button.setAttribute("aria-label", film.paused ? playLabel : pauseLabel);
  };
  Object.assign(film, { onplaying: onChange, onpause: onChange });
  if (film.paused && !isStopped && matchMedia(String(film.dataset.film)).matches) play();
}
