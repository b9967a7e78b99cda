/** Reads drawings. They are shown by `<img>` and `<use>`, which run no script, and served with a policy that allows none. */
import { drawingLimits } from "../content-model/fields";
import type { Finding } from "./problem";

/** Why a drawing cannot be published, and what helps. */
export type DrawingFault = Pick<Finding, "message" | "remedy">;

export type Drawing = {
  /** Width by height of its `viewBox`; 1 where there is none. */
  aspect: number;
  /** How many numbers it shows, as its author has written in `data-notes`. */
  notes?: string;
};

/** Scripts, handlers, pages inside the drawing, and entities, which could spell any of these. */
const active = /<(?:[\w.-]+:)?(?:script|foreignObject)\b|<!ENTITY\b|(?<=<[^>]*\s)on\w+\s*=|javascript:/iu;

const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1e3)} kB`;

/**
 * @param bytes of a file that is known to be an SVG
 * @param compressedSize gives what it weighs as hosts send it, in bytes; browsers cannot tell
 */
export function readDrawing(
  bytes: Uint8Array,
  compressedSize: (bytes: Uint8Array) => number = () => 0,
): Drawing & { fault?: DrawingFault } {
  const text = new TextDecoder().decode(bytes);
  const root = /<svg\b[^>]*>/iu.exec(text)?.[0] ?? "";
  const viewBox = /\sviewBox\s*=\s*["']([^"']*)/u.exec(root)?.[1]?.trim() ?? "";
  const [width = 0, height = 0] = viewBox
    .split(/[\s,]+/u)
    .map(Number)
    .slice(2);
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

function activity(text: string): DrawingFault | undefined {
  const part = active.exec(text)?.[0];
  return part === undefined
    ? undefined
    : {
        message: `contiene ciò che un disegno pubblicato non può avere: ${part}`,
        remedy: "Esportarlo come SVG semplice, oppure togliere questa parte dal file.",
      };
}

function heaviness(
  bytes: Uint8Array,
  compressedSize: (bytes: Uint8Array) => number,
): DrawingFault | undefined {
  const remedy = "Semplificare il disegno: meno punti nelle linee, coordinate con un decimale.";
  const { bytes: most, compressed: mostCompressed } = drawingLimits;
  if (bytes.length > most)
    return { message: `pesa ${kilobytes(bytes.length)}: il massimo è ${kilobytes(most)}`, remedy };
  const compressed = compressedSize(bytes);
  if (compressed <= mostCompressed) return undefined;
  const message = `pesa ${kilobytes(compressed)} da compresso: il massimo è ${kilobytes(mostCompressed)}`;
  return { message, remedy };
}
