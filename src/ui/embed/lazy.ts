/**
 * Videos and maps of third parties as a script of its own: in the HTML like everything else, their code only for pages
 * that have one. They stand inside a `<Suspense>` whose fallback is what the page shows without them.
 */
import { lazy } from "react";

const embeds = () => import(/* webpackChunkName: "embeds" */ "./embeds");

/** @see EmbedFigure in embeds.tsx */
export const EmbedFigure = lazy(async () => ({ default: (await embeds()).EmbedFigure }));

/** @see HeroEmbed in embeds.tsx */
export const HeroEmbed = lazy(async () => ({ default: (await embeds()).HeroEmbed }));
