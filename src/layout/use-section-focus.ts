import { useEffect, useRef } from "react";

/**
 * The section that an address names has the focus after a change, so that the keyboard goes on from there; at the
 * first load the browser does that.
 *
 * The router gives the focus to the whole page, in an effect of a component around the caller. React runs all effects
 * of one commit in one go, inner ones first: a microtask of ours comes right after the router's.
 */
export function useSectionFocus(location: { readonly hash: string }): void {
  const isFirst = useRef(true);
  useEffect(() => {
    const isLoad = isFirst.current;
    isFirst.current = false;
    if (location.hash === "") return;
    const section = document.getElementById(location.hash.slice(1));
    if (isLoad) return;
    queueMicrotask(() => {
      // Unless the visitor has gone on inside it meanwhile.
      if (!section?.contains(document.activeElement)) section?.focus({ preventScroll: true });
    });
  }, [location]);
}
