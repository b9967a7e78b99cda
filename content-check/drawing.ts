/** Drawings: `<img>` and `<use>` run no script, and hosts send them with a policy that allows none. */
import { drawingLimits } from "../content-model/fields";
import type { Finding } from "./problem";

export type DrawingFault = Pick<Finding, "message" | "remedy">;

/** Width divided by height of the `viewBox`; 1 without one. */
export type Drawing = { aspect: number };

// Scripts, event handlers, addresses on other hosts.
const refused = /<script\b|\son\w+\s*=|javascript:|(?:href\s*=\s*["']|url\(\s*["']?)(?:https?:)?\/\//iu;

export function readDrawing(bytes: Uint8Array): Drawing & { fault?: DrawingFault } {
  const text = new TextDecoder().decode(bytes);
  const viewBox = /<svg\b[^>]*\sviewBox\s*=\s*["']([^"']*)/iu.exec(text)?.[1]?.trim() ?? "";
  const [, , width = 0, height = 0] = viewBox.split(/[\s,]+/u).map(Number);
  const isSized = width > 0 && height > 0;
  const fault = faultOf(bytes.length, refused.exec(text)?.[0], isSized);
  return { aspect: isSized ? width / height : 1, ...(fault && { fault }) };
}

function faultOf(bytes: number, part: string | undefined, isSized: boolean): DrawingFault | undefined {
  if (bytes > drawingLimits.bytes)
    return {
      message: `pesa ${Math.ceil(bytes / 1e3)} kB: il massimo è ${drawingLimits.bytes / 1e3} kB`,
      remedy: "Semplificare il disegno: meno punti nelle linee, coordinate con un decimale.",
    };
  if (part !== undefined)
    return {
      message: `contiene ciò che un disegno pubblicato non può avere: ${part.trim()}`,
      remedy: "Esportarlo come SVG semplice, oppure togliere questa parte dal file.",
    };
  if (isSized) return undefined;
  return {
    message: "manca il viewBox, che ne dice le proporzioni",
    remedy: 'Scrivere nel file, dentro <svg …>, per esempio viewBox="0 0 1600 1000".',
  };
}
