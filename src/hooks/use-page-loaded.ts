import { useEffect, useState } from "react";

/** Whether the page has loaded with everything that is in its HTML: only then does anything come that can wait. */
export function usePageLoaded(): boolean {
  const [isLoaded, setLoaded] = useState(false);

  useEffect(() => {
    const note = () => setLoaded(true);
    if (document.readyState === "complete") note();
    else window.addEventListener("load", note, { once: true });
    return () => window.removeEventListener("load", note);
  }, []);

  return isLoaded;
}
