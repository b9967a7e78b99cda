/**
 * Stands in for lazy.ts where the build renders pages (build/on-create-webpack-config.ts): what is loaded on the way
 * would make React render a page in pieces, between those of others, whose titles it would get.
 */
export { EmbedFigure, HeroEmbed } from "./embeds";
