import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { ErrorBoundary } from "./error-boundary";

/** Gatsby's types still describe React 17's renderer. */
type Renderer = ReturnType<NonNullable<GatsbyBrowser["replaceHydrateFunction"]>>;

const hydrate = (page: ReactNode, container: Element) => {
  startTransition(() => void hydrateRoot(container, <ErrorBoundary>{page}</ErrorBoundary>));
};

/** Hydrates as a transition, in slices of a few milliseconds; `npm start` has no HTML to hydrate. */
export const replaceHydrateFunction = () =>
  process.env.NODE_ENV === "production" ? (hydrate as unknown as Renderer) : undefined;
