const toPage = 'a[href^="/"]:not([href^="/static/"])';

/**
 * Fetches the whole site's style sheet: a page itself carries the styles of its HTML only. Until it is there, links load
 * documents, which bring their own styles, instead of having Gatsby change the page.
 */
export function loadStyleSheet(): void {
  const href = document.querySelector<HTMLElement>("script[data-sheet]")?.dataset.sheet;
  // Under `npm start` webpack brings the styles.
  if (href === undefined) return;
  const leaveToBrowser = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest(toPage)) event.stopPropagation();
  };
  document.addEventListener("click", leaveToBrowser, true);
  const onload = () => document.removeEventListener("click", leaveToBrowser, true);
  document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href, onload }));
}
