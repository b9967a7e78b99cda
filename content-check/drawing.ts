/**
 * Drawings, published unchanged: elements and attributes that draw, and no address but those of their own parts.
 * Browsers run scripts and follow addresses in a drawing opened by itself, outside `<img>`.
 */
import { SaxesParser, type SaxesTagNS } from "saxes";
import { drawingLimits } from "../content-model/fields";
import { type Finding, quote } from "./problem";

export type DrawingFault = Pick<Finding, "message" | "remedy">;

/** Width divided by height of the `viewBox`; 1 without one. */
export type Drawing = { aspect: number };

const svgNamespace = "http://www.w3.org/2000/svg";
const linkNamespace = "http://www.w3.org/1999/xlink";

const wordsIn = (text: string) => new Set(text.match(/\S+/gu));

const elements = wordsIn(`
  circle clipPath defs desc ellipse g line linearGradient marker mask metadata path pattern polygon polyline
  radialGradient rect stop svg switch symbol text textPath title tspan use
  feBlend feColorMatrix feComposite feDropShadow feFlood feGaussianBlur feMerge feMergeNode feOffset filter
`);

const attributes = wordsIn(`
  alignment-baseline baseline-shift baseProfile class clip clip-path clip-rule clipPathUnits color
  color-interpolation color-interpolation-filters color-rendering cx cy d direction display dominant-baseline
  dx dy enable-background fill fill-opacity fill-rule filter filterUnits flood-color flood-opacity font
  font-family font-size font-size-adjust font-stretch font-style font-variant font-weight fr fx fy
  gradientTransform gradientUnits height id image-rendering in in2 isolation k1 k2 k3 k4 kerning lang
  lengthAdjust letter-spacing marker marker-end marker-mid marker-start markerHeight markerUnits markerWidth mask
  mask-type maskContentUnits maskUnits method mix-blend-mode mode offset opacity operator orient overflow
  paint-order pathLength patternContentUnits patternTransform patternUnits pointer-events points
  preserveAspectRatio primitiveUnits r refX refY requiredFeatures result role rotate rx ry shape-rendering side
  spacing spreadMethod startOffset stdDeviation stop-color stop-opacity stroke stroke-dasharray
  stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width style
  systemLanguage text-anchor text-decoration text-rendering textLength transform transform-origin type
  unicode-bidi values vector-effect version viewBox visibility width word-spacing writing-mode x x1 x2 y y1 y2
  xlink:title xlink:type xml:lang xml:space
`);

// Notes of drawing programs: no browser gives these elements and attributes a meaning.
const noteNamespaces = wordsIn(`
  http://www.inkscape.org/namespaces/inkscape http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd
  http://www.w3.org/1999/02/22-rdf-syntax-ns# http://creativecommons.org/ns# http://purl.org/dc/elements/1.1/
  http://www.bohemiancoding.com/sketch/ns http://www.serif.com/
`);

const isNote = ({ uri }: { uri: string }) => noteNamespaces.has(uri);

const partOfDrawing = /url\(\s*(["']?)#[^"'()\\]*\1\s*\)/giu;

// Styles also name addresses in escapes and in functions of a quoted text, such as `image-set("…")`.
const hasAddress = (value: string) => /\\|url\(|\(\s*["']|\/\//iu.test(value.replace(partOfDrawing, ""));

// The lists' prefixes are fixed: another prefix for a known namespace is refused.
function isAttributeRefused(attribute: SaxesTagNS["attributes"][string]): boolean {
  const { name, prefix, value } = attribute;
  if (isNote(attribute) || name === "xmlns" || prefix === "xmlns") return false;
  if (/^(?:data|aria)-/u.test(name)) return false;
  if (name === "href" || name === "xlink:href") return !value.startsWith("#");
  return !attributes.has(name) || hasAddress(value);
}

/** First part of a tag that no published drawing may have. */
function refusedPart(tag: SaxesTagNS): string | undefined {
  // Some browsers have followed links of any element.
  if (isNote(tag)) return Object.values(tag.attributes).find(({ uri }) => uri === linkNamespace)?.name;
  if (tag.uri !== svgNamespace || !elements.has(tag.name)) return `<${tag.name}>`;
  const refused = Object.values(tag.attributes).find(isAttributeRefused);
  return refused && `${refused.name}="${refused.value}"`;
}

type Reading = { viewBox: string; refused?: string };

function read(text: string): Reading {
  const reading: Reading = { viewBox: "" };
  const parser = new SaxesParser({ xmlns: true });
  let isRoot = true;
  parser.on("opentag", (tag) => {
    if (isRoot) reading.viewBox = tag.attributes.viewBox?.value.trim() ?? "";
    isRoot = false;
    reading.refused ??= refusedPart(tag);
  });
  parser.on("doctype", () => {
    reading.refused ??= "<!DOCTYPE>";
  });
  parser.on("processinginstruction", ({ target }) => {
    reading.refused ??= `<?${target}?>`;
  });
  parser.on("error", () => {
    reading.refused ??= `riga ${parser.line}, che non è XML`;
  });
  parser.write(text).close();
  return reading;
}

export function readDrawing(bytes: Uint8Array): Drawing & { fault?: DrawingFault } {
  if (bytes.length > drawingLimits.bytes) return { aspect: 1, fault: tooHeavy(bytes.length) };
  const reading = read(new TextDecoder().decode(bytes));
  const [, , width = 0, height = 0] = reading.viewBox.split(/[\s,]+/u).map(Number);
  const isSized = width > 0 && height > 0;
  const fault = faultOf(reading, isSized);
  return { aspect: isSized ? width / height : 1, ...(fault && { fault }) };
}

const tooHeavy = (bytes: number): DrawingFault => ({
  message: `pesa ${Math.ceil(bytes / 1e3)} kB: il massimo è ${drawingLimits.bytes / 1e3} kB`,
  remedy: "Semplificare il disegno: meno punti nelle linee, coordinate con un decimale.",
});

const remedies: Readonly<Record<string, string>> = {
  "<style>": "Esportarlo con gli stili come attributi di presentazione, non come foglio di stile.",
  "<!DOCTYPE>": "Togliere dal file la riga <!DOCTYPE …>, che non serve più: o esportarlo come SVG semplice.",
};

function faultOf({ refused }: Reading, isSized: boolean): DrawingFault | undefined {
  if (refused !== undefined)
    return {
      message: `contiene ciò che un disegno pubblicato non può avere: ${quote(refused)}`,
      remedy: remedies[refused] ?? "Esportarlo come SVG semplice, oppure togliere questa parte dal file.",
    };
  if (isSized) return undefined;
  return {
    message: "manca il viewBox, che ne dice le proporzioni",
    remedy: 'Scrivere nel file, dentro <svg …>, per esempio viewBox="0 0 1600 1000".',
  };
}
