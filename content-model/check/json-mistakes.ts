/** Italian words for every sign that JSON does not allow where it stands. */
import type { Mistake, Token } from "./json-tokens";

/** What the text so far lets come next. */
export type Expectation =
  | "value"
  | "value or ]"
  | "key"
  | "key or }"
  | "colon"
  | "comma or end"
  | "end of file";
/** A bracket that is still open. */
export type Opened = {
  closer: "}" | "]";
  offset: number;
  /** How far from the left its first entry stands, if that begins a line. */
  inner?: number | undefined;
};

/** The first entry that by its place in the line belongs outside the bracket in which it is read. */
export type Outsider = { previous: Token; top: Opened };

/** How far from the left a token begins its line; `undefined` for one that begins none. */
export const indentOf = (text: string, { start }: Token): number | undefined =>
  /(?:^|[\r\n])([ \t]*)$/u.exec(text.slice(Math.max(0, start - 200), start))?.[1]?.length;

/** How far from the left the line of a place begins; 0 where the line is longer than any that people write. */
const lineIndent = (text: string, offset: number): number =>
  /(?:^|[\r\n])([ \t]*)[^\r\n]*$/u.exec(text.slice(Math.max(0, offset - 2_000), offset))?.[1]?.length ?? 0;

/** Whether a token begins a line as far left as the bracket's own, though the bracket's entries stood further right. */
export function standsOutside(text: string, token: Token, { offset, inner }: Opened): boolean {
  if (inner === undefined || !starts(token)) return false;
  const own = indentOf(text, token);
  if (own === undefined || own >= inner) return false;
  const indent = lineIndent(text, offset);
  return own <= indent && indent < inner;
}

/** Whether a closing bracket begins a line as far left as that of its opening one: then nothing between is missing. */
export const closesInPlace = (text: string, token: Token, { offset }: Opened): boolean =>
  indentOf(text, token) === lineIndent(text, offset);

const starts = (token: Token) =>
  token.kind === "{" ||
  token.kind === "[" ||
  token.kind === "string" ||
  token.kind === "number" ||
  token.kind === "literal";

const lineOf = (text: string, offset: number) => text.slice(0, offset).split(/\r\n|\n|\r/u).length;

const noBrace = (offset: number): Mistake => ({
  offset,
  message: "il file non comincia con una parentesi graffa",
  remedy: "Cominciare il file con {.",
});

type Situation = {
  text: string;
  token: Token;
  previous: Token;
  expected: Expectation;
  top: Opened | undefined;
  outsider: Outsider | undefined;
};

/** The mistake of a token that may not stand where it does; `undefined` where it may. */
export function explainToken(situation: Situation): Mistake | undefined {
  const { text, token, previous, expected, top } = situation;
  const closes = token.kind === top?.closer;
  switch (expected) {
    case "value":
    case "value or ]":
      if (starts(token) || (expected === "value or ]" && closes)) return undefined;
      return valueExpected(situation);
    case "key":
    case "key or }":
      if (token.kind === "string" || (expected === "key or }" && closes)) return undefined;
      return keyExpected(situation);
    case "colon":
      if (token.kind === ":") return undefined;
      return {
        offset: previous.end,
        message: `dopo il nome del campo ${shortToken(text, previous)} mancano i due punti`,
        remedy: text.slice(previous.start, previous.end).includes(":")
          ? "Chiudere con le virgolette il nome del campo, prima dei due punti."
          : `Scrivere ${shortToken(text, previous)}: e poi il valore.`,
      };
    case "comma or end":
      if (token.kind === "," || closes) return undefined;
      return commaExpected(situation);
    case "end of file":
      if (token.kind === "end") return undefined;
      if (token.kind === ":") return noBrace(0);
      return {
        offset: token.start,
        message: `dopo la parentesi che chiude il file c'è ancora «${text.slice(token.start, token.end).slice(0, 20)}»`,
        remedy: "Togliere ciò che segue, oppure la parentesi chiusa troppo presto.",
      };
  }
}

function valueExpected({ text, token, previous, top }: Situation): Mistake {
  if (token.kind === "word" && top !== undefined) return bareWord(token, text.slice(token.start, token.end));
  if (previous.kind === "," && token.kind === ",") return doubleComma(token.start);
  if (previous.kind === "," && token.kind === top?.closer) return trailingComma(previous.start);
  if (top === undefined) {
    return noBrace(token.start);
  }
  return {
    offset: previous.end,
    message: previous.kind === ":" ? "dopo i due punti manca il valore" : "manca un valore",
    remedy: "Scrivere il valore: un testo va tra virgolette, un numero no.",
  };
}

function bareWord({ start }: Token, word: string): Mistake {
  if (/^(true|false|vero|falso|sì|si|no)$/iu.test(word)) {
    return {
      offset: start,
      message: `valore scritto male: «${word}»`,
      remedy: "Scrivere true (sì) oppure false (no), in minuscolo.",
    };
  }
  const shown = word.slice(0, 30);
  return {
    offset: start,
    message: `«${shown}» senza virgolette`,
    remedy: `Mettere il testo tra virgolette: "${shown}…".`,
  };
}

function keyExpected({ text, token, previous, top, outsider }: Situation): Mistake {
  if (outsider && (token.kind === "end" || token.kind === "]")) return forgotten(text, outsider);
  if (token.kind === "end") return unclosed(text, previous, top);
  if (previous.kind === "," && token.kind === ",") return doubleComma(token.start);
  if (previous.kind === "," && token.kind === "}") return trailingComma(previous.start);
  if (
    previous.kind === "," &&
    token.kind === "number" &&
    token.start === previous.end &&
    /\d,$/u.test(text.slice(0, previous.end))
  ) {
    return {
      offset: previous.start,
      message: "virgola dentro un numero",
      remedy: "Scrivere il numero senza virgole e senza punti, per esempio 4500.",
    };
  }
  const found = text.slice(token.start, token.end).slice(0, 20);
  return {
    offset: token.start,
    message: `qui ci vuole il nome di un campo, invece c'è «${found}»`,
    remedy:
      token.kind === "word" || token.kind === "number"
        ? `Mettere il nome tra virgolette: "${found}".`
        : 'Scrivere "nome": valore.',
  };
}

/** Where brackets do not match, the lines' beginnings tell which one was forgotten. */
const forgotten = (text: string, { previous, top }: Outsider): Mistake => ({
  offset: previous.kind === "," ? previous.start : previous.end,
  message: `manca la parentesi ${top.closer} che chiude quella aperta alla riga ${lineOf(text, top.offset)}`,
  remedy:
    previous.kind === ","
      ? `Aggiungere ${top.closer} prima di questa virgola.`
      : `Aggiungere ${top.closer} e una virgola alla fine di questa riga.`,
});

function commaExpected({ text, token, previous, top, outsider }: Situation): Mistake {
  if (outsider && token.kind !== "word") return forgotten(text, outsider);
  if (token.kind === "end") return unclosed(text, previous, top);
  if (token.kind === "}" || token.kind === "]") {
    return {
      offset: previous.end,
      message: `manca la parentesi ${top?.closer} che chiude quella aperta alla riga ${lineOf(text, top?.offset ?? 0)}`,
      remedy: `Aggiungere ${top?.closer} prima di ${token.kind}.`,
    };
  }
  if (
    token.start === previous.end &&
    (token.kind === "word" || token.kind === "literal" || token.kind === "number")
  ) {
    return previous.kind === "string"
      ? {
          offset: previous.end - 1,
          message: "virgolette dentro un testo, oppure virgolette di chiusura mancanti poco prima",
          remedy: 'Dentro un testo usare le virgolette «…», oppure scrivere \\" al posto di ".',
        }
      : {
          offset: previous.end,
          message: "numero scritto male",
          remedy: "Un numero ha solo cifre: 4500. Un testo va tra virgolette.",
        };
  }
  if (token.kind === ":") {
    return {
      offset: token.start,
      message: "due punti di troppo",
      remedy: "Togliere i due punti, oppure mettere una virgola prima del campo.",
    };
  }
  return {
    offset: previous.end,
    message: `manca la virgola dopo ${shortToken(text, previous)}`,
    remedy: "Aggiungere una virgola alla fine di questa riga.",
  };
}

function unclosed(text: string, previous: Token, top: Opened | undefined): Mistake {
  return {
    offset: previous.end,
    message: `il file finisce ma manca la parentesi ${top?.closer} che chiude quella aperta alla riga ${lineOf(text, top?.offset ?? 0)}`,
    remedy: `Aggiungere ${top?.closer} al posto giusto.`,
  };
}

function shortToken(text: string, { start, end }: Token): string {
  const token = text.slice(start, end);
  return token.length > 40 ? `${token.slice(0, 30)}…${token.slice(-1)}` : token;
}

const doubleComma = (offset: number): Mistake => ({
  offset,
  message: "due virgole di seguito",
  remedy: "Togliere una virgola.",
});

const trailingComma = (offset: number): Mistake => ({
  offset,
  message: "virgola di troppo: dopo l'ultimo elemento non ci va",
  remedy: "Togliere questa virgola.",
});
