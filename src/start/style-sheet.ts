const toPage = 'a[href^="/"]:not([href^="/static/"])';

let loading: Promise<boolean> | undefined;
/** Until it has come; under `npm start` webpack brings the styles. */
let isMissing = false;

/**
 * Fetches the whole site's style sheet: a page itself carries the styles of its HTML only. Until it is there, links load
 * documents, which bring their own styles, instead of having Gatsby change the page.
 *
 * @returns whether it has arrived; where it has not, the next call asks for it again
 */
export function loadStyleSheet(): Promise<boolean> {
  const href = document.querySelector<HTMLElement>("script[data-sheet]")?.dataset.sheet;
  if (href === undefined) return Promise.resolve(true);
  loading ??= new Promise((resolve) => {
    isMissing = true;
    const leaveToBrowser = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest(toPage)) event.stopPropagation();
    };
    document.addEventListener("click", leaveToBrowser, true);
    const onload = () => {
      isMissing = false;
      document.removeEventListener("click", leaveToBrowser, true);
      resolve(true);
    };
    const onerror = () => {
      loading = undefined;
      resolve(false);
    };
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "stylesheet", href, onload, onerror }),
    );
  });
  return loading;
}

/** Does at once, or once the sheet is there, what needs styles that the page does not carry; or something else without. */
export function whenStyled(act: () => void, otherwise: () => void): void {
  if (isMissing) void loadStyleSheet().then((isThere) => (isThere ? act() : otherwise()));
  else act();
}
