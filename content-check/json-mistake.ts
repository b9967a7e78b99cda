/** Reads strict JSON, with Italian words for the errors of jsonc-parser. */
import {
  createScanner,
  type Node,
  type ParseError,
  type ParseErrorCode,
  parseTree,
  printParseErrorCode,
} from "jsonc-parser";

type Words = { message: string; remedy: string };
type Mistake = Words & { offset: number };

/** Deeper texts are refused: no content needs it, and parsers recurse. */
const deepestLevel = 40;

const tooDeep: Words = {
  message: `troppe parentesi una dentro l'altra: più di ${deepestLevel}`,
  remedy: "Controllare che ogni parentesi aperta sia chiusa.",
};

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
const backslash: Words = {
  message: "barra rovesciata in un testo",
  remedy: "In un testo si scrive doppia: \\\\. Nei percorsi usare /.",
};
const unclosed: Words = {
  message: "manca una parentesi che ne chiuda un'altra",
  remedy: "Aggiungere } o ] al posto giusto.",
};

/** By the error's code. «…» stands for the text at the error's place. */
const words: Readonly<Record<string, Words>> = {
  UnexpectedEndOfString: { message: "mancano le virgolette che chiudono il testo …", remedy: quotes },
  InvalidEscapeCharacter: backslash,
  InvalidUnicode: backslash,
  InvalidCharacter: {
    message: "tabulazione o altro carattere invisibile in un testo",
    remedy: "Sostituirlo con uno spazio.",
  },
  UnexpectedEndOfNumber: {
    message: "numero scritto male",
    remedy: "Scrivere solo cifre, per esempio 4500; un numero di telefono va tra virgolette.",
  },
  InvalidCommentToken: { message: "i commenti non sono ammessi: …", remedy: "Togliere il commento." },
  InvalidSymbol: {
    message: "… senza virgolette diritte",
    remedy: `${quotes} Sì e no si scrivono true e false, senza virgolette.`,
  },
  EndOfFileExpected: {
    message: "dopo la fine del file c'è ancora …",
    remedy:
      "Il file comincia con { e finisce con la } che la chiude: forse una delle due manca, o è di troppo.",
  },
  ColonExpected: {
    message: "dopo il nome del campo mancano i due punti",
    remedy: 'Scrivere "nome": e poi il valore.',
  },
  CommaExpected: {
    message: "qui manca una virgola, o una parentesi chiusa",
    remedy: "Aggiungere la virgola alla fine di questa riga, o la parentesi } o ].",
  },
  CloseBraceExpected: unclosed,
  CloseBracketExpected: unclosed,
  PropertyNameExpected: {
    message: "qui ci vuole il nome di un campo, invece c'è …",
    remedy: 'Scrivere "nome": valore; o togliere la virgola di troppo prima di questo punto.',
  },
  ValueExpected: {
    message: "qui manca un valore",
    remedy: "Scriverlo (un testo va tra virgolette, un numero no), o togliere la virgola di troppo.",
  },
};

/** What is missing is missing behind the token before, and not where the next one begins. */
const missing = new Set(["ColonExpected", "CommaExpected", "CloseBraceExpected", "CloseBracketExpected"]);

const shortened = (token: string) => (token.length > 40 ? `${token.slice(0, 30)}…` : token);

function explain(text: string, { error, offset, length }: ParseError): Mistake {
  const code = printParseErrorCode(error as ParseErrorCode);
  const { message, remedy } = words[code] ?? { message: "il file non è JSON valido", remedy: quotes };
  const token = `«${shortened(text.slice(offset, offset + length).trimEnd())}»`;
  const place = missing.has(code) ? text.slice(0, offset).trimEnd().length : offset;
  return { offset: place, message: message.replace("…", () => token), remedy };
}

/** The tree of a strict JSON text, or the first mistake in it. */
export function parseStrictly(text: string): { root: Node } | { mistake: Mistake } {
  const deep = deepBracket(text);
  if (deep !== undefined) return { mistake: { offset: deep, ...tooDeep } };
  if (text.trim() === "") {
    const remedy = "Scrivere { e i campi, o ripristinare la versione precedente.";
    return { mistake: { offset: 0, message: "il file è vuoto", remedy } };
  }
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  const [first = { error: 0 as ParseErrorCode, offset: 0, length: 0 }] = errors;
  if (root !== undefined && errors.length === 0) return { root };
  return { mistake: explain(text, first) };
}
