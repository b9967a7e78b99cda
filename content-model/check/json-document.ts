/** From the bytes of a file to its values and their places. */
import { type Node, parseTree } from "jsonc-parser";
import type { JsonPath } from "../walk";
import { decode, type Position, positions, type ReadingProblem } from "./decode";
import { firstMistake } from "./json-syntax";
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
export function readDocument(bytes: Buffer): { document?: JsonDocument; problems: ReadingProblem[] } {
  const start = { line: 1, column: 1 };
  if (bytes.length > longestFile) {
    const message = `il file è troppo grande: ${Math.round(bytes.length / 1000)} kB`;
    return {
      problems: [
        { ...start, rule: "file-size", message, remedy: "Un file di contenuti pesa al massimo 1000 kB." },
      ],
    };
  }
  const decoded = decode(bytes);
  if ("problem" in decoded) return { problems: [decoded.problem] };
  const { text, problems } = decoded;
  if (text.trim() === "") {
    return {
      problems: [
        ...problems,
        {
          ...start,
          rule: "json-syntax",
          message: "il file è vuoto",
          remedy: "Scrivere { e i campi, o ripristinare la versione precedente.",
        },
      ],
    };
  }
  const positionOf = positions(text);
  const mistake = firstMistake(text);
  const root = mistake ? undefined : parseTree(text, [], { disallowComments: true });
  if (mistake || root === undefined) {
    const { offset, message, remedy } = mistake ?? {
      offset: 0,
      message: "il file non è JSON",
      remedy: "Ripristinare la versione precedente.",
    };
    return { problems: [...problems, { ...positionOf(offset), rule: "json-syntax", message, remedy }] };
  }
  return {
    document: { root, value: withoutPrototypes(text), positionOf },
    problems: [...problems, ...keyProblems(root, positionOf)],
  };
}

/** `__proto__` is reported by `keyProblems`; it must not reach code that copies keys. */
const withoutPrototypes = (text: string): unknown =>
  JSON.parse(text, (key: string, value: unknown) => (key === "__proto__" ? undefined : value));

/** Fields written twice, of which JSON silently keeps the last, and forbidden names. */
function keyProblems(root: Node, positionOf: (offset: number) => Position): ReadingProblem[] {
  const problems: ReadingProblem[] = [];
  const waiting: { node: Node; path: JsonPath }[] = [{ node: root, path: [] }];
  for (let item = waiting.pop(); item; item = waiting.pop()) {
    const { node, path } = item;
    const lines = new Map<string, number>();
    for (const [index, child] of (node.children ?? []).entries()) {
      if (child.type !== "property") {
        waiting.push({ node: child, path: [...path, index] });
        continue;
      }
      const [key, value] = child.children ?? [];
      if (!key || !value) continue;
      const name = String(key.value);
      const place = positionOf(key.offset);
      const first = lines.get(name);
      const at = { ...place, path: [...path, name] };
      if (name === "__proto__") {
        problems.push({
          ...at,
          rule: "unknown-field",
          message: 'il nome "__proto__" non è ammesso',
          remedy: "Togliere il campo.",
        });
      } else if (first !== undefined) {
        const message = `il campo ${quote(name)} è scritto due volte: c'è già alla riga ${first}`;
        problems.push({
          ...at,
          rule: "duplicate-field",
          message,
          remedy: "Tenere un campo solo e togliere l'altro.",
        });
      }
      lines.set(name, first ?? place.line);
      waiting.push({ node: value, path: [...path, name] });
    }
  }
  return problems;
}

/** Key and value at a path; of a field written twice the last, as JSON.parse has it. */
export function nodesAt(root: Node, path: JsonPath): { key?: Node; value: Node } | undefined {
  let found: { key?: Node; value: Node } = { value: root };
  for (const step of path) {
    const children: Node[] = found.value.children ?? [];
    if (typeof step === "number") {
      const value: Node | undefined = found.value.type === "array" ? children[step] : undefined;
      if (!value) return undefined;
      found = { value };
      continue;
    }
    const property: Node | undefined = children.findLast(
      (child) => child.type === "property" && child.children?.[0]?.value === step,
    );
    const [key, value] = property?.children ?? [];
    if (!key || !value) return undefined;
    found = { key, value };
  }
  return found;
}
