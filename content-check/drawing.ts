/** Drawings: shown by `<img>` and `<use>`, which run no script, and served with a policy that allows none. */
import { drawingLimits } from "../content-model/fields";
import type { Finding } from "./problem";

export type DrawingFault = Pick<Finding, "message" | "remedy">;

export type Drawing = {
  /** Width by height of its `viewBox`; 1 where there is none. */
  aspect: number;
  /** Count of its numbers by its author, in `data-notes`. */
  notes?: string;
};

/** Scripts, handlers, pages inside the drawing, and entities, which could spell any of these. */
const active = /<(?:[\w.-]+:)?(?:script|foreignObject)\b|<!ENTITY\b|(?<=<[^>]*\s)on\w+\s*=|javascript:/iu;

const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1e3)} kB`;

/**
 * @param bytes of a file that is known to be an SVG
 * @param compressedSize its size as hosts send it, in bytes; unknown in browsers
 */
export function readDrawing(
  bytes: Uint8Array,
  compressedSize: (bytes: Uint8Array) => number = () => 0,
): Drawing & { fault?: DrawingFault } {
  const text = new TextDecoder().decode(bytes);
  const root = /<svg\b[^>]*>/iu.exec(text)?.[0] ?? "";
  const viewBox = /\sviewBox\s*=\s*["']([^"']*)/u.exec(root)?.[1]?.trim() ?? "";
  const [, , width = 0, height = 0] = viewBox.split(/[\s,]+/u).map(Number);
  const isSized = width > 0 && height > 0 && Number.isFinite(width) && Number.isFinite(height);
  const notes = /\sdata-notes\s*=\s*["']([^"']*)["']/u.exec(root)?.[1];
  const fault = heaviness(bytes, compressedSize) ?? activity(text) ?? (isSized ? undefined : unsized);
  return {
    aspect: isSized ? width / height : 1,
    ...(fault && { fault }),
    ...(notes !== undefined && { notes }),
  };
}

const unsized = {
  message: "manca il viewBox, che ne dice le proporzioni",
  remedy: 'Scrivere nel file, dentro <svg …>, per esempio viewBox="0 0 1600 1000".',
};

function activity(text: string) {
  const [part] = active.exec(text) ?? [];
  const message = `contiene ciò che un disegno pubblicato non può avere: ${part}`;
  const remedy = "Esportarlo come SVG semplice, oppure togliere questa parte dal file.";
  return part === undefined ? undefined : { message, remedy };
}

function heaviness(bytes: Uint8Array, compressedSize: (bytes: Uint8Array) => number) {
  const remedy = "Semplificare il disegno: meno punti nelle linee, coordinate con un decimale.";
  const { bytes: most, compressed: mostCompressed } = drawingLimits;
  if (bytes.length > most)
    return { message: `pesa ${kilobytes(bytes.length)}: il massimo è ${kilobytes(most)}`, remedy };
  const compressed = compressedSize(bytes);
  const message = `pesa ${kilobytes(compressed)} da compresso: il massimo è ${kilobytes(mostCompressed)}`;
  return compressed > mostCompressed ? { message, remedy } : undefined;
}
