/**
 * The content of the tests' site, harmed at random. The check accepts no file that the build could not use, and refuses
 * in Italian, at a place in the file; it never throws or hangs. The form editor's bundle says the same of each harm. Each
 * run has a seed of its own; a failure prints it with the smallest harm that fails: CONTENT_FUZZ_SEED=… repeats it.
 * CONTENT_FUZZ_CHANGES=3000 tries more.
 */
import { createContext, runInContext } from "node:vm";
import { buildSync } from "esbuild";
import fc from "fast-check";
import { findNodeAtOffset, type Node, parseTree } from "jsonc-parser";
import { formatReport } from "../../content-model/check";
import { checkSource } from "../../content-model/check/source";
import { sourceOf, validTree } from "../../content-model/check/testing/content-copy";
import { kindOf } from "../../content-model/kinds";

const changes = Number(process.env.CONTENT_FUZZ_CHANGES ?? 60);
const seed = process.env.CONTENT_FUZZ_SEED;

jest.setTimeout(600_000);

/** Words of zod, of V8 and of Node.js, and values that no editor has typed. */
const foreignWords =
  /\b(invalid|input|expected|received|required|must|should|unrecognized|unexpected|string|number|boolean|array|object|undefined|NaN|Infinity|error|cannot|native code|function|too (?:small|big|short|long)|at least|at most)\b/iu;

/** Text of JSON, or nearly, in place of a value or a name. */
const raw = fc.oneof(
  fc.constantFrom(
    ...["\u0000\u001b[2J \u202e\u200b\ufeff \ud83d", "»«\"'`\\ %2e%2e%2f$& $1 $`"].map((text) =>
      JSON.stringify(text),
    ),
    ...["x", " "].map((sign) => `"${sign.repeat(300_000)}"`),
    ...['"../images/../../../../etc/passwd.png"', "1e999", "4.500,00", "True", "“x”", "// nota\n"],
    '{ "toString": 1, "toJSON": "x", "__proto__": { "polluted": true } }',
    ...["[".repeat(20_000), `[${'"s",'.repeat(20_000)}0]`, `{ ${'"campo": 1,\n'.repeat(5000)} "a": 2 }`],
  ),
  fc.json({ maxDepth: 2 }),
);
/** A value or a name replaced, some signs, or some bytes; places are taken modulo the length. */
const harm = fc.oneof(
  fc.record({ at: fc.nat(), put: raw }),
  fc.record({ at: fc.nat(), put: fc.string({ maxLength: 3 }), cut: fc.nat(400) }),
  fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 40 }),
);
type Harm = typeof harm extends fc.Arbitrary<infer T> ? T : never;

function harmed(bytes: Buffer, edit: Harm): Buffer {
  if (Array.isArray(edit)) {
    for (const [at, byte] of edit) bytes[at % bytes.length] = byte;
    return bytes;
  }
  const text = bytes.toString();
  const at = edit.at % text.length;
  const node = findNodeAtOffset(parseTree(text) as Node, at);
  const { offset = at, length = 0 } = "cut" in edit ? { length: edit.cut } : { ...node };
  return Buffer.from(text.slice(0, offset) + edit.put + text.slice(offset + length));
}

/** Whether the build could use a file, found out without the check. */
function isUsable(name: string, bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    return kindOf(name)?.schema.safeParse(JSON.parse(text)).success ?? false;
  } catch {
    return false;
  }
}

/** The check as the form editor's page has it: bundled for browsers, where there is nothing of Node. */
function checkInBrowser(): typeof checkSource {
  const { outputFiles } = buildSync({
    entryPoints: ["content-model/check/source.ts"],
    bundle: true,
    format: "iife",
    globalName: "bundle",
    platform: "browser",
    write: false,
  });
  const browser = createContext({ TextDecoder, TextEncoder, URL });
  runInContext(outputFiles[0]?.text ?? "", browser);
  return (browser.bundle as { checkSource: typeof checkSource }).checkSource;
}

test(`${changes} changed texts are rightly accepted or refused, in the editor as by the check`, async () => {
  const original = sourceOf(await validTree());
  const names = original.names.filter(kindOf);
  const inBrowser = checkInBrowser();
  const property = fc.asyncProperty(fc.constantFrom(...names), harm, async (name, edit) => {
    const bytes = harmed(Buffer.from(await original.bytesOf(name)), edit);
    const bytesOf = async (wanted: string) => (wanted === name ? bytes : original.bytesOf(wanted));
    const source = { ...original, bytesOf };
    const report = await checkSource(source);
    expect(JSON.stringify(await inBrowser(source))).toBe(JSON.stringify(report));
    const ours = report.problems.filter(({ file }) => file === `content/${name}`);
    if (isUsable(name, bytes)) expect(ours.map(({ rule }) => rule)).not.toContain("json-syntax");
    else expect(ours.map(({ severity }) => severity)).toContain("error");
    const lines = new TextDecoder().decode(bytes).split(/\r\n|\n|\r/u);
    for (const { line, column } of ours) expect(lines[line - 1]?.length).toBeGreaterThanOrEqual(column - 1);
    for (const { file, message, remedy } of report.problems) {
      expect(names.map((known) => `content/${known}`)).toContain(file);
      expect(`${message}${remedy}`.length).toBeLessThan(2_000);
      // Quotations are the editor's own words.
      expect(`${message} → ${remedy}`.replace(/«[^»]*»|"[^"]*"/gu, "…")).not.toMatch(foreignWords);
    }
    expect(formatReport(report)).not.toMatch(/[^\P{Cc}\n]|\p{Cf}/u);
    expect({}).not.toHaveProperty("polluted");
  });
  await fc.assert(property, { numRuns: changes, ...(seed && { seed: Number(seed) }) });
});
