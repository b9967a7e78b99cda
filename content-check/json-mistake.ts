/** Italian words for the errors of jsonc-parser, which notices a mistake where the next token does not fit. */
import { createScanner, type Node, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";

type Mistake = { offset: number; message: string; remedy: string };

/** Deeper texts are refused: no content needs it, and parsers recurse. */
const deepestLevel = 40;

type Bracket = { closer: "}" | "]"; line: number; indent: number };

/** The last token before a place in a text, and the brackets that are open there. */
type Before = {
  start: number;
  end: number;
  /** Outermost first. */
  open: Bracket[];
  /** Closed on a line that begins further left than its own: probably by the bracket of another. */
  suspect?: Bracket;
};

function readUpTo(text: string, place: number): Before {
  const scanner = createScanner(text, true);
  const before: Before = { start: 0, end: 0, open: [] };
  const current = { line: 0, indent: 0 };
  for (;;) {
    scanner.scan();
    const start = scanner.getTokenOffset();
    if (start >= place || start === text.length || before.open.length > deepestLevel) return before;
    const line = scanner.getTokenStartLine() + 1;
    if (line !== current.line) Object.assign(current, { line, indent: scanner.getTokenStartCharacter() });
    const sign = text.charAt(start);
    const top = before.open.at(-1);
    if (sign === "{" || sign === "[") before.open.push({ closer: sign === "{" ? "}" : "]", ...current });
    if (top !== undefined && sign === top.closer) {
      before.open.pop();
      if (current.indent < top.indent) before.suspect ??= top;
    }
    Object.assign(before, { start, end: start + scanner.getTokenLength() });
  }
}

/** The tree of a strict JSON text, or the first mistake in it. */
export function parseStrictly(text: string): { root: Node } | { mistake: Mistake } {
  const { open, start } = readUpTo(text, text.length);
  if (open.length > deepestLevel) {
    const message = `troppe parentesi una dentro l'altra: più di ${deepestLevel}`;
    return {
      mistake: { offset: start, message, remedy: "Controllare che ogni parentesi aperta sia chiusa." },
    };
  }
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  if (root !== undefined && errors.length === 0) return { root };
  const [offset, message, remedy] = explain(text, errors[0]);
  return { mistake: { offset, message, remedy } };
}

const shortened = (token: string) => (token.length > 40 ? `${token.slice(0, 30)}…${token.slice(-1)}` : token);

/** Where a mistake was made, what it is, and what would be right. */
function explain(text: string, found?: ParseError): [number, string, string] {
  const { offset = 0, length = 0 } = found ?? {};
  const { start, end, open, suspect } = readUpTo(text, offset);
  const sign = text.charAt(offset);
  const token = shortened(text.slice(offset, offset + length));
  const previous = shortened(text.slice(start, end));
  const top = open.at(-1);
  const isAdjacent = offset === end && offset > 0;
  const { closer, line } = suspect ?? top ?? { closer: "}", line: 1 };
  const unclosed = `manca la parentesi ${closer} che chiude quella aperta alla riga ${line}`;
  const close = `Aggiungere ${closer} al posto giusto.`;
  const noBrace = "il file non comincia con una parentesi graffa";
  const wrongNumber = "numero scritto male";
  const digits = "Scrivere solo cifre, per esempio 4500; un numero di telefono va tra virgolette.";

  switch (found && printParseErrorCode(found.error)) {
    case "UnexpectedEndOfString": {
      const body = text
        .slice(offset, offset + length)
        .trimEnd()
        .replace(/,$/u, "");
      const remedy =
        'Aggiungere " qui. Un testo sta su una riga sola; un capoverso nuovo è un elemento nuovo del suo elenco.';
      return [offset + body.length, `mancano le virgolette che chiudono il testo ${shortened(body)}`, remedy];
    }
    case "InvalidEscapeCharacter":
    case "InvalidUnicode":
      return [
        offset,
        `barra rovesciata nel testo ${token}`,
        "In un testo si scrive doppia: \\\\. Nei percorsi usare /.",
      ];
    case "InvalidCharacter":
      return [
        offset,
        `tabulazione o altro carattere invisibile nel testo ${token}`,
        "Sostituirlo con uno spazio.",
      ];
    case "UnexpectedEndOfNumber":
      return [offset, wrongNumber, digits];
    case "InvalidCommentToken":
    case "InvalidSymbol":
      if (/^[#/]/u.test(token))
        return [offset, `i commenti non sono ammessi: «${token}»`, "Togliere il commento."];
      if (top === undefined) return [0, noBrace, "Cominciare il file con {."];
      if (/^[“”„«»‘’'`]/u.test(token))
        return [
          offset,
          `virgolette diverse da quelle diritte: «${token}»`,
          'Usare le virgolette diritte: "testo".',
        ];
      if (isAdjacent && previous.endsWith('"'))
        return [
          end - 1,
          "virgolette dentro un testo, oppure virgolette di chiusura mancanti poco prima",
          'Dentro un testo usare le virgolette «…», oppure scrivere \\" al posto di ".',
        ];
      if (/^[+.]\d/u.test(token) || (isAdjacent && /\d$/u.test(previous)))
        return [offset, wrongNumber, digits];
      return [
        offset,
        `«${token}» senza virgolette`,
        `Mettere il testo tra virgolette: "${token}". Sì e no si scrivono true e false, senza virgolette.`,
      ];
    case "EndOfFileExpected":
      if (sign === ":") return [0, noBrace, "Cominciare il file con {."];
      return [
        offset,
        `dopo la parentesi che chiude il file c'è ancora «${token}»`,
        "Togliere ciò che segue, oppure la parentesi chiusa troppo presto.",
      ];
    case "ColonExpected":
      return [
        end,
        `dopo il nome del campo ${previous} mancano i due punti`,
        `Scrivere ${previous}: e poi il valore.`,
      ];
    case "CommaExpected":
      if (sign === "}" || sign === "]" || (sign === ":" && top?.closer === "]"))
        return [end, unclosed, close];
      if (sign === ":")
        return [
          offset,
          "due punti di troppo",
          "Toglierli, oppure mettere una virgola prima del nome del campo.",
        ];
      if (isAdjacent && /^\d/u.test(token)) return [offset, wrongNumber, digits];
      return [end, `manca la virgola dopo ${previous}`, "Aggiungere una virgola alla fine di questa riga."];
  }
  if (text.trim() === "")
    return [0, "il file è vuoto", "Scrivere { e i campi, o ripristinare la versione precedente."];
  // A value or the name of a field is missing, or a bracket at the end of the file.
  if (top === undefined) return [0, noBrace, "Cominciare il file con {."];
  if (sign === "") return [end, unclosed, close];
  if (previous === "," && /[,\]}]/u.test(sign))
    return [start, "virgola di troppo: va solo tra un elemento e il successivo", "Togliere questa virgola."];
  if (/\d,\d/u.test(text.slice(offset - 2, offset + 1)))
    return [start, "virgola dentro un numero", "Scrivere il numero senza virgole e senza punti: 4500."];
  if (top.closer === "]" || previous === ":")
    return [end, "manca un valore", "Scriverlo qui: un testo va tra virgolette, un numero no."];
  return [offset, `qui ci vuole il nome di un campo, invece c'è «${token}»`, 'Scrivere "nome": valore.'];
}
