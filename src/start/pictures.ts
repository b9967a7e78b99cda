import type { Script } from "./held-press";

export const pictureLinks = 'main a[href^="/static/"]';

export const pictureScript = (load: () => Promise<typeof import("../lightbox/lightbox")>): Script => ({
  controls: pictureLinks,
  load: () => load(),
  open: async (link) => (await load()).openPicture(link),
});

/** On the first screen, and not the second view of a curtain. */
const isNear = (image: Element) =>
  !image.closest("[data-after]") &&
  Number(image.closest(":not(picture, img)")?.getBoundingClientRect().top) < innerHeight;

/** Releases pictures that base.css holds back: on 3G, Chromium would fetch them with the first screen. */
export function releasePictures(): void {
  const release = () => void delete document.documentElement.dataset.pictures;
  const releaseOn = (type: string) =>
    addEventListener(type, release, { once: true, passive: true, capture: true });
  releaseOn("scroll");
  addEventListener("load", () => {
    for (const image of document.querySelectorAll<HTMLImageElement>("img[loading=lazy]"))
      if (isNear(image)) image.dataset.near = "";
    // Crawlers only resize the window; `toggle` of an unfolding text does not bubble. Both also fire
    // while a page loads.
    for (const type of ["resize", "toggle"]) releaseOn(type);
  });
}
