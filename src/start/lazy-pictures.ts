/**
 * Lets lazy pictures load in two steps: those on the first screen after the page, all others once somebody scrolls.
 * Until then, src/styles/base.css holds them back.
 */

/**
 * Excludes pictures of which only a strip shows, and the second view of a comparison: they also wait for a scroll.
 * Measures the parent, because src/styles/base.css keeps a waiting picture far above the page.
 */
const isOnFirstScreen = (image: Element) =>
  !image.closest("[data-after]") &&
  Number(image.closest(":not(picture, img)")?.getBoundingClientRect().top) < innerHeight - 32;

/** Releases waiting pictures. If none waited, Chromium on 3G would fetch all together with the first screen's. */
export function manageLazyPictures(): void {
  const release = () => void delete document.documentElement.dataset.pictures;
  // Captures, because `toggle` does not bubble.
  const releaseOn = (type: string) =>
    addEventListener(type, release, { once: true, passive: true, capture: true });
  releaseOn("scroll");

  addEventListener("load", () => {
    for (const image of document.querySelectorAll<HTMLImageElement>("img[loading=lazy]"))
      if (isOnFirstScreen(image)) image.dataset.near = "";
    // Releases the pictures of a text that unfolds. Listens only now: `toggle` also fires while a page loads.
    releaseOn("toggle");
    // Releases pictures for crawlers, which only enlarge the window. Compares heights, because Chromium also fires
    // `resize` just after a fast page has loaded.
    const heightAtLoad = innerHeight;
    addEventListener("resize", () => innerHeight > heightAtLoad && release());
  });
}
