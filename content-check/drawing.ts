/**
 * Checks drawings, which are published unchanged. Pages show them in `<img>`, where browsers run no scripts. Opened by
 * itself, a drawing could run scripts or lead elsewhere, so hosts also serve it with `drawingPolicy`
 * (hosting/rules.ts).
 */
import { SaxesParser, type SaxesTagNS } from "saxes";
import { drawingLimits } from "../content-model/fields";
import type { Finding } from "./problem";
import { quote } from "./text";

export type DrawingFault = Pick<Finding, "message" | "remedy">;

/** Width divided by height of the `viewBox`; 1 without one. */
export type Drawing = { aspect: number };

const svgNamespace = "http://www.w3.org/2000/svg";
const htmlNamespace = "http://www.w3.org/1999/xhtml";

/** SVG elements that drawings may have. Elements of other namespaces, except HTML's, are notes of drawing programs. */
const drawingElements = new Set(
  `circle clipPath defs desc ellipse g line linearGradient marker mask metadata path pattern polygon polyline
  radialGradient rect stop svg switch symbol text textPath title tspan use
  feBlend feColorMatrix feComposite feDropShadow feFlood feGaussianBlur feMerge feMergeNode feOffset filter`.split(
    /\s+/u,
  ),
);

function isElementRefused({ uri, name }: SaxesTagNS): boolean {
  return uri === svgNamespace ? !drawingElements.has(name) : uri === htmlNamespace;
}

const referenceToPartPattern = /url\(\s*(["']?)#[^"'()\\]*\1\s*\)/giu;

// Finds URLs in styles, too, which may be written with escapes or in functions that take a string, such as
// `image-set("…")`.
const hasUrl = (value: string) => /\\|url\(|\(\s*["']|\/\//iu.test(value.replace(referenceToPartPattern, ""));

function isAttributeRefused({ local, prefix, name, value }: SaxesTagNS["attributes"][string]): boolean {
  if (local === "href") return !value.startsWith("#");
  const isForeign = prefix !== "" || name === "xmlns";
  // Only xml:base changes where references lead.
  if (isForeign) return name === "xml:base";
  return /^on/iu.test(name) || hasUrl(value);
}

/** Returns the tag itself, or its first attribute, that no published drawing may have. */
function refusedPartOf(tag: SaxesTagNS): string | undefined {
  if (isElementRefused(tag)) return `<${tag.name}>`;
  const refusedAttribute = Object.values(tag.attributes).find(isAttributeRefused);
  return refusedAttribute && `${refusedAttribute.name}="${refusedAttribute.value}"`;
}

function parseDrawing(text: string): { viewBox: string; refusedPart?: string } {
  let viewBox: string | undefined;
  let refusedPart: string | undefined;
  const parser = new SaxesParser({ xmlns: true });
  parser.on("opentag", (tag) => {
    viewBox ??= tag.attributes.viewBox?.value.trim() ?? "";
    refusedPart ??= refusedPartOf(tag);
  });
  parser.on("doctype", () => {
    refusedPart ??= "<!DOCTYPE>";
  });
  parser.on("processinginstruction", ({ target }) => {
    refusedPart ??= `<?${target}?>`;
  });
  parser.on("error", () => {
    refusedPart ??= `riga ${parser.line}, che non è XML`;
  });
  parser.write(text).close();
  return { viewBox: viewBox ?? "", refusedPart };
}

export function readDrawing(bytes: Uint8Array): Drawing & { fault?: DrawingFault } {
  if (bytes.length > drawingLimits.bytes) return { aspect: 1, fault: weightFault(bytes.length) };

  const { viewBox, refusedPart } = parseDrawing(new TextDecoder().decode(bytes));
  const [, , width = 0, height = 0] = viewBox.split(/[\s,]+/u).map(Number);
  const hasSize = width > 0 && height > 0;
  const aspect = hasSize ? width / height : 1;
  if (refusedPart !== undefined) return { aspect, fault: refusedPartFault(refusedPart) };
  return hasSize ? { aspect } : { aspect, fault: missingViewBox };
}

const weightFault = (bytes: number): DrawingFault => ({
  message: `pesa ${Math.ceil(bytes / 1e3)} kB: il massimo è ${drawingLimits.bytes / 1e3} kB`,
  remedy: "Semplificare il disegno: meno punti nelle linee, coordinate con un decimale.",
});

const refusedPartFault = (part: string): DrawingFault => ({
  message: `contiene ciò che un disegno pubblicato non può avere: ${quote(part)}`,
  remedy:
    "Esportarlo come SVG semplice, con gli stili come attributi di presentazione, oppure togliere questa parte dal file.",
});

const missingViewBox: DrawingFault = {
  message: "manca il viewBox, che ne dice le proporzioni",
  remedy: 'Scrivere nel file, dentro <svg …>, per esempio viewBox="0 0 1600 1000".',
};
