/** A mistake in a JSON text; the offset is where it was made. */
export type Mistake = { offset: number; message: string; remedy: string };

type Punctuation = "{" | "}" | "[" | "]" | ":" | ",";

export type Token = {
  /** A word is anything else: text without quotes, a comment, curly quotes. */
  kind: Punctuation | "string" | "number" | "literal" | "word" | "end";
  start: number;
  /** Offset behind the last character. */
  end: number;
  mistake?: Mistake;
};

const blank = /[ \t\r\n]/u;
const numberPattern = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/uy;
const wordPattern = /[^\s{}[\]:,"]+/uy;

/** Tokens of a JSON text up to and with its end; one with a mistake is the last that makes sense. */
export function* tokens(text: string): Generator<Token> {
  let position = 0;
  for (;;) {
    while (position < text.length && blank.test(text.charAt(position))) position += 1;
    const token = tokenAt(text, position);
    yield token;
    if (token.kind === "end") return;
    position = token.end;
  }
}

function tokenAt(text: string, start: number): Token {
  const first = text.charAt(start);
  if (first === "") return { kind: "end", start, end: start };
  if ("{}[]:,".includes(first)) return { kind: first as Punctuation, start, end: start + 1 };
  if (first === '"') return stringAt(text, start);
  const number = matchAt(numberPattern, text, start);
  if (number > start) return { kind: "number", start, end: number };
  return wordAt(text, start);
}

function matchAt(pattern: RegExp, text: string, start: number): number {
  pattern.lastIndex = start;
  return pattern.test(text) ? pattern.lastIndex : start;
}

/** A hand-written loop: on a text of a megabyte a regular expression exhausts its stack. */
function stringAt(text: string, start: number): Token {
  const wrong = (offset: number, message: string, remedy: string): Token => ({
    kind: "string",
    start,
    end: offset,
    mistake: { offset, message, remedy },
  });
  for (let index = start + 1; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (character === '"') return { kind: "string", start, end: index + 1 };
    if (character === "\n" || character === "\r") return unclosedString(text, start, index);
    if (character < " ") {
      return wrong(
        index,
        "carattere invisibile dentro un testo (tabulazione o simile)",
        "Sostituirlo con uno spazio.",
      );
    }
    if (character !== "\\") continue;
    const escaped = /^\\(["\\/bfnrt]|u[0-9a-fA-F]{4})/u.exec(text.slice(index, index + 6));
    if (!escaped) {
      const remedy = "In un testo la barra rovesciata si scrive doppia: \\\\. Nei percorsi usare /.";
      return wrong(index, `barra rovesciata seguita da «${text.charAt(index + 1)}»`, remedy);
    }
    index += escaped[0].length - 1;
  }
  return unclosedString(text, start, text.length);
}

/** The quote is missing at the end of the line, before a comma that was meant to follow it. */
function unclosedString(text: string, start: number, lineEnd: number): Token {
  // Hand-written: the regular expression tries again at every blank, for hours in a megabyte of them.
  let offset = lineEnd;
  while (offset > start + 1 && /[\s,}\]]/u.test(text.charAt(offset - 1))) offset -= 1;
  const body = text.slice(start, Math.min(offset, start + 41));
  return {
    kind: "string",
    start,
    end: lineEnd,
    mistake: {
      offset,
      message: `mancano le virgolette che chiudono il testo ${body.length > 40 ? `${body.slice(0, 39)}…` : body}`,
      remedy: 'Aggiungere " qui. Un testo sta su una riga sola: per andare a capo si scrive \\n.',
    },
  };
}

/** Signs that are a mistake wherever they stand. */
const wrongSigns: readonly { pattern: RegExp; message: string; remedy: string }[] = [
  { pattern: /^(\/\/|\/\*|#)/u, message: "i commenti non sono ammessi", remedy: "Togliere il commento." },
  {
    pattern: /^[“”„«»‘’'`]/u,
    message: "virgolette diverse da quelle diritte",
    remedy: 'Usare le virgolette diritte: "testo".',
  },
  {
    pattern: /^[+.]\d/u,
    message: "numero scritto male",
    remedy: "Scrivere solo cifre, per esempio 4500; un numero di telefono va tra virgolette.",
  },
];

function wordAt(text: string, start: number): Token {
  const end = Math.max(matchAt(wordPattern, text, start), start + 1);
  const word = text.slice(start, end);
  if (word === "true" || word === "false" || word === "null") return { kind: "literal", start, end };
  const known = wrongSigns.find(({ pattern }) => pattern.test(word));
  if (!known) return { kind: "word", start, end };
  const shown = word.length > 30 ? `${word.slice(0, 29)}…` : word;
  return {
    kind: "word",
    start,
    end,
    mistake: { offset: start, message: `${known.message}: «${shown}»`, remedy: known.remedy },
  };
}
