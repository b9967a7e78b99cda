import type { Script } from "./click-queue";

export const pictureLinks = 'main a[href^="/static/"]';

export const pictureScript = (load: () => Promise<typeof import("../lightbox/lightbox")>): Script => ({
  controls: pictureLinks,
  load,
  open: async (link) => (await load()).openPicture(link),
});

/** On the first screen, and not the second view of a curtain. */
const isNear = (image: Element) =>
  !image.closest("[data-after]") &&
  Number(image.closest(":not(picture, img)")?.getBoundingClientRect().top) < innerHeight;

/** Delays lazy pictures (src/styles/base.css): on 3G Chromium fetches 2,500 px ahead, 107 kB, not 67. */
export function releasePictures(): void {
  const release = () => void delete document.documentElement.dataset.pictures;
  const releaseOn = (type: string) =>
    addEventListener(type, release, { once: true, passive: true, capture: true });
  addEventListener("load", () => {
    for (const image of document.querySelectorAll<HTMLImageElement>("img[loading=lazy]"))
      if (isNear(image)) image.dataset.near = "";
    // An unfolding text; its event does not bubble. Texts open from the start have had theirs before.
    releaseOn("toggle");
  });
  // Crawlers only resize the window.
  for (const type of ["scroll", "resize"]) releaseOn(type);
}
