/** Pictures that nobody has scrolled to are on paper too: Chromium fetches them by itself, in other browsers the page asks for them. */
export function fetchPicturesForPrint(): void {
  addEventListener("beforeprint", () => {
    for (const picture of document.querySelectorAll<HTMLImageElement>("img[loading=lazy]"))
      picture.removeAttribute("loading");
  });
}
