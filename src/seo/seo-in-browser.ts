/**
 * Stands in for seo.tsx in the browser (build/bundle/lighter-runtime.ts), 6 kB gz lighter: the head is printed at build, and
 * of it only what visitors meet has to follow them to other pages. The title names the tab and the history's entries, the
 * canonical address is what phones share.
 */
import { useEffect } from "react";
import { type SeoProps, usePageIdentity } from "./use-page-identity";

/** Draws nothing. */
export function Seo(props: SeoProps) {
  const { fullTitle, address } = usePageIdentity(props);
  useEffect(() => {
    document.title = fullTitle;
    const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (address === undefined) canonical?.remove();
    else (canonical ?? addCanonical()).href = address;
  }, [fullTitle, address]);
  return null;
}

function addCanonical(): HTMLLinkElement {
  const link = document.createElement("link");
  link.rel = "canonical";
  return document.head.appendChild(link);
}
