/** Unfolds texts and requests lazy pictures: only Chromium waits for those by itself. */
export function prepareForPrint(): void {
  addEventListener("beforeprint", () => {
    for (const picture of document.querySelectorAll("img[loading=lazy]")) picture.removeAttribute("loading");
    const folded = document.querySelectorAll<HTMLDetailsElement>("details:not([open])");
    for (const details of folded) details.open = true;
    addEventListener(
      "afterprint",
      () => {
        for (const details of folded) details.open = false;
      },
      { once: true },
    );
  });
}
