/**
 * Drawings, published unchanged. Pages show them in `<img>`, where browsers run no scripts; opened by itself, a
 * drawing could run scripts or lead elsewhere, so hosts also serve it with `drawingPolicy` (hosting/rules.ts).
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

/** Elements that draw. Those of other namespaces, except HTML's, are notes of drawing programs. */
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

// Styles also name URLs in escapes and in functions of a quoted text, such as `image-set("…")`.
const hasUrl = (value: string) => /\\|url\(|\(\s*["']|\/\//iu.test(value.replace(referenceToPartPattern, ""));

function isAttributeRefused({ local, prefix, name, value }: SaxesTagNS["attributes"][string]): boolean {
  if (local === "href") return !value.startsWith("#");
  if (prefix !== "" || name === "xmlns") return name === "xml:base";
  return /^on/iu.test(name) || hasUrl(value);
}

/** First part of a tag that no published drawing may have. */
function refusedPart(tag: SaxesTagNS): string | undefined {
  if (isElementRefused(tag)) return `<${tag.name}>`;
  const refused = Object.values(tag.attributes).find(isAttributeRefused);
  return refused && `${refused.name}="${refused.value}"`;
}

function parseDrawing(text: string): { viewBox: string; refused?: string } {
  let viewBox: string | undefined;
  let refused: string | undefined;
  const parser = new SaxesParser({ xmlns: true });
  parser.on("opentag", (tag) => {
    viewBox ??= tag.attributes.viewBox?.value.trim() ?? "";
    refused ??= refusedPart(tag);
  });
  parser.on("doctype", () => {
    refused ??= "<!DOCTYPE>";
  });
  parser.on("processinginstruction", ({ target }) => {
    refused ??= `<?${target}?>`;
  });
  parser.on("error", () => {
    refused ??= `riga ${parser.line}, che non è XML`;
  });
  parser.write(text).close();
  return { viewBox: viewBox ?? "", refused };
}

export function readDrawing(bytes: Uint8Array): Drawing & { fault?: DrawingFault } {
  if (bytes.length > drawingLimits.bytes) return { aspect: 1, fault: tooHeavy(bytes.length) };

  const { viewBox, refused } = parseDrawing(new TextDecoder().decode(bytes));
  const [, , width = 0, height = 0] = viewBox.split(/[\s,]+/u).map(Number);
  const hasSize = width > 0 && height > 0;
  const aspect = hasSize ? width / height : 1;
  if (refused !== undefined) return { aspect, fault: refusal(refused) };
  return hasSize ? { aspect } : { aspect, fault: withoutViewBox };
}

const tooHeavy = (bytes: number): DrawingFault => ({
  message: `pesa ${Math.ceil(bytes / 1e3)} kB: il massimo è ${drawingLimits.bytes / 1e3} kB`,
  remedy: "Semplificare il disegno: meno punti nelle linee, coordinate con un decimale.",
});

const refusal = (part: string): DrawingFault => ({
  message: `contiene ciò che un disegno pubblicato non può avere: ${quote(part)}`,
  remedy:
    "Esportarlo come SVG semplice, con gli stili come attributi di presentazione, oppure togliere questa parte dal file.",
});

const withoutViewBox: DrawingFault = {
  message: "manca il viewBox, che ne dice le proporzioni",
  remedy: 'Scrivere nel file, dentro <svg …>, per esempio viewBox="0 0 1600 1000".',
};
