/** Pictures that nobody has scrolled to are on paper too: Chromium sees to that by itself, the others do not. */
export function fetchPicturesForPrint(): void {
  addEventListener("beforeprint", () => {
    for (const picture of document.querySelectorAll("img[loading=lazy]")) picture.removeAttribute("loading");
  });
}
