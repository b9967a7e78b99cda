import type { Problem } from "../problem";
import { checkCopy, setField, type Tree } from "./content-copy";

export type Change = (tree: Tree) => void;

/** Sets a field of a JSON file below content/; `undefined` removes it. */
export const set =
  (file: string, at: readonly (string | number)[], value: unknown): Change =>
  (tree) =>
    setField(tree, `content/${file}`, at, value);

/** Puts a file below content/. */
export const add =
  (file: string, value: unknown): Change =>
  (tree) =>
    void tree.set(`content/${file}`, value);

export const remove =
  (file: string): Change =>
  (tree) =>
    void tree.delete(`content/${file}`);

/** Puts a copy of an entry beside it. */
export const copy =
  (from: string, to: string, fields: object = {}): Change =>
  (tree) =>
    void tree.set(`content/${to}`, { ...(tree.get(`content/${from}`) as object), ...fields });

export const move = (from: string, to: string): Change[] => [copy(from, to), remove(from)];

export const reported = ({ file, field, path, message, remedy }: Problem) =>
  `${file}: ${path && `${field} (${path})`}: ${message} → ${remedy}`;

/** Texts that have the parts of another between «…», in their order. */
const withParts = (words: string) => {
  const parts = words.split(/ ?… ?/u).map((part) => part.replace(/[$()*+.?[\\\]^{|}]/gu, "\\$&"));
  return expect.stringMatching(new RegExp(parts.join("[^]*"), "u"));
};

/** The changed site has these problems and no others, in this order; «…» stands for any words. */
export async function expectReported(
  changes: Change | readonly Change[],
  wanted: readonly string[],
): Promise<void> {
  const { problems } = await checkCopy((tree) => {
    for (const change of [changes].flat()) change(tree);
  });
  expect(problems.map(reported)).toEqual(wanted.map(withParts));
}
