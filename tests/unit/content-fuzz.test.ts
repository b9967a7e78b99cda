/** @jest-environment node */
/**
 * The real content, harmed in some thousands of ways that follow from one seed: the content check accepts a file only
 * if the build can use it, and otherwise refuses it in Italian at a place in that file. It never throws, never reads
 * outside its folders and never writes. A failure names the number of the change; the same seed makes the same changes.
 */
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import type { GraphQLSchema } from "gatsby/graphql";
import { type ContentReport, checkContent, formatReport, type Problem } from "../../content-model/check";
import { isPicture } from "../../content-model/check/load";
import { graphqlTypes } from "../../content-model/graphql";
import { kindOf } from "../../content-model/kinds";
import { gatsbySchema } from "../../content-model/testing/gatsby-schema";
import { type Chance, chanceFrom } from "./testing/content-fuzz/chance";
import { folderMutations, type Harm, outside, restore } from "./testing/content-fuzz/folder-mutations";
import { jsonMutations, type Source } from "./testing/content-fuzz/json-mutations";
import { reasonToRefuse } from "./testing/content-fuzz/oracle";
import { badWords, isInside, rulesOfOneFile } from "./testing/content-fuzz/told";
import { type Access, watchFiles } from "./testing/content-fuzz/watched-files";

const seed = Number(process.env.CONTENT_FUZZ_SEED ?? 20_261_121);
const jsonChanges = Number(process.env.CONTENT_FUZZ_CHANGES ?? 2_000);
const folderChanges = Math.round(jsonChanges / 8);
const lonelyChanges = 24;

/** A hang is a failure; no check is slow enough for this even on a loaded machine. */
const longestCheck = 30_000;

jest.setTimeout(600_000);

let root: string;
let schema: GraphQLSchema;
let sources: Source[];
let pictures: string[];

const contentRoot = () => path.join(root, "content");
const inContent = (name: string) => path.join(contentRoot(), name);

const filesBelow = (directory: string) =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .sort();

beforeAll(async () => {
  root = mkdtempSync(path.join(os.tmpdir(), "content-fuzz-"));
  for (const copy of ["content", outside])
    cpSync("content", path.join(root, copy), { recursive: true, preserveTimestamps: true });
  cpSync("static/video", path.join(root, "static/video"), { recursive: true });
  const names = filesBelow(contentRoot());
  pictures = names.filter(isPicture);
  sources = names.filter(kindOf).map((name) => {
    const text = readFileSync(inContent(name), "utf8");
    return { name, text, value: JSON.parse(text) };
  });
  schema = gatsbySchema(graphqlTypes());
  // Everything that is loaded at the first use is loaded before files are watched.
  await checkCopy();
});

// Where a test ends early, its changes are no business of the next.
afterEach(() => {
  rmSync(contentRoot(), { recursive: true, force: true });
  cpSync(path.join(root, outside), contentRoot(), { recursive: true, preserveTimestamps: true });
});

const checkCopy = () => checkContent({ contentRoot: contentRoot(), staticRoot: path.join(root, "static") });

/** Checks the copy; what must hold for every check and report is told as a list of faults. */
async function check(): Promise<{ report: ContentReport; faults: string[] }> {
  const start = performance.now();
  const { result: report, accesses } = await watchFiles(checkCopy);
  const duration = performance.now() - start;
  const faults = report.problems.flatMap((problem) => [...badWords(problem), ...misplaced(problem)]);
  if (duration > longestCheck) faults.push(`the check takes ${Math.round(duration / 1000)} s`);
  faults.push(...accesses.flatMap(strayAccess));
  const unseen = /[^\P{Cc}\n]|\p{Cf}/u.exec(formatReport(report));
  if (unseen) faults.push(`invisible sign in the printed report: ${JSON.stringify(unseen[0])}`);
  if (Object.keys(Object.prototype).length > 0 || "polluted" in {}) faults.push("prototypes are polluted");
  return { report, faults };
}

/** The check may read its own two folders, wherever links lead. */
function strayAccess({ call, target, writes }: Access): string[] {
  const allowed = [contentRoot(), path.join(root, "static/video")];
  const isAllowed = allowed.some((folder) => target === folder || target.startsWith(`${folder}${path.sep}`));
  return isAllowed && !writes ? [] : [`${call} of ${target}`];
}

function misplaced(problem: Problem): string[] {
  const file = path.join(root, problem.file);
  const bytes = existsSync(file) && statSync(file).isFile() ? readFileSync(file) : undefined;
  const { file: name, line, column, rule } = problem;
  return isInside(problem, bytes) ? [] : [`${rule} is told outside ${name}: ${line}:${column}`];
}

const errorsAt = ({ problems }: ContentReport, name: string) =>
  problems.filter(
    ({ severity, file }) =>
      severity === "error" && (file === `content/${name}` || file.startsWith(`content/${name}/`)),
  );

type Change = { number: number; kind: string; name: string; bytes: Buffer };

/** The next changes, each of another file. */
function nextChanges(chance: Chance, numbers: readonly number[]): Change[] {
  const kinds = Object.entries(jsonMutations);
  const waiting = new Set(chance.shuffled(sources));
  return numbers.flatMap((number): Change[] => {
    const [kind, mutate] = kinds[number % kinds.length] ?? [];
    for (const source of waiting) {
      const changed = mutate?.(source, { chance, sources, pictures });
      if (changed === undefined || kind === undefined) continue;
      waiting.delete(source);
      return [{ number, kind, name: source.name, bytes: Buffer.from(changed as string) }];
    }
    return [];
  });
}

/** Whether a changed file was rightly accepted or refused. */
function wrongVerdict({ name, bytes }: Change, report: ContentReport, files: ReadonlySet<string>): string[] {
  const reason = reasonToRefuse(name, bytes, { schema, files });
  const errors = errorsAt(report, name);
  if (reason !== undefined && errors.length === 0) return [`accepted, but ${reason}`];
  if (reason !== undefined) return [];
  return errors
    .filter(({ rule }) => rulesOfOneFile.has(rule))
    .map(({ rule, message }) => `refused (${rule}: ${message}), but it is right`);
}

const put = ({ name, bytes }: Pick<Change, "name" | "bytes">) => writeFileSync(inContent(name), bytes);
const originalOf = (name: string) => readFileSync(path.join(root, outside, name));

function reset(changes: readonly Change[]): void {
  for (const { name } of changes) put({ name, bytes: originalOf(name) });
}

const signOf = ({ number, kind, name, bytes }: Change) =>
  `${number} «${kind}» of ${name} (${bytes.length} bytes)`;

test("the content as it is has no fault", async () => {
  const { report, faults } = await check();
  expect(faults).toEqual([]);
  expect(report.errors).toBe(0);
  const files = new Set([...sources.map(({ name }) => name), ...pictures]);
  for (const { name, text } of sources)
    expect([name, reasonToRefuse(name, Buffer.from(text), { schema, files })]).toEqual([name, undefined]);
});

test(`${jsonChanges} changed JSON files from seed ${seed} are rightly accepted or refused`, async () => {
  const atOnce = Object.keys(jsonMutations).length;
  const files = new Set([...sources.map(({ name }) => name), ...pictures]);
  const told: string[] = [];
  let done = 0;
  for (let first = 0; done < jsonChanges; first += atOnce) {
    const numbers = Array.from({ length: Math.min(atOnce, jsonChanges - done) }, (_, index) => first + index);
    const changes = nextChanges(chanceFrom(seed + first), numbers);
    for (const change of changes) put(change);
    const { report, faults } = await check();
    told.push(...faults.map((fault) => `changes from ${first}: ${fault}`));
    for (const change of changes)
      told.push(...wrongVerdict(change, report, files).map((fault) => `${signOf(change)}: ${fault}`));
    reset(changes);
    done += changes.length;
  }
  expect(told).toEqual([]);
});

test(`${folderChanges} changes of files, links and pictures from seed ${seed} are rightly accepted or refused`, async () => {
  const kinds = Object.entries(folderMutations);
  const told: string[] = [];
  let number = 0;
  while (number < folderChanges) {
    const chance = chanceFrom(seed - number);
    const harms: (Harm & { sign: string })[] = [];
    const taken = new Set<string>();
    for (let index = 0; index < 12 && number < folderChanges; index += 1, number += 1) {
      const [kind, mutate] = kinds[number % kinds.length] ?? [];
      const whole = (name: string) => !taken.has(name);
      const json = sources.map(({ name }) => name).filter(whole);
      const place = { chance, root, json, pictures: pictures.filter(whole), unique: `prova-${number}` };
      const harm = await mutate?.(place);
      if (!harm) continue;
      for (const name of harm.touched) taken.add(name);
      harms.push({ ...harm, sign: `${number} «${kind}» of ${JSON.stringify(harm.touched)}` });
    }
    const { report, faults } = await check();
    told.push(...faults.map((fault) => `changes up to ${number}: ${fault}`));
    for (const { sign, refused, accepted } of harms) {
      if (refused && !refused.some((name) => errorsAt(report, name).length > 0))
        told.push(`${sign}: is not refused`);
      for (const { message } of accepted?.flatMap((name) => errorsAt(report, name)) ?? [])
        told.push(`${sign}: is refused (${message})`);
    }
    if (JSON.stringify(report).includes("root:")) told.push("the report quotes a file from outside");
    restore(root, [...taken]);
    for (const { undo } of harms) undo?.();
  }
  expect(told).toEqual([]);
  expect((await check()).report.errors).toBe(0);
});

test(`${lonelyChanges} changes alone accuse no other file`, async () => {
  const told: string[] = [];
  for (let number = 0; number < lonelyChanges; number += 1) {
    const changes = nextChanges(chanceFrom(seed + 7 * number), [number * 5]);
    for (const change of changes) put(change);
    const { report, faults } = await check();
    const [changed] = changes;
    const accused = report.problems.filter(
      ({ severity, file, rule }) =>
        severity === "error" && file !== `content/${changed?.name}` && rulesOfOneFile.has(rule),
    );
    told.push(
      ...faults,
      ...accused.map(({ file, message }) => `${changed && signOf(changed)}: ${file}: ${message}`),
    );
    reset(changes);
  }
  expect(told).toEqual([]);
});
