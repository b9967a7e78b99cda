/** Reads strict JSON, with Italian words for the errors of jsonc-parser. */
import {
  createScanner,
  type Node,
  type ParseError,
  type ParseErrorCode,
  parseTree,
  printParseErrorCode,
} from "jsonc-parser";
import { codeOf, shortened } from "./problem";

/** Deeper texts are refused: no content needs it, and parsers recurse. */
const deepestLevel = 40;

/** Offset of the first bracket that is nested too deep. */
function deepBracket(text: string): number | undefined {
  const scanner = createScanner(text, true);
  let level = 0;
  while (scanner.getPosition() < text.length) {
    scanner.scan();
    const token = text.charAt(scanner.getTokenOffset());
    if (token === "{" || token === "[") level += 1;
    if (token === "}" || token === "]") level -= 1;
    if (level > deepestLevel) return scanner.getTokenOffset();
  }
  return undefined;
}

const quotes =
  'Un testo va tra virgolette diritte, su una riga sola; dentro un testo usare «…» al posto di ".';
const surplus = "Scriverlo, o togliere la virgola di troppo che lo precede.";
const unclosed = ["manca una parentesi che ne chiuda un'altra", "Aggiungere } o ] al posto giusto."] as const;

/** By the parser's code, or a name of ours. «…» stands for the token. Forms show these words beside other lines. */
const words = {
  TooDeep: ["troppe parentesi una dentro l'altra", "Controllare che ogni parentesi aperta sia chiusa."],
  Empty: ["il file è vuoto", "Scrivere { e i campi, o ripristinare la versione precedente."],
  Conflict: [
    "due persone hanno cambiato le stesse righe, e nel file ci sono le une e le altre",
    "Tenerne una versione, e togliere le righe con <<<<<<<, ======= e >>>>>>>.",
  ],
  Space: [
    "spazio invisibile (…)",
    "Cancellare gli spazi in quel punto e riscriverli, anche all'inizio delle altre righe: vengono da un testo copiato.",
  ],
  UnexpectedEndOfString: ["mancano le virgolette che chiudono il testo …", quotes],
  InvalidEscapeCharacter: ["barra rovesciata in un testo", "Scriverla doppia: \\\\. Nei percorsi usare /."],
  InvalidCharacter: ["tabulazione o altro carattere invisibile in un testo", "Sostituirlo con uno spazio."],
  InvalidCommentToken: ["i commenti non sono ammessi: …", "Togliere il commento."],
  InvalidSymbol: ["… senza virgolette diritte", `${quotes} Sì e no si scrivono true e false, senza.`],
  EndOfFileExpected: ["dopo la fine del file c'è ancora …", "Il file va da una { alla } che la chiude."],
  ColonExpected: ["dopo il nome del campo mancano i due punti", 'Scrivere "nome": e poi il valore.'],
  CommaExpected: ["manca una virgola, o una parentesi chiusa", "Aggiungerla alla fine della riga."],
  CloseBraceExpected: unclosed,
  CloseBracketExpected: unclosed,
  PropertyNameExpected: ["ci vuole il nome di un campo, invece c'è …", surplus],
  ValueExpected: ["manca un valore", surplus],
  Other: ["il file non è JSON valido in …", quotes],
} as const;

function mistake(offset: number, name: string, token = "") {
  const [message, remedy] = words[name in words ? (name as keyof typeof words) : "Other"];
  return { mistake: { offset, message: message.replace("…", () => token), remedy } };
}

function explain(text: string, { error, offset, length }: ParseError) {
  const token = text.slice(offset, offset + length);
  const space = /^[\p{Cc}\p{Cf}\p{Z}]|[\p{Cc}\p{Cf}\p{Z}]$/u.exec(token);
  const code = printParseErrorCode(error as ParseErrorCode);
  if (space && code === "InvalidSymbol") return mistake(offset + space.index, "Space", codeOf(space[0]));
  // Missing signs are missing behind the token before, and not where the next one begins.
  const isMissing = /^(?:Co|Close)\w+Expected$/u.test(code);
  const place = isMissing ? text.slice(0, offset).trimEnd().length : offset;
  return mistake(place, code, `«${shortened(token.trimEnd())}»`);
}

/** The tree of a strict JSON text, or the first mistake in it. */
export function parseStrictly(text: string): { root: Node } | ReturnType<typeof mistake> {
  const deep = deepBracket(text);
  if (deep !== undefined) return mistake(deep, "TooDeep");
  if (text.trim() === "") return mistake(0, "Empty");
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  const [first = { error: 0 as ParseErrorCode, offset: 0, length: 0 }] = errors;
  if (root !== undefined && errors.length === 0) return { root };
  const marker = text.search(/^(?:<{7}|={7}|>{7})(?!\S)/mu);
  return marker < 0 ? explain(text, first) : mistake(marker, "Conflict");
}
