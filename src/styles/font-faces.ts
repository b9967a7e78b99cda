import fontUrl from "./manrope.woff2";

/**
 * Gives a local font Manrope's metrics, so that lines break alike. `width` is that of the site's texts in Manrope, in
 * per cent of their width in the local font; 1.066 and 0.3 em are Manrope's ascent and descent.
 */
const fallbackFace = (family: string, weight: number, width: number, ...names: string[]) => `
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
 * The bold Roboto, which recent Androids lack, is a face declared as 500: browsers embolden it without widening it.
 */
export const fontFaces = `
@font-face {
  font-family: "Manrope";
  src: url("${fontUrl}") format("woff2");
  font-weight: 400 800;
  font-display: swap;
}${[
  fallbackFace("Manrope Arial", 400, 102.4, "Arial", "Liberation Sans"),
  fallbackFace("Manrope Arial", 700, 100.9, "Arial Bold", "Liberation Sans Bold"),
  fallbackFace("Manrope Roboto", 400, 102.6, "Roboto", "Roboto-Regular"),
  fallbackFace("Manrope Roboto", 500, 109.1, "Roboto", "Roboto-Regular"),
].join("")}
`;
