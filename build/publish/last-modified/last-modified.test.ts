/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { lastModifiedOf } from "./last-modified";

/** Nothing of the machine's or of a hook's git reaches the small repositories. */
const own = {
  PATH: process.env.PATH,
  GIT_CONFIG_GLOBAL: os.devNull,
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_AUTHOR_NAME: "Prova",
  GIT_AUTHOR_EMAIL: "prova@studio.example",
  GIT_COMMITTER_NAME: "Prova",
  GIT_COMMITTER_EMAIL: "prova@studio.example",
};
const environmentBefore = process.env;
let temporary: string;
let root: string;

function git(asked: readonly string[], { date = "2026-01-01T00:00:00+01:00", cwd = root } = {}) {
  // The author's date stays the same: only the commit's counts.
  const env = { ...own, GIT_AUTHOR_DATE: "2001-01-01T00:00:00+00:00", GIT_COMMITTER_DATE: date };
  return execFileSync("git", asked, { cwd, env, encoding: "utf8", stdio: "pipe" });
}

async function put(file: string, text: string, below = root) {
  const target = path.join(below, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, text);
}

/** Writes files, each with a text of its own for the day, and commits them. */
async function commit(date: string, ...files: readonly string[]) {
  for (const file of files) await put(file, `${file} ${date}`);
  git(["add", "--all"]);
  git(["commit", "--quiet", "--message", "prova"], { date });
}

const first = "2026-01-01T10:00:00+01:00";
const second = "2026-02-01T10:00:00+01:00";
const third = "2026-03-01T10:00:00+01:00";

beforeEach(async () => {
  process.env = { ...own, NODE_ENV: "test" };
  temporary = await mkdtemp(path.join(os.tmpdir(), "last-modified-"));
  root = path.join(temporary, "sito");
  await mkdir(root);
  git(["init", "--quiet", "--initial-branch=main"]);
});
afterEach(async () => {
  process.env = environmentBefore;
  await rm(temporary, { recursive: true });
});

test("the newest date of the files, each by its last commit", async () => {
  await commit(first, "content/a.json", "content/b.json", "content/c/d.json");
  await commit(second, "content/b.json");
  await commit(third, "src/code.ts");
  const lastModified = await lastModifiedOf(root);
  expect(lastModified(["content/a.json"])).toBe(first);
  expect(lastModified(["content/c/d.json", "content/b.json", "content/a.json"])).toBe(second);
});

test("newest by the instant, not by the letters", async () => {
  await commit("2026-01-01T23:30:00-02:00", "content/later.json");
  await commit("2026-01-02T00:30:00+01:00", "content/earlier.json");
  expect((await lastModifiedOf(root))(["content/later.json", "content/earlier.json"])).toBe(
    "2026-01-01T23:30:00-02:00",
  );
});

test("spaces, accents, quotes, line feeds and names like dates", async () => {
  const files = [
    "content/città d’arte/perché no.json",
    'content/"virgolette" \\ altro.json',
    "content/due\nrighe.json",
    "content/2026-05-05T00:00:00+00:00",
    "content/😀.jpg",
  ];
  await commit(first, ...files);
  const lastModified = await lastModifiedOf(root);
  for (const file of files) expect([file, lastModified([file])]).toEqual([file, first]);
  await put(files[0] ?? "", "cambiato");
  expect((await lastModifiedOf(root))(files)).toBeUndefined();
  expect((await lastModifiedOf(root))(files.slice(1))).toBe(first);
});

describe("no date", () => {
  beforeEach(() => commit(first, "content/a.json", "content/b.json", "content/c.json", "src/code.ts"));
  const dateOf = async (...files: readonly string[]) => (await lastModifiedOf(root))(files);

  test("of no files", async () => {
    expect(await dateOf("content/a.json")).toBe(first);
    expect(await dateOf()).toBeUndefined();
  });

  test("where one of the files has never been, or lies elsewhere", async () => {
    expect(await dateOf("content/a.json", "content/none.json")).toBeUndefined();
    expect(await dateOf("content/a.json", "src/code.ts")).toBeUndefined();
  });

  test("where one has been changed, though not yet staged, or staged", async () => {
    await put("content/a.json", "cambiato");
    await put("content/b.json", "cambiato");
    git(["add", "content/b.json"]);
    expect(await dateOf("content/a.json", "content/c.json")).toBeUndefined();
    expect(await dateOf("content/b.json", "content/c.json")).toBeUndefined();
    expect(await dateOf("content/c.json")).toBe(first);
  });

  test("where one is new, also in a new folder, or has been moved", async () => {
    await put("content/new/file.json", "nuovo");
    git(["mv", "content/b.json", "content/moved.json"]);
    for (const file of ["content/new/file.json", "content/b.json", "content/moved.json"])
      expect([file, await dateOf("content/c.json", file)]).toEqual([file, undefined]);
    expect(await dateOf("content/a.json", "content/c.json")).toBe(first);
  });

  test("where one has been put back after its removal, and is ignored since", async () => {
    await rm(path.join(root, "content/a.json"));
    await put(".gitignore", "content/a.json");
    await commit(second);
    await put("content/a.json", "rimesso");
    expect(await dateOf("content/a.json")).toBeUndefined();
    expect(await dateOf("content/b.json")).toBe(first);
  });

  test("in a history cut short, but in a whole clone", async () => {
    await commit(second, "content/b.json");
    const clone = async (name: string, ...options: readonly string[]) => {
      git(["clone", "--quiet", ...options, pathToFileURL(root).href, name], { cwd: temporary });
      return (await lastModifiedOf(path.join(temporary, name)))(["content/a.json"]);
    };
    expect(await clone("shallow", "--depth=1")).toBeUndefined();
    expect(await clone("whole")).toBe(first);
  });

  test("without a repository, a commit, a folder, or git", async () => {
    const other = path.join(temporary, "altro");
    await put("content/a.json", "senza git", other);
    expect((await lastModifiedOf(other))(["content/a.json"])).toBeUndefined();
    git(["init", "--quiet"], { cwd: other });
    expect((await lastModifiedOf(other))(["content/a.json"])).toBeUndefined();
    expect((await lastModifiedOf(path.join(temporary, "nessuna")))(["content/a.json"])).toBeUndefined();
    process.env = { NODE_ENV: "test", PATH: temporary };
    expect((await lastModifiedOf(root))(["content/a.json"])).toBeUndefined();
  });
});

test("a site in a folder of a larger repository", async () => {
  await commit(first, "il sito/content/a.json", "il sito/content/b.json", "content/a.json");
  await commit(second, "content/a.json");
  await put("il sito/content/b.json", "cambiato");
  const lastModified = await lastModifiedOf(path.join(root, "il sito"));
  expect(lastModified(["content/a.json"])).toBe(first);
  expect(lastModified(["content/b.json"])).toBeUndefined();
});

test("what a merge joins keeps its date, and what the merge itself has written has the merge's", async () => {
  await commit(first, "content/ours.json", "content/theirs.json", "content/both.json");
  git(["checkout", "--quiet", "-b", "altro"]);
  await commit(second, "content/theirs.json", "content/both.json");
  git(["checkout", "--quiet", "main"]);
  await commit(third, "content/ours.json", "content/both.json");
  expect(() => git(["merge", "--quiet", "altro"])).toThrow();
  const fourth = "2026-04-01T10:00:00+02:00";
  await commit(fourth, "content/both.json");
  const lastModified = await lastModifiedOf(root);
  expect(lastModified(["content/theirs.json"])).toBe(second);
  expect(lastModified(["content/ours.json"])).toBe(third);
  expect(lastModified(["content/both.json"])).toBe(fourth);
});

/** Signs anything, and finds every signature good, in the words that git waits for from gpg. */
const signer = `#!/bin/sh
case "$*" in
  *--verify*) echo "gpg: firma valida" >&2; echo "[GNUPG:] GOODSIG 0 Prova" ;;
  *) cat > /dev/null; echo "[GNUPG:] SIG_CREATED " >&2; printf -- "-----BEGIN PGP SIGNATURE-----\\n\\nx\\n-----END PGP SIGNATURE-----\\n" ;;
esac
`;

test("the habits of whoever builds, and the repository of a hook, change nothing", async () => {
  const program = path.join(temporary, "signer");
  await writeFile(program, signer, { mode: 0o755 });
  for (const [name, value] of [
    ["gpg.program", program],
    ["commit.gpgSign", "true"],
    ["log.showSignature", "true"],
    ["log.showRoot", "false"],
    ["color.ui", "always"],
  ])
    git(["config", `${name}`, `${value}`]);
  await commit(first, "content/a.json");
  await commit(second, "content/b.json");
  Object.assign(process.env, { GIT_DIR: temporary, GIT_WORK_TREE: temporary, GIT_INDEX_FILE: "none" });
  const lastModified = await lastModifiedOf(root);
  expect(lastModified(["content/a.json"])).toBe(first);
  expect(lastModified(["content/b.json"])).toBe(second);
});
