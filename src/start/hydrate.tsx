import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { ErrorBoundary } from "./error-boundary";

/** How Gatsby calls it; its own types still describe the renderer of React 17. */
type Renderer = ReturnType<NonNullable<GatsbyBrowser["replaceHydrateFunction"]>>;

const hydrate = (page: ReactNode, container: Element) => {
  startTransition(() => void hydrateRoot(container, <ErrorBoundary>{page}</ErrorBoundary>));
};

/**
 * Hydrates in slices of a few milliseconds: as a transition, React lets the browser scroll and answer in between. Under
 * `npm start` pages come without HTML, and Gatsby draws them itself.
 */
export const replaceHydrateFunction = () =>
  process.env.NODE_ENV === "production" ? (hydrate as unknown as Renderer) : undefined;
