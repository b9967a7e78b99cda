import fontUrl from "./manrope.woff2";

/**
 * Manrope's metrics, so that lines break alike. `width`: the site's texts in Manrope, in per cent of their
 * width in the fallback; 1.066 and 0.3 em are Manrope's height and depth.
 */
const fallback = (family: string, weight: number, width: number, ...names: string[]) => `
@font-face {
  font-family: "${family}";
  src: ${names.map((name) => `local("${name}")`).join(", ")};
  font-weight: ${weight};
  size-adjust: ${width}%;
  ascent-override: ${(10660 / width).toFixed(1)}%;
  descent-override: ${(3000 / width).toFixed(1)}%;
  line-gap-override: 0%;
}`;

/**
 * Inlined in each document (src/html.tsx) and in the editor's preview.
 * Recent Androids lack a bold Roboto: browsers embolden a face declared as 500, without widening it.
 */
export const fontFaces = `
@font-face {
  font-family: "Manrope";
  src: url("${fontUrl}") format("woff2");
  font-weight: 400 800;
  font-display: swap;
}${[
  fallback("Manrope Arial", 400, 102.4, "Arial", "Liberation Sans"),
  fallback("Manrope Arial", 700, 100.9, "Arial Bold", "Liberation Sans Bold"),
  fallback("Manrope Roboto", 400, 102.6, "Roboto", "Roboto-Regular"),
  fallback("Manrope Roboto", 500, 109.1, "Roboto", "Roboto-Regular"),
].join("")}
`;
