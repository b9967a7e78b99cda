import fontUrl from "./manrope.woff2";

/**
 * The font, for the page's own styles. Not in a style sheet: that comes again with the application, and for a moment the
 * browser would show every text in the fallback, since two fonts of one name are not the same to it.
 *
 * The fallback is Arial, or Android's Roboto, stretched to Manrope's metrics: little moves when the font arrives. Once more
 * for bold, where Manrope is wider: what is declared as 500 browsers embolden without widening it.
 */
export const fontFaces = `
@font-face {
  font-family: "Manrope";
  src: url("${fontUrl}") format("woff2");
  font-weight: 400 800;
  font-display: swap;
}
@font-face {
  font-family: "Manrope Fallback";
  src: local("Arial"), local("Liberation Sans"), local("Roboto");
  size-adjust: 102.4%;
  ascent-override: 104.1%;
  descent-override: 29.3%;
  line-gap-override: 0%;
}
@font-face {
  font-family: "Manrope Fallback";
  src: local("Arial"), local("Liberation Sans"), local("Roboto");
  font-weight: 500;
  size-adjust: 109%;
  ascent-override: 97.8%;
  descent-override: 27.5%;
  line-gap-override: 0%;
}
`;
