/** Makes the same changes each time: CONTENT_FUZZ_SEED=2 makes others, CONTENT_FUZZ_CHANGES=3000 makes more. */
import fc from "fast-check";
import { findNodeAtOffset, type Node, parseTree } from "jsonc-parser";
import { formatReport } from "../../content-check/check";
import { runContentCheck } from "../../content-check/run-content-check";
import { readerOf, validTree } from "../../content-check/testing/content-copy";
import { kindOf } from "../../content-model/kinds";

const changes = Number(process.env.CONTENT_FUZZ_CHANGES ?? 30);
const seed = Number(process.env.CONTENT_FUZZ_SEED ?? 1);

jest.setTimeout(600_000);

// Words from zod, V8 and Node.js, and values that no editor types.
const foreignWordPattern =
  /\b(invalid|input|expected|received|required|must|should|unrecognized|unexpected|string|number|boolean|array|object|undefined|NaN|Infinity|error|cannot|native code|function|too (?:small|big|short|long)|at least|at most)\b/iu;

// `at` is taken modulo the text's length.
const change = fc.record({
  at: fc.nat(),
  cut: fc.nat(400),
  insert: fc.oneof(
    fc.constantFrom(
      JSON.stringify("\u0000\u001b[2J \u202e\u200b\ufeff \ud83d »«\"'`\\ %2e%2e%2f$& $1"),
      ...["1e999", "4.500,00", "True", "“x”", "// nota\n", '"../images/../../../../etc/passwd.png"'],
      '{ "toString": 1, "toJSON": "x", "__proto__": { "polluted": true } }',
      ...["[".repeat(20_000), `[${'"s",'.repeat(20_000)}0]`, `"${"x".repeat(300_000)}"`, "\ufffd\u0000"],
    ),
    fc.json({ maxDepth: 2 }),
    fc.string({ maxLength: 3 }),
  ),
});
type ContentChange = typeof change extends fc.Arbitrary<infer T> ? T : never;

function applyChange(text: string, { at, cut, insert }: ContentChange): Buffer {
  const start = at % text.length;
  const { offset, length } = findNodeAtOffset(parseTree(text) as Node, start) ?? { offset: start, length: 0 };
  return Buffer.from(text.slice(0, offset) + insert + text.slice(offset + (cut % 2 ? length : cut)));
}

function isUsable(name: string, bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    return kindOf(name)?.schema.safeParse(JSON.parse(text)).success ?? false;
  } catch {
    return false;
  }
}

test(`${changes} changed files get the right verdict, in Italian, with a place in the file`, async () => {
  const original = readerOf(await validTree());
  const contentPaths = original.contentPaths.filter(kindOf);
  const property = fc.asyncProperty(fc.constantFrom(...contentPaths), change, async (contentPath, edit) => {
    const bytes = applyChange(Buffer.from(await original.bytesOf(contentPath)).toString(), edit);
    const bytesOf = async (requested: string) =>
      requested === contentPath ? bytes : original.bytesOf(requested);
    const report = await runContentCheck({ ...original, bytesOf });
    const ours = report.problems.filter(({ file }) => file === `content/${contentPath}`);
    if (isUsable(contentPath, bytes)) expect(ours.map(({ code }) => code)).not.toContain("json-syntax");
    else expect(ours.map(({ severity }) => severity)).toContain("error");
    const lines = new TextDecoder().decode(bytes).split(/\r\n|\n|\r/u);
    for (const { line, column } of ours) expect(lines[line - 1]?.length).toBeGreaterThanOrEqual(column - 1);
    for (const { file, message, remedy } of report.problems) {
      expect(contentPaths.map((path) => `content/${path}`)).toContain(file);
      expect(`${message}${remedy}`.length).toBeLessThan(2_000);
      // Quotations repeat the editor's text.
      expect(`${message} → ${remedy}`.replace(/«[^»]*»|"[^"]*"/gu, "…")).not.toMatch(foreignWordPattern);
    }
    expect(formatReport(report)).not.toMatch(/[^\P{Cc}\n]|\p{Cf}/u);
    expect({}).not.toHaveProperty("polluted");
  });
  await fc.assert(property, { numRuns: changes, seed });
});
