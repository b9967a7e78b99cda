import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { versionOf } from "./version";

let folder: string;
const at = (...names: string[]) => path.join(folder, ...names);
const content = (clone: string) => at(clone, "content");

/** A commit on some day, by nobody of this machine. */
function commit(file: string, day: string): void {
  writeFileSync(at("project", file), day);
  const git = ["-c", "user.name=Prova", "-c", "user.email=prova@studio.example", "-C", at("project")];
  const env = { ...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00+02:00` };
  execFileSync("git", [...git, "add", "."], { env });
  execFileSync("git", [...git, "commit", "--quiet", "--message", day], { env });
}

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "version-"));
  mkdirSync(content("project"), { recursive: true });
  execFileSync("git", ["init", "--quiet", at("project")]);
  commit("content/studio.json", "2026-05-01");
  commit("README.md", "2026-06-01");
});
afterAll(() => rmSync(folder, { recursive: true }));

const head = () =>
  execFileSync("git", ["-C", at("project"), "rev-parse", "HEAD"], { encoding: "utf8" }).trim();
const recently = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/u);

test("names the commit, and the day of the last one that touched the content", async () => {
  const expected = { commit: head(), content: "2026-05-01T10:00:00.000Z", built: recently };
  expect(await versionOf(content("project"))).toEqual(expected);
});

test("in a shallow clone, where every file seems to be of the last commit, it does not guess", async () => {
  execFileSync("git", ["clone", "--quiet", "--depth=1", `file://${at("project")}`, at("shallow")]);
  expect(await versionOf(content("shallow"))).toMatchObject({ commit: head(), content: null });
});

test("outside of a repository, as without git, it says that it does not know", async () => {
  mkdirSync(content("copy"), { recursive: true });
  expect(await versionOf(content("copy"))).toEqual({ commit: null, content: null, built: recently });
});
