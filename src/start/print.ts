/** Unfolds texts for the paper, and requests lazy pictures, because only Chromium loads them by itself. */
export function prepareForPrint(): void {
  addEventListener("beforeprint", () => {
    for (const picture of document.querySelectorAll("img[loading=lazy]")) picture.removeAttribute("loading");

    const foldedTexts = document.querySelectorAll<HTMLDetailsElement>("details:not([open])");
    const setOpen = (isOpen: boolean) => {
      for (const details of foldedTexts) details.open = isOpen;
    };
    setOpen(true);
    addEventListener("afterprint", () => setOpen(false), { once: true });
  });
}
