/** Options of gatsby-plugin-manifest. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { colour } from "./colour";

/** Plugins are configured before the content is checked: a file that cannot be read is for the check to report. */
function studioName(): string {
  try {
    return String(JSON.parse(readFileSync(path.resolve("content/site/studio.json"), "utf8")).name);
  } catch {
    return "Studio";
  }
}

/** Sides of the icons below /icons, in pixels: favicon.ico, tab, Apple, Android. */
const sizes = [48, 96, 180, 192, 512];

/**
 * One drawing for every icon: platforms cut it into shapes of their own, and keep at least a circle of 80 % (W3C, «Web
 * Application Manifest», maskable icons).
 */
export function manifest() {
  const [name, ink] = [studioName(), colour("ink")];
  return {
    name,
    short_name: name,
    lang: "it",
    start_url: "/",
    display: "browser",
    background_color: ink,
    theme_color: ink,
    icon: "gatsby/publish/icon.svg",
    icons: sizes.map((size) => ({
      src: `/icons/icon-${size}.png`,
      type: "image/png",
      sizes: `${size}x${size}`,
      purpose: "any maskable",
    })),
    // The page's head has its own icons and colour (gatsby-ssr.tsx).
    include_favicon: false,
    theme_color_in_head: false,
    legacy: false,
    cache_busting_mode: "none",
  };
}
