import {
  type Node,
  type ParseError,
  type ParseErrorCode,
  parseTree,
  printParseErrorCode,
} from "jsonc-parser";
import { codeOf, oddSpace, quote } from "./problem";

type Words = readonly [message: string, remedy: string];

type Mistake = { offset: number; message: string; remedy: string };

const saveAgain =
  "Salvare di nuovo il file con codifica «UTF-8», senza BOM (in Visual Studio Code: in basso a destra)";

// «…» is replaced by the characters around the match.
const patterns: readonly [pattern: RegExp, ...Words][] = [
  [/^\s*$/u, "il file è vuoto", "Scrivere { e i campi, o ripristinare la versione precedente."],
  [
    /^\s*(?:\{\\rtf|PK|%PDF|<(?!<))/u,
    "il file è salvato come testo formattato",
    "Salvarlo come testo semplice (in TextEdit: Formato, Converti in formato solo testo).",
  ],
  [/^\uFEFF/u, "il file comincia con un carattere invisibile (BOM)", `${saveAgain}.`],
  [
    // Invalid UTF-8 decodes to U+FFFD; UTF-16 has zeros.
    /[\uFFFD\0]/u,
    "una lettera non si legge in …: il file non è, o non era, salvato in UTF-8",
    `${saveAgain}, poi riscrivere le lettere rovinate.`,
  ],
  [
    /^(?:<{7}|={7}|>{7})(?!\S)/mu,
    "due persone hanno cambiato le stesse righe, e nel file ci sono le une e le altre",
    "Tenerne una versione, e togliere le righe con <<<<<<<, ======= e >>>>>>>.",
  ],
  // Parsers recurse, and no content needs so many levels.
  [/(?:[[{][^[\]{}]*){41}/u, "troppe parentesi una dentro l'altra", "Chiudere ogni parentesi aperta."],
];

const quotes =
  'Un testo va tra virgolette diritte, su una riga sola; dentro un testo usare «…» al posto di ".';
const surplus = "Scriverlo, o togliere la virgola di troppo che lo precede.";
const unclosed: Words = ["manca una parentesi che ne chiuda un'altra", "Aggiungere } o ] al posto giusto."];

// «…» is replaced by the token.
const words: Readonly<Record<string, Words>> = {
  InvalidSymbol: ["… senza virgolette diritte", `${quotes} Sì e no si scrivono true e false, senza.`],
  UnexpectedEndOfString: ["mancano le virgolette che chiudono il testo …", quotes],
  CommaExpected: ["manca una virgola, o una parentesi chiusa", "Aggiungerla alla fine della riga."],
  CloseBraceExpected: unclosed,
  CloseBracketExpected: unclosed,
  PropertyNameExpected: ["ci vuole il nome di un campo, invece c'è …", surplus],
  ValueExpected: ["manca un valore", surplus],
};
const otherwise: Words = ["il file non è JSON valido in …", "Controllare virgolette, virgole e parentesi."];

function explain(text: string, { error, offset, length }: ParseError): Mistake {
  const code = printParseErrorCode(error as ParseErrorCode);
  const found = text.slice(offset, offset + length);
  const character = code === "InvalidSymbol" ? oddSpace.exec(found) : null;
  if (character)
    return {
      offset: offset + character.index,
      message: `fra i campi c'è un carattere che sembra uno spazio, o non si vede (${codeOf(character[0])})`,
      remedy: "Cancellarlo, e scrivere al suo posto uno spazio: viene da un testo copiato.",
    };
  const [message, remedy] = words[code] ?? otherwise;
  // A missing token belongs after the previous one, not before the next.
  const isMissing = /^(?:Co|Close)\w+Expected$/u.test(code);
  return {
    offset: isMissing ? text.slice(0, offset).trimEnd().length : offset,
    message: message.replace("…", () => quote(found.trimEnd())),
    remedy,
  };
}

/** Second key of the same name in one object: JavaScript would drop the first value silently. */
export function repeatedKey(node: Node): { first: Node; second: Node } | undefined {
  const keys = new Map<unknown, Node>();
  for (const child of node.children ?? []) {
    const key = child.type === "property" ? child.children?.[0] : undefined;
    const first = key && keys.get(key.value);
    if (first) return { first, second: key };
    if (key) keys.set(key.value, key);
    const below = repeatedKey(child);
    if (below) return below;
  }
  return undefined;
}

export function parseStrictly(text: string): Node | Mistake {
  for (const [pattern, message, remedy] of patterns) {
    const offset = text.search(pattern);
    const around = quote(text.slice(Math.max(0, offset - 15), offset + 15));
    if (offset >= 0) return { offset, message: message.replace("…", () => around), remedy };
  }
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  const [first = { error: 0 as ParseErrorCode, offset: 0, length: 0 }] = errors;
  return root && errors.length === 0 ? root : explain(text, first);
}
