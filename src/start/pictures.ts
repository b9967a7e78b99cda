import type { OnDemandScript } from "./held-press";

/** Links from a picture to its large version, which the lightbox opens. */
export const pictureLinks = 'main a[href^="/static/"]';

type LoadLightbox = () => Promise<typeof import("../lightbox/lightbox")>;

export const onDemandLightbox = (load: LoadLightbox): OnDemandScript => ({
  controls: pictureLinks,
  load: () => load(),
  open: async (link) => (await load()).openPicture(link),
});

/** Excludes the covered view of a comparison. */
const isOnFirstScreen = (image: Element) =>
  !image.closest("[data-after]") &&
  Number(image.closest(":not(picture, img)")?.getBoundingClientRect().top) < innerHeight;

/** Releases the pictures that base.css holds back: on 3G, Chromium would fetch them with the first screen. */
export function releasePictures(): void {
  const release = () => void delete document.documentElement.dataset.pictures;
  const releaseOn = (type: string) =>
    addEventListener(type, release, { once: true, passive: true, capture: true });
  releaseOn("scroll");

  addEventListener("load", () => {
    for (const image of document.querySelectorAll<HTMLImageElement>("img[loading=lazy]"))
      if (isOnFirstScreen(image)) image.dataset.near = "";
    // A text that unfolds shows its pictures. Not before, because `toggle` also fires while a page loads; captured,
    // because it does not bubble.
    releaseOn("toggle");
    // Crawlers only enlarge the window. Chromium also fires `resize` just after a fast page has loaded.
    const heightAtLoad = innerHeight;
    addEventListener("resize", () => innerHeight > heightAtLoad && release());
  });
}
