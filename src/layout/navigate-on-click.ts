/**
 * One listener leads to the next page, whatever link is clicked. Gatsby's own links are five components each, with an
 * observer that this site has no use for, and a page has sixty links for React to take over.
 */
import { navigate } from "gatsby";
import { pageLinkOf } from "./page-link";

/** The browser keeps clicks that other code has handled, and those that ask for a new window, a new tab or a file. */
const isPlain = (click: MouseEvent) =>
  !click.defaultPrevented &&
  click.button === 0 &&
  !(click.metaKey || click.ctrlKey || click.shiftKey || click.altKey);

/** Sets it up after hydration; until then the browser follows links itself. */
export function navigateOnClick(): void {
  document.addEventListener("click", (click) => {
    const link = isPlain(click) ? pageLinkOf(click.target) : undefined;
    if (link === undefined) return;
    click.preventDefault();
    const { pathname, search, hash, href } = link;
    // As browsers do it: the page that is already there is no further step back.
    void navigate(`${pathname}${search}${hash}`, { replace: href === window.location.href });
  });
}
