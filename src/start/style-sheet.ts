let loading: Promise<boolean> | undefined;

/**
 * The whole site's style sheet: a page itself carries the styles of its HTML only.
 *
 * @returns whether it has arrived; where it has not, the next call asks for it again
 */
export const loadStyleSheet = (): Promise<boolean> =>
  (loading ??= new Promise((resolve) => {
    const href = document.querySelector<HTMLElement>("script[data-sheet]")?.dataset.sheet;
    // Under `npm start` webpack brings the styles.
    if (href === undefined) return resolve(true);
    const sheet = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
    sheet.onload = () => resolve(true);
    sheet.onerror = () => {
      sheet.remove();
      loading = undefined;
      resolve(false);
    };
    document.head.append(sheet);
  }));

const toPage = 'a[href^="/"]:not([href^="/static/"])';

/** Until the sheet is there, links load documents, which bring their own styles, instead of having Gatsby change the page. */
export function navigateWithStyles() {
  const leaveToBrowser = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest(toPage)) event.stopPropagation();
  };
  document.addEventListener("click", leaveToBrowser, true);
  void loadStyleSheet().then((isThere) => {
    if (isThere) document.removeEventListener("click", leaveToBrowser, true);
  });
}
