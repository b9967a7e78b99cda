/** How long printing waits for pictures that do not come, in ms. */
const patience = 5_000;

const unseen = () => [...document.querySelectorAll<HTMLImageElement>("img[loading=lazy]")];

/** Has pictures fetched that nobody has scrolled to; ends when they have come, or cannot. */
function fetchUnseen(): Promise<unknown> {
  const pictures = unseen();
  for (const picture of pictures) picture.removeAttribute("loading");
  return Promise.allSettled(pictures.map((picture) => picture.decode()));
}

/**
 * Pictures that nobody has scrolled to are on paper too. Browsers print without waiting for what `beforeprint` asks for;
 * Chromium, which prints when a page says so, can be made to wait where printing is asked for by the keyboard.
 */
export function fetchPicturesForPrint(): void {
  addEventListener("beforeprint", () => {
    void fetchUnseen();
    const folded = [...document.querySelectorAll<HTMLDetailsElement>("details:not([open])")];
    for (const details of folded) details.open = true;
    addEventListener(
      "afterprint",
      () => {
        for (const details of folded) details.open = false;
      },
      { once: true },
    );
  });
  const { userAgentData } = navigator as { userAgentData?: { platform: string } };
  if (!userAgentData) return;
  addEventListener("keydown", (press) => {
    // On a Mac, Control and P move the cursor to the line above.
    const isAsked = userAgentData.platform === "macOS" ? press.metaKey : press.ctrlKey;
    if (press.key !== "p" || !isAsked || press.shiftKey || press.altKey || unseen().length === 0) return;
    press.preventDefault();
    const late = new Promise((resolve) => setTimeout(resolve, patience));
    void Promise.race([fetchUnseen(), late]).then(() => print());
  });
}
