/** Changes to the text of a JSON file that leave the rest of it as it stands: line breaks, too, are somebody's work. */
import { isDeepStrictEqual } from "node:util";
import { applyEdits, modify } from "jsonc-parser";
import { isRecord, type JsonPath } from "../content-model/walk";

/**
 * The text with a new value, changed only where the values differ.
 *
 * @param text valid JSON
 * @param value its keys stand where new ones are to be put in
 */
export const textWith = (text: string, value: unknown): string => changed(text, [], JSON.parse(text), value);

function changed(text: string, path: JsonPath, before: unknown, after: unknown): string {
  if (isDeepStrictEqual(before, after)) return text;
  if (isRecord(before) && isRecord(after)) return changedObject(text, path, before, after);
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return after.reduce<string>(
      (result, item, index) => changed(result, [...path, index], before[index], item),
      text,
    );
  return set(text, path, after);
}

function changedObject(
  text: string,
  path: JsonPath,
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): string {
  const gone = Object.keys(before).filter((name) => !Object.hasOwn(after, name));
  const without = gone.reduce((result, name) => set(result, [...path, name], undefined), text);
  return Object.keys(after).reduce(
    (result, name, _index, names) =>
      Object.hasOwn(before, name)
        ? changed(result, [...path, name], before[name], after[name])
        : set(result, [...path, name], after[name], names),
    without,
  );
}

/** Sets a value, or removes it; a new key comes after those that precede it in `order`. */
function set(text: string, path: JsonPath, value: unknown, order: readonly string[] = []): string {
  const place = order.indexOf(String(path.at(-1)));
  const edits = modify(text, [...path], value, {
    formattingOptions: { insertSpaces: true, tabSize: 2, eol: "\n" },
    getInsertionIndex: (names) =>
      names.filter((name) => order.includes(name) && order.indexOf(name) < place).length,
  });
  return applyEdits(text, edits);
}
