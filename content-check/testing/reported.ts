import type { Problem } from "../problem";
import { checkCopy, setField, type Tree } from "./content-copy";

export type Change = (tree: Tree) => void;

/** A value of `undefined` removes the field. */
export const set =
  (file: string, at: readonly (string | number)[], value: unknown): Change =>
  (tree) =>
    setField(tree, `content/${file}`, at, value);

export const add =
  (file: string, value: unknown): Change =>
  (tree) =>
    void tree.set(`content/${file}`, value);

export const remove =
  (file: string): Change =>
  (tree) =>
    void tree.delete(`content/${file}`);

export const copy =
  (from: string, to: string, fields: object = {}): Change =>
  (tree) =>
    void tree.set(`content/${to}`, { ...(tree.get(`content/${from}`) as object), ...fields });

export const reported = ({ file, labels, jsonPath, message, remedy }: Problem) =>
  `${file}: ${jsonPath && `${labels} (${jsonPath})`}: ${message} → ${remedy}`;

const matching = (pattern: string) => {
  const parts = pattern.split(/ ?… ?/u).map((part) => part.replace(/[$()*+.?[\\\]^{|}]/gu, "\\$&"));
  return expect.stringMatching(new RegExp(parts.join("[^]*"), "u"));
};

/** Expects exactly these problems, in this order; «…» matches any words. */
export async function expectReported(
  changes: Change | readonly Change[],
  expected: readonly string[],
): Promise<void> {
  const { problems } = await checkCopy((tree) => {
    for (const change of [changes].flat()) change(tree);
  });
  expect(problems.map(reported)).toEqual(expected.map(matching));
}
