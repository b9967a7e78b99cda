import { useEffect, useRef } from "react";

/** Focuses the section of an address in a microtask, right after the router's effect in the same commit. */
export function useSectionFocus(location: { readonly hash: string }): void {
  const isLoad = useRef(true);
  useEffect(() => {
    const section = isLoad.current ? null : document.getElementById(location.hash.slice(1));
    isLoad.current = false;
    queueMicrotask(() => {
      // Focus may have moved inside it meanwhile.
      if (!section?.contains(document.activeElement)) section?.focus({ preventScroll: true });
    });
  }, [location]);
}
