/** Options of gatsby-plugin-manifest. */
import { readFileSync } from "node:fs";
import path from "node:path";

/** Plugins are configured before the content is checked: a file that cannot be read is for the check to report. */
function fieldsOf(file: "studio" | "theme") {
  try {
    return JSON.parse(readFileSync(path.resolve("content", "site", `${file}.json`), "utf8"));
  } catch {
    return {};
  }
}

/** Sides of the icons below /icons, in pixels: favicon.ico, tab, Apple, Android. */
const sizes = [48, 96, 180, 192, 512];

/** One drawing for every icon: the favicon with room around it (prepare-content/theme.ts). */
export function manifest() {
  const name = String(fieldsOf("studio").name ?? "Studio");
  const ink: string | undefined = fieldsOf("theme").colours?.ink;
  return {
    name,
    short_name: name,
    lang: "it",
    start_url: "/",
    display: "browser",
    background_color: ink,
    theme_color: ink,
    icon: "src/styles/generated/icon.svg",
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
