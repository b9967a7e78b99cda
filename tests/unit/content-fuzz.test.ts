/**
 * The content, harmed at random. The check accepts no file that the build could not use, and refuses in Italian, at a
 * place in the file. It never throws or hangs, and reads nothing outside its folders. Each run has a seed of its own;
 * a failure prints it with the smallest harm that fails: CONTENT_FUZZ_SEED=… repeats it. CONTENT_FUZZ_CHANGES=5000
 * tries more. The form editor's bundle says the same of each; what it does not look into are pictures that were there
 * before (editor/browser/picture.ts).
 */
import { execFileSync } from "node:child_process";
import { mkdir, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { createContext, runInContext } from "node:vm";
import { buildSync } from "esbuild";
import fc from "fast-check";
import { type Node, parseTree, visit } from "jsonc-parser";
import {
  type ContentReport,
  checkContent,
  contentFolder,
  formatReport,
  type Problem,
} from "../../content-model/check";
import { isPicture, type Source } from "../../content-model/check/content";
import { checkSource } from "../../content-model/check/source";
import { jpeg, validTree, writeTree } from "../../content-model/check/testing/content-copy";
import { kindOf } from "../../content-model/kinds";

const changes = Number(process.env.CONTENT_FUZZ_CHANGES ?? 300);
const settings = (numRuns: number) => ({
  numRuns: Math.ceil(numRuns),
  ...(process.env.CONTENT_FUZZ_SEED && { seed: Number(process.env.CONTENT_FUZZ_SEED) }),
});

jest.setTimeout(600_000);

/** Words of zod, of V8 and of Node.js, and values that no editor has typed. */
const foreignWords =
  /\b(invalid|input|expected|received|required|must|should|unrecognized|unexpected|string|number|boolean|array|object|undefined|NaN|Infinity|error|cannot|native code|function|too (?:small|big|short|long)|at least|at most)\b/iu;

/** What is wrong with the words of a report. */
function faultsOf(report: ContentReport): string[] {
  const invisible = /[^\P{Cc}\n]|\p{Cf}/u.exec(formatReport(report));
  const faults = report.problems.flatMap(({ file, message, remedy }) => {
    const words = `${message} → ${remedy}`;
    return [
      ...(message === "" || remedy === "" ? ["a problem without words"] : []),
      ...(words.length > 2_000 ? [`a problem of ${words.length} characters`] : []),
      // Quotations are the editor's own words.
      ...(foreignWords.test(words.replace(/«[^»]*»|"[^"]*"/gu, "…")) ? [`foreign words: ${words}`] : []),
      ...(file.startsWith("content/") ? [] : [`a problem of ${file}`]),
    ];
  });
  if (invisible) faults.push(`an invisible character in the printed report: ${JSON.stringify(invisible[0])}`);
  return "polluted" in {} ? [...faults, "prototypes are polluted"] : faults;
}

/** Whether the place of a problem is in its file. */
function isInside({ line, column }: Problem, bytes: Uint8Array): boolean {
  const length = new TextDecoder().decode(bytes).split(/\r\n|\n|\r/u)[line - 1]?.length;
  return column >= 1 && column <= (length ?? -1) + 1;
}

const errorsAt = ({ problems }: ContentReport, name: string) =>
  problems.filter(({ severity, file }) => severity === "error" && file === `content/${name}`);

/** Why a file may not be accepted, told without the check; `undefined` where it may. */
function reasonToRefuse(name: string, bytes: Uint8Array): string | undefined {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch {
    return "it is not JSON in UTF-8";
  }
  const result = kindOf(name)?.schema.safeParse(value);
  if (!result?.success) return `its schema says: ${result?.error?.issues[0]?.message}`;
  const names: Set<string>[] = [];
  let isTwice = false;
  visit(Buffer.from(bytes).toString(), {
    onObjectBegin: () => void names.push(new Set(["__proto__"])),
    onObjectProperty: (field) => {
      isTwice ||= names.at(-1)?.has(field) ?? false;
      names.at(-1)?.add(field);
    },
    onObjectEnd: () => void names.pop(),
  });
  return isTwice ? "it has a field twice" : undefined;
}

const hostileTexts = [
  "\u0000\u001b[2J\u007f",
  "\u202e rovesciato \u2066\u200b\ufeff",
  "\ud83d mezzo",
  "{a}{studio.name}{{{x}}}",
  "<script>alert(1)</script>",
  "»«\"'`\\",
  "%2e%2e%2f$& $1 $`",
  "../images/../../../../etc/passwd.png",
  "../images/services/catasto.jpg\u0000.jpg",
  "/services/nessuno",
  "__proto__",
  "constructor",
  "   ",
  "",
  "x".repeat(300_000),
  " ".repeat(300_000),
];
const oddObject = '{ "toString": 1, "valueOf": 2, "toJSON": "x", "__proto__": { "polluted": true } }';
const oddRaws = ["1e999", "-1", "4.5", "01", "+1", "NaN", ".5", "4.500,00", "True", "“x”", "'x'", oddObject];
const deep = (levels: number) => `${"[".repeat(levels)}1${"]".repeat(levels)}`;
const long = `[${Array.from({ length: 20_000 }, (_, index) => `"s${index}"`).join(",")}]`;

/** Text of JSON, or nearly, in place of a value or a name. */
const raw = fc.oneof(
  fc.constantFrom(...hostileTexts).map((text) => JSON.stringify(text)),
  fc.constantFrom(...oddRaws, deep(41), deep(20_000), long, `{ ${'"campo": 1,\n'.repeat(5000)} "a": 2 }`),
  fc.json({ maxDepth: 2 }),
  fc.string().map((text) => JSON.stringify(text)),
);
const signs = fc.oneof(
  fc.constantFrom(..."{}[],:\"\\/'0 \n\t", "// nota\n", "/*", "# nota\n", "\u00a0", "\u2028", "\ufeff", "\0"),
  fc.string({ maxLength: 3 }),
);

/** Numbers are taken modulo what there is. */
const harm = fc.record({
  file: fc.nat(),
  node: fc.nat(),
  edit: fc.oneof(
    { weight: 5, arbitrary: fc.record({ put: raw }) },
    { weight: 3, arbitrary: fc.record({ from: fc.nat(), node: fc.nat() }) },
    { weight: 2, arbitrary: fc.constantFrom("twice" as const, "gone" as const) },
    { weight: 4, arbitrary: fc.record({ at: fc.nat(), cut: fc.oneof(fc.nat(3), fc.nat(400)), type: signs }) },
    { weight: 1, arbitrary: fc.record({ end: fc.nat() }) },
    { weight: 1, arbitrary: fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 40 }) },
    { weight: 1, arbitrary: fc.constantFrom("latin1" as const, "utf16le" as const, "mark" as const) },
  ),
});

type Original = { name: string; bytes: Buffer; text: string; nodes: Node[] };

const nodesIn = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(nodesIn)];
const pick = <T>(items: readonly T[], number: number): T => items[number % items.length] as T;
const behind = (text: string, { offset, length }: Node) => text.slice(offset + length);
const textAt = (text: string, { offset, length }: Node) => text.slice(offset, offset + length);

function harmed(original: Original, { node, edit }: Harm, originals: readonly Original[]): Buffer {
  const { text, nodes } = original;
  const place = pick(nodes, node);
  const instead = (put: string, { offset, length } = place) =>
    Buffer.from(text.slice(0, offset) + put + text.slice(offset + length));
  if (edit === "twice") return instead(`${textAt(text, place)}, ${textAt(text, place)}`);
  if (edit === "gone")
    return Buffer.from(text.slice(0, place.offset) + behind(text, place).replace(/^,/u, ""));
  if (edit === "mark") return Buffer.from(`\uFEFF${text}`);
  if (typeof edit === "string") return Buffer.from(text, edit);
  if (Array.isArray(edit)) {
    const bytes = Buffer.from(original.bytes);
    for (const [at, byte] of edit) bytes[at % bytes.length] = byte;
    return bytes;
  }
  if ("put" in edit) return instead(edit.put);
  if ("end" in edit) return original.bytes.subarray(0, edit.end % original.bytes.length);
  if ("at" in edit) return instead(edit.type, { ...place, offset: edit.at % text.length, length: edit.cut });
  const other = pick(originals, edit.from);
  const alike = other.nodes.filter(({ type }) => type === place.type);
  return alike.length === 0 ? instead("") : instead(textAt(other.text, pick(alike, edit.node)));
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

type Harm = typeof harm extends fc.Arbitrary<infer T> ? T : never;

test(`${changes} changed texts of the real content are rightly accepted or refused`, async () => {
  const folder = await contentFolder({ contentRoot: "content", staticRoot: "static" });
  const pictures = await folder.picturesOf(folder.names.filter(isPicture));
  const originals = await Promise.all(
    folder.names.filter(kindOf).map(async (name): Promise<Original> => {
      const bytes = Buffer.from(await folder.bytesOf(name));
      const root = parseTree(bytes.toString());
      return { name, bytes, text: bytes.toString(), nodes: root ? nodesIn(root) : [] };
    }),
  );
  const inBrowser = checkInBrowser();
  const atOnce = 4;
  const check = async (harms: readonly Harm[]) => {
    const files = new Map(originals.map(({ name, bytes }) => [name, bytes]));
    const touched = harms.map((one) => {
      const original = pick(originals, one.file);
      files.set(original.name, harmed(original, one, originals));
      return original.name;
    });
    const bytesOf = async (name: string) => files.get(name) ?? Buffer.alloc(0);
    const source: Source = { ...folder, bytesOf, picturesOf: async () => pictures };
    const report = await checkSource(source);
    expect(JSON.stringify(await inBrowser(source))).toBe(JSON.stringify(report));
    const verdicts = touched.flatMap((name) => {
      const reason = reasonToRefuse(name, files.get(name) ?? Buffer.alloc(0));
      const errors = errorsAt(report, name);
      if (reason !== undefined) return errors.length > 0 ? [] : [`${name} is accepted, but ${reason}`];
      return errors
        .filter(({ rule }) => ["json-syntax", "encoding", "duplicate-field"].includes(rule))
        .map(({ message }) => `${name} is refused (${message}), but it can be read`);
    });
    const misplaced = report.problems
      .filter(
        (problem) => !isInside(problem, files.get(problem.file.replace("content/", "")) ?? Buffer.alloc(0)),
      )
      .map(({ file, line, column, message }) => `${message}: outside ${file}, ${line}:${column}`);
    return [...verdicts, ...misplaced, ...faultsOf(report)];
  };
  expect(await check([])).toEqual([]);
  const harms = fc.uniqueArray(harm, {
    selector: ({ file }) => file % originals.length,
    minLength: 1,
    maxLength: atOnce,
    size: "max",
  });
  const property = fc.asyncProperty(harms, async (some) => expect(await check(some)).toEqual([]));
  await fc.assert(property, settings((2 * changes) / (1 + atOnce)));
});

const secret = "parola segreta";
const oddNames = [
  "CATASTO",
  "a (copia)",
  " a",
  "à",
  "a\u0300",
  "constructor",
  "a\n\u001b[2J\u202eb",
  "..a",
  "📐",
  "..\\a",
];

/** How a folder may be harmed, in a place `root` by a number; gives the files of which one must be refused. */
const folderHarms: Readonly<
  Record<string, (root: string, name: string, number: number) => Promise<string[]>>
> = {
  removed: async (root, name) => {
    await rm(path.join(root, name));
    return [name];
  },
  renamed: async (root, name, number) => {
    const other = path.posix.join(path.posix.dirname(name), pick(oddNames, number) + path.extname(name));
    await rename(path.join(root, name), path.join(root, other));
    return [name, other];
  },
  stray: async (root, _name, number) => {
    const folders = [
      "",
      "servizi/",
      "services/altri/",
      "pages/",
      "images/a/b/",
      "constructor/",
      "__proto__/",
    ];
    const endings = [".json", ".yaml", ".exe", ".gif", "", ".json.txt"];
    const name = `${pick(folders, number)}prova${pick(endings, Math.floor(number / 7))}`;
    await mkdir(path.join(root, path.dirname(name)), { recursive: true });
    await writeFile(path.join(root, name), pick(["", "{}", "\0", Buffer.alloc(2_000_000)], number));
    return [name];
  },
  linked: async (root, name, number) => {
    await rm(path.join(root, name));
    const outside = ["../../segreto.json", "/dev/zero", "/", "..", path.basename(name), "nessuno.json"];
    await symlink(pick(outside, number), path.join(root, name));
    return [name];
  },
  piped: async (root, name) => {
    await rm(path.join(root, name));
    execFileSync("mkfifo", [path.join(root, name)]);
    return [name];
  },
  folder: async (root, name) => {
    await rm(path.join(root, name));
    await mkdir(path.join(root, name, "cartella"), { recursive: true });
    await writeFile(path.join(root, name, "cartella/a.json"), "{}");
    return [`${name}/cartella/a.json`];
  },
  painted: async (root, _name, number) => {
    const name = "images/services/catasto.jpg";
    const bytes = await readFile(path.join(root, name));
    const svg = `<svg xmlns="http://www.w3.org/2000/svg"><image href="../../../segreto.json"/></svg>`;
    const cut = bytes.subarray(0, Math.floor(bytes.length / 2));
    await writeFile(path.join(root, name), pick(["", "x", "GIF89a", "%PDF-1.4", svg, cut], number));
    return [name];
  },
};

test(`${Math.ceil(changes / 10)} changes of files, links and pictures are refused`, async () => {
  const tree = await validTree();
  tree.set("segreto.json", { [secret]: secret });
  tree.set("content/images/altra.jpg", await jpeg(300));
  const required = [...tree.keys()]
    .filter((name) => /^content\/(site|pages|services|legal)\//u.test(name))
    .map((name) => name.slice("content/".length));
  const harms = fc.tuple(fc.constantFrom(...Object.keys(folderHarms)), fc.nat(), fc.nat());
  const property = fc.asyncProperty(harms, async ([kind, file, number]) => {
    const root = await writeTree(tree);
    try {
      const refused = await folderHarms[kind]?.(path.join(root, "content"), pick(required, file), number);
      const report = await checkContent({
        contentRoot: path.join(root, "content"),
        staticRoot: path.join(root, "static"),
      });
      const told = JSON.stringify(report);
      expect(refused?.filter((name) => errorsAt(report, name).length > 0)).not.toEqual([]);
      expect(told.includes(secret) || told.includes("root:")).toBe(false);
      expect(faultsOf(report)).toEqual([]);
    } finally {
      await rm(root, { recursive: true });
    }
  });
  await fc.assert(property, settings(changes / 10));
});
