import { useEffect, useRef } from "react";

/** Focuses the section of an address in a microtask, right after the router's effect in the same commit. */
export function useSectionFocus(location: { readonly hash: string }): void {
  const isFirst = useRef(true);
  useEffect(() => {
    const isLoad = isFirst.current;
    isFirst.current = false;
    if (location.hash === "") return;
    const section = document.getElementById(location.hash.slice(1));
    if (isLoad) return;
    queueMicrotask(() => {
      // Focus may have moved inside it meanwhile.
      if (!section?.contains(document.activeElement)) section?.focus({ preventScroll: true });
    });
  }, [location]);
}
