/** From bytes to text, and from offsets to lines and columns. */
import type { JsonPath } from "../walk";

export type Position = { line: number; column: number };

/** Something that keeps a text from being read as JSON, or that other readers of it would trip over. */
export type ReadingProblem = Position & { rule: string; message: string; remedy: string; path?: JsonPath };

const byteOrderMark = "\uFEFF";
const saveAsUtf8 =
  "Salvare di nuovo il file con codifica «UTF-8» (in Visual Studio Code: in basso a destra).";

const encodingProblem = (message: string, remedy = saveAsUtf8, place = { line: 1, column: 1 }) => [
  { ...place, rule: "encoding", message, remedy },
];

/** The text, with what is wrong but can be read over; or why there is none. */
export function decode(bytes: Uint8Array): { text?: string; problems: ReadingProblem[] } {
  const isMarked = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (isMarked || bytes.subarray(0, 4).includes(0))
    return { problems: encodingProblem("il file è salvato con codifica UTF-16") };
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  // Decoding puts U+FFFD where the bytes are not UTF-8; in the bytes themselves an earlier conversion has left it.
  const damaged = text.indexOf("\uFFFD");
  if (damaged >= 0) {
    const around = text.slice(Math.max(0, damaged - 15), damaged + 15).replace(/\s+/gu, " ");
    const message = `una lettera accentata non si legge in «${around}»: il file non è, o non era, salvato in UTF-8`;
    const remedy = `${saveAsUtf8} Poi riscrivere le lettere rovinate.`;
    return { problems: encodingProblem(message, remedy, positions(text)(damaged)) };
  }
  if (!text.startsWith(byteOrderMark)) return { text, problems: [] };
  const message = "il file comincia con un carattere invisibile (BOM)";
  const remedy = "Salvare di nuovo il file con codifica «UTF-8», senza BOM.";
  return { text: text.slice(1), problems: encodingProblem(message, remedy) };
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
