/** From bytes to text, and from offsets to lines and columns. */
import { isUtf8 } from "node:buffer";
import type { JsonPath } from "../walk";

export type Position = { line: number; column: number };

/** Something that keeps a text from being read as JSON, or that other readers of it would trip over. */
export type ReadingProblem = Position & { rule: string; message: string; remedy: string; path?: JsonPath };

const byteOrderMark = "\uFEFF";
const saveAsUtf8 =
  "Salvare di nuovo il file con codifica «UTF-8» (in Visual Studio Code: in basso a destra).";

/** The text, with what is wrong but can be read over; or why there is none. */
type Decoded = { text: string; problems: ReadingProblem[] } | { problem: ReadingProblem };

export function decode(bytes: Buffer): Decoded {
  const problem = (place: Position, message: string, remedy = saveAsUtf8): ReadingProblem => ({
    ...place,
    rule: "encoding",
    message,
    remedy,
  });
  const start = { line: 1, column: 1 };
  const utf16 =
    (bytes[0] === 0xff && bytes[1] === 0xfe) ||
    (bytes[0] === 0xfe && bytes[1] === 0xff) ||
    bytes.subarray(0, 4).includes(0);
  if (utf16) return { problem: problem(start, "il file è salvato con codifica UTF-16") };
  const text = bytes.toString("utf8");
  // Decoding puts U+FFFD where the bytes are no UTF-8; typed as such it is the trace of an earlier wrong conversion.
  const damaged = text.indexOf("\uFFFD");
  if (damaged >= 0 || !isUtf8(bytes)) {
    const place = positions(text)(Math.max(damaged, 0));
    const around = text.slice(Math.max(0, damaged - 15), damaged + 15).replace(/\s+/gu, " ");
    const message = isUtf8(bytes)
      ? `lettera rovinata da un salvataggio precedente: «${around}»`
      : `il file non è salvato in UTF-8: una lettera accentata non si legge in «${around}»`;
    return { problem: problem(place, message, `${saveAsUtf8} Poi riscrivere le lettere rovinate.`) };
  }
  if (!text.startsWith(byteOrderMark)) return { text, problems: [] };
  const message = "il file comincia con un segno invisibile (BOM)";
  return {
    text: text.slice(1),
    problems: [problem(start, message, "Salvare di nuovo il file con codifica «UTF-8», senza BOM.")],
  };
}

/** Lookup from offset to line and column. */
export function positions(text: string): (offset: number) => Position {
  const starts = [0];
  for (const match of text.matchAll(/\r\n|\n|\r/gu)) starts.push(match.index + match[0].length);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}
