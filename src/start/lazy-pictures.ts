/**
 * Lets lazy pictures load in two steps: after the page those on the first screen, then, once somebody scrolls, the
 * others. src/styles/base.css holds them back until then.
 */

/** Excludes the view of a comparison that the other one covers. */
const isOnFirstScreen = (image: Element) =>
  !image.closest("[data-after]") &&
  Number(image.closest(":not(picture, img)")?.getBoundingClientRect().top) < innerHeight;

/** Without it, Chromium on 3G would fetch all pictures of a page together with those on the first screen. */
export function releasePictures(): void {
  const release = () => void delete document.documentElement.dataset.pictures;
  // Captures, because `toggle` does not bubble.
  const releaseOn = (type: string) =>
    addEventListener(type, release, { once: true, passive: true, capture: true });
  releaseOn("scroll");

  addEventListener("load", () => {
    for (const image of document.querySelectorAll<HTMLImageElement>("img[loading=lazy]"))
      if (isOnFirstScreen(image)) image.dataset.near = "";
    // A text that unfolds shows its pictures. Listens only now, because `toggle` also fires while a page loads.
    releaseOn("toggle");
    // Crawlers only enlarge the window. Chromium also fires `resize` just after a fast page has loaded.
    const heightAtLoad = innerHeight;
    addEventListener("resize", () => innerHeight > heightAtLoad && release());
  });
}
