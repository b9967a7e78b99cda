/**
 * Looks inside drawings. An SVG is a document: opened by itself, a browser would run its scripts and fetch what it names.
 * So a drawing that is published holds nothing but shapes and texts: what is not known to be harmless is refused.
 */
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

const elements = new Set(
  (
    "svg g defs symbol use path rect circle ellipse line polyline polygon text tspan textPath title desc " +
    "clipPath mask pattern marker linearGradient radialGradient stop"
  ).split(" "),
);

/** One piece of a document: its declaration, a comment, text, or a tag with its name and attributes. */
const piece =
  /<\?xml\s[^<>]*\?>|<!--[\s\S]*?-->|[^<]+|<\/?(?<name>[\w:.-]+)(?<attributes>(?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*\/?>/uy;
const attribute = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gu;

const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1e3)} kB`;

/**
 * @param bytes of a file that is known to be an SVG
 * @param compressedSize gives what it weighs as hosts send it, in bytes; browsers cannot tell
 */
export function readDrawing(
  bytes: Uint8Array,
  compressedSize: (bytes: Uint8Array) => number = () => 0,
): Drawing & { fault?: DrawingFault } {
  const { root, stranger } = scan(bytes);
  const [width = 0, height = 0] = (root.get("viewBox") ?? "")
    .trim()
    .split(/[\s,]+/u)
    .map(Number)
    .slice(2);
  const isSized = width > 0 && height > 0 && Number.isFinite(width) && Number.isFinite(height);
  const fault = heaviness(bytes, compressedSize) ?? strangeness(stranger) ?? (isSized ? undefined : unsized);
  const notes = root.get("data-notes");
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

const strangeness = (stranger: string | undefined): DrawingFault | undefined =>
  stranger === undefined
    ? undefined
    : {
        message: `contiene ciò che un disegno pubblicato non può avere: ${stranger}`,
        remedy:
          "Esportarlo come SVG semplice (stili come attributi, niente immagini, script o collegamenti), oppure togliere questa parte dal file.",
      };

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

type Scan = {
  /** Attributes of the document's first element. */
  root: ReadonlyMap<string, string>;
  /** The first part that has no place in a published drawing, as it stands in the file. */
  stranger?: string;
};

function scan(bytes: Uint8Array): Scan {
  const text = decoded(bytes);
  let root: Map<string, string> | undefined;
  const repeats = new Repeats();
  if (text === undefined) return { root: new Map(), stranger: "una codifica diversa da UTF-8" };
  for (let at = 0; at < text.length; at = piece.lastIndex) {
    piece.lastIndex = at;
    const found = piece.exec(text);
    const { name, attributes = "" } = found?.groups ?? {};
    const list = attributesIn(attributes);
    if (name !== undefined) root ??= new Map(list);
    const stranger = found
      ? name && strangerIn(name, list)
      : `${text.slice(at, at + 40).split(/[\s>]/u)[0]}…`;
    if (stranger) return { root: root ?? new Map(), stranger };
    if (name !== undefined) repeats.read(found?.[0] ?? "", name, new Map(list));
  }
  return {
    root: root ?? new Map(),
    ...(repeats.areNested && { stranger: nested }),
  };
}

const nested = "un <use> che ripete un altro <use>";

/** What `use` repeats: repeated in its turn, a few lines would become billions of shapes. */
class Repeats {
  /** Names of the elements that are open, empty for those without. */
  private readonly open: string[] = [];
  private readonly holders = new Set<string>();
  private readonly targets = new Set<string>();

  read(tag: string, element: string, attributes: ReadonlyMap<string, string>): void {
    if (tag.startsWith("</")) {
      this.open.pop();
      return;
    }
    const id = attributes.get("id") ?? "";
    if (element === "use") {
      for (const holder of [...this.open, id]) this.holders.add(holder);
      this.targets.add((attributes.get("href") ?? attributes.get("xlink:href") ?? "#").slice(1));
    }
    if (!tag.endsWith("/>")) this.open.push(id);
  }

  get areNested(): boolean {
    return [...this.targets].some((name) => name !== "" && this.holders.has(name));
  }
}

/** `undefined` for a text in another encoding, whose signs could hide what it holds. */
function decoded(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return /^<\?xml[^>]*encoding\s*=\s*["'](?!utf-8["'])/iu.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}

type Attribute = readonly [name: string, value: string];

const attributesIn = (tag: string): Attribute[] =>
  [...tag.matchAll(attribute)].map(([, name = "", double, single]) => [name, double ?? single ?? ""]);

function strangerIn(element: string, attributes: readonly Attribute[]): string | undefined {
  if (!elements.has(element)) return `l'elemento <${element}>`;
  const wrong = attributes.find(([name, value]) => isForeign(name, value));
  return wrong && `${wrong[0]}="${wrong[1].slice(0, 40)}" nell'elemento <${element}>`;
}

/** A handler, or a reference to anything but a part of the same drawing. */
function isForeign(name: string, value: string): boolean {
  const local = name.replace(/^.*:/u, "").toLowerCase();
  if (local.startsWith("on") || local === "base") return true;
  if (local === "href") return !value.startsWith("#");
  // Signs written as numbers, or with CSS' backslash, could spell any of these.
  return /&#|\\|url\(|var\(|image-set|@import/iu.test(value.replace(/url\(\s*["']?#/giu, ""));
}
