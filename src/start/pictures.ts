import type { Script } from "./click-queue";

/** Links to large pictures, which open over the page. */
export const pictureLinks = 'main a[href^="/static/"]';

/** @param load fetches the module that shows them */
export const pictureScript = (load: () => Promise<typeof import("../lightbox/lightbox")>): Script => ({
  controls: pictureLinks,
  load,
  open: async (link) => (await load()).openPicture(link),
});

/** On the first screen, and not the second view of a curtain. */
const isNear = (image: Element) =>
  !image.closest("[data-after]") &&
  Number(image.closest(":not(picture, img)")?.getBoundingClientRect().top) < innerHeight;

/**
 * Has lazy pictures wait (src/styles/base.css): those of the first screen until the page with its largest picture is loaded,
 * the others until the visitor goes on. On 3G Chromium fetches pictures 2,500 px ahead: 107 kB of a home page that shows 67.
 */
export function releasePictures(): void {
  addEventListener("load", () => {
    for (const image of document.querySelectorAll<HTMLImageElement>("img[loading=lazy]"))
      if (isNear(image)) image.dataset.near = "";
  });
  const release = () => void delete document.documentElement.dataset.pictures;
  // A crawler makes its window as tall as the page; `toggle`, of a text that unfolds, does not bubble.
  for (const type of ["scroll", "resize", "toggle"])
    addEventListener(type, release, { once: true, passive: true, capture: true });
}
