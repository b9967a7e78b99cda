/** Parses strict JSON, and explains the first mistake in Italian. */
import { type Node, type ParseError, parseTree } from "jsonc-parser";
import { quote } from "./text";

type Mistake = { offset: number; message: string; remedy: string };

const saveAgain =
  "Salvare di nuovo il file con codifica «UTF-8», senza BOM, e riscrivere le lettere rovinate.";

/** Mistakes that a parser would not notice, or would explain badly. */
const mistakes: readonly { pattern: RegExp; message: string; remedy: string }[] = [
  {
    pattern: /^\s*$/u,
    message: "il file è vuoto",
    remedy: "Scrivere { e i campi, o ripristinare la versione precedente.",
  },
  {
    // Invalid UTF-8 decodes to U+FFFD; UTF-16 has zeros; a BOM is U+FEFF.
    pattern: /^\uFEFF|[\uFFFD\0]/u,
    message: "il file non è, o non era, salvato in UTF-8: qui una lettera non si legge",
    remedy: saveAgain,
  },
  {
    pattern: /^(?:<{7}|={7}|>{7})(?!\S)/mu,
    message: "due persone hanno cambiato le stesse righe, e nel file ci sono le une e le altre",
    remedy: "Tenerne una versione, e togliere le righe con <<<<<<<, ======= e >>>>>>>.",
  },
  {
    // Refuses deep nesting, which no content needs, because parsers recurse.
    pattern: /(?:[[{][^[\]{}]*){41}/u,
    message: "troppe parentesi una dentro l'altra",
    remedy: "Chiudere ogni parentesi aperta.",
  },
];

export function parseJson(text: string): Node | Mistake {
  for (const { pattern, ...mistake } of mistakes) {
    const offset = text.search(pattern);
    if (offset >= 0) return { offset, ...mistake };
  }
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  const [firstError] = errors;
  if (root && firstError === undefined) return root;

  const { offset = 0, length = 0 } = firstError ?? {};
  const token = text.slice(offset, offset + length).trimEnd();
  return {
    offset,
    message: `il file non è JSON valido${token && `: il controllo si ferma a ${quote(token)}`}`,
    remedy:
      "Controllare, qui e appena prima, virgole, parentesi e virgolette: quelle di un testo sono diritte e stanno su una riga; dentro un testo usare «…».",
  };
}

/** Finds two keys of the same name in one object, of which JavaScript would silently drop the first. */
export function findRepeatedKey(node: Node): { first: Node; second: Node } | undefined {
  const keys = new Map<unknown, Node>();
  for (const child of node.children ?? []) {
    const key = child.type === "property" ? child.children?.[0] : undefined;
    const first = key && keys.get(key.value);
    if (first) return { first, second: key };
    if (key) keys.set(key.value, key);

    const repeatedInChild = findRepeatedKey(child);
    if (repeatedInChild) return repeatedInChild;
  }
  return undefined;
}
