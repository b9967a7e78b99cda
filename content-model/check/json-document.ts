/** From the bytes of a file to its values and their places. */
import type { Node } from "jsonc-parser";
import type { JsonPath } from "../walk";
import { decode, type Position, positions, type ReadingProblem } from "./decode";
import { parseStrictly } from "./json-mistake";
import { quote } from "./problem";

export type JsonDocument = {
  /** Place of every value. */
  root: Node;
  value: unknown;
  positionOf: (offset: number) => Position;
};

const longestFile = 1_000_000;

/**
 * Reads the bytes of a JSON file.
 *
 * @returns the document where the text is JSON, and what is wrong with it; both may be there
 */
export function readDocument(bytes: Uint8Array): { document?: JsonDocument; problems: ReadingProblem[] } {
  if (bytes.length > longestFile) {
    const message = `il file è troppo grande: ${Math.round(bytes.length / 1000)} kB`;
    const remedy = "Un file di contenuti pesa al massimo 1000 kB.";
    return { problems: [{ line: 1, column: 1, rule: "file-size", message, remedy }] };
  }
  const { text, problems } = decode(bytes);
  if (text === undefined) return { problems };
  const positionOf = positions(text);
  const parsed = parseStrictly(text);
  if ("mistake" in parsed) {
    const { offset, ...words } = parsed.mistake;
    return { problems: [...problems, { ...positionOf(offset), rule: "json-syntax", ...words }] };
  }
  const { root } = parsed;
  const { value, problems: wrongNames } = valuesIn(root, positionOf);
  return { document: { root, value, positionOf }, problems: [...problems, ...wrongNames] };
}

/** The values of a tree; of a field written twice the first. A `__proto__` must not reach code that copies keys. */
function valuesIn(root: Node, positionOf: JsonDocument["positionOf"]) {
  const problems: ReadingProblem[] = [];
  const valueAt = ({ type, value, children = [] }: Node, path: JsonPath): unknown => {
    if (type === "array") return children.map((child, index) => valueAt(child, [...path, index]));
    return type === "object" ? objectOf(children, path) : value;
  };
  const objectOf = (properties: readonly Node[], path: JsonPath) => {
    const result: Record<string, unknown> = {};
    const lines = new Map<string, number>();
    for (const [key, value] of properties.map(({ children = [] }) => children)) {
      if (!key || !value) continue;
      const name = String(key.value);
      const place = positionOf(key.offset);
      const first = lines.get(name);
      lines.set(name, first ?? place.line);
      if (name === "__proto__") {
        const message = 'il nome "__proto__" non è ammesso';
        const remedy = "Togliere il campo.";
        problems.push({ ...place, path: [...path, name], rule: "unknown-field", message, remedy });
      } else if (first !== undefined) {
        const message = `il campo ${quote(name)} è scritto due volte: c'è già alla riga ${first}`;
        const remedy = "Tenere un campo solo e togliere l'altro.";
        problems.push({ ...place, path: [...path, name], rule: "duplicate-field", message, remedy });
      } else result[name] = valueAt(value, [...path, name]);
    }
    return result;
  };
  return { value: valueAt(root, []), problems };
}
