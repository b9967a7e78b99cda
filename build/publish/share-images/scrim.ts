/** The veil between picture and texts. */
import { colours, sheet } from "./sheet";

/** Under the texts: white on it has 7.9:1 over a white picture, so over any; 4.5:1 would take 0.6. */
const density = 0.8;
/** Over all of the picture, so that it joins the site's ink ground. */
const tint = 0.1;
/** How far the veil fades above and beside the texts, in pixels. */
const fade = { above: 280, beside: 380 };

/** Stops of a gradient without visible beginning or end. */
const easedStops = (from: number, to: number) =>
  Array.from({ length: 9 }, (_, i) => {
    const t = i / 8;
    const opacity = from + (to - from) * t * t * (3 - 2 * t);
    return `<stop offset="${t.toFixed(4)}" stop-color="#fff" stop-opacity="${opacity.toFixed(4)}"/>`;
  }).join("");

/**
 * @param texts where they begin from the top, and where they end from the left
 * @returns SVG elements that cover the sheet, dense from the texts' top to the bottom
 */
export function scrim({ top, right }: { top: number; right: number }): string {
  const { width, height } = sheet;
  const area = `x="0" y="0" width="${width}" height="${height}"`;
  const pixels = `gradientUnits="userSpaceOnUse"`;
  const gradients =
    `<linearGradient id="up" ${pixels} x1="0" x2="0" y1="${top - fade.above}" y2="${top}">${easedStops(0, 1)}</linearGradient>` +
    `<linearGradient id="side" ${pixels} x1="${right}" x2="${right + fade.beside}">${easedStops(1, 0)}</linearGradient>`;
  const masks = ["up", "side"]
    .map(
      (id) =>
        `<mask id="${id}-mask" maskUnits="userSpaceOnUse" ${area}><rect ${area} fill="url(#${id})"/></mask>`,
    )
    .join("");
  return (
    `<defs>${gradients}${masks}</defs>` +
    `<rect ${area} fill="${colours.ink}" fill-opacity="${tint}"/>` +
    `<g mask="url(#up-mask)"><g mask="url(#side-mask)">` +
    `<rect ${area} fill="${colours.ink}" fill-opacity="${density}"/></g></g>`
  );
}
