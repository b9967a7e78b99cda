/**
 * Videos and maps of third parties as separate scripts: in the HTML like everything else, their code only for pages that
 * have one. They stand inside a `<Suspense>` whose fallback is what the page shows without them.
 */
import { lazy } from "react";

/** @see BackgroundEmbed in background-embed.tsx */
export const BackgroundEmbed = lazy(() =>
  import("./background-embed").then((module) => ({ default: module.BackgroundEmbed })),
);

/** @see EmbedFigure in embed-figure.tsx */
export const EmbedFigure = lazy(() =>
  import("./embed-figure").then((module) => ({ default: module.EmbedFigure })),
);
