import { publicationState } from "./publication";
import type { Commit } from "./repository";

const at = (hash: string, time: string): Commit => ({
  hash,
  date: new Date(`2026-11-27T${time}:00Z`),
  person: "Anna",
  message: "Cambia",
});
const [later, target, earlier] = [at("c", "10:02"), at("b", "10:01"), at("a", "10:00")];
const builtAt = new Date().toISOString();
const versionAt = (commit: string | null, committedAt: string | null = null) => ({
  commit,
  committedAt,
  builtAt,
});
const failed = (url: string) => [{ hasFailed: true, url }];
const action = failed("https://git.test/studio/sito/actions/runs/1");
const deploy = failed("https://app.netlify.com/sites/studio/deploys/1");

const late = { isLate: true };
const pending = { published: versionAt("a") };

test.each<[string, Partial<Parameters<typeof publicationState>[0]>, RegExp]>([
  ["the commit itself", { published: versionAt("b") }, /^In linea dalle \d\d:\d\d$/u],
  ["a later commit", { published: versionAt("c") }, /^In linea/u],
  ["an earlier commit", pending, /^Salvato$/u],
  ["an unknown commit", { published: versionAt("z") }, /^Salvato$/u],
  ["no commit, but its time", { published: versionAt(null, "2026-11-27T10:01:00Z") }, /^In linea/u],
  ["no commit, and an earlier time", { published: versionAt(null, "2026-11-27T10:00:00Z") }, /^Salvato$/u],
  [
    "a build of another day",
    { published: { ...versionAt("b"), builtAt: "2026-01-02T12:00:00Z" } },
    /dal 2 gennaio 2026, /u,
  ],
  ["neither commit nor time", { published: versionAt(null), ...late }, /non dice quale versione/u],
  ["a silent site", late, /il sito non risponde/u],
  ["ten minutes", { ...pending, ...late }, /^Non ancora in linea/u],
  ["a run that failed", { ...pending, statuses: action }, /^Salvato. Una prova non è passata/u],
  ["a run that failed, and is late", { ...pending, ...late, statuses: action }, /^Non ancora in linea/u],
  ["the host's refusal", { ...pending, statuses: [...action, ...deploy] }, /^Rifiutato/u],
  ["the host's refusal, and a later commit", { published: versionAt("c"), statuses: deploy }, /^In linea/u],
])("%s", (_title, facts, expected) => {
  const state = publicationState({
    target,
    commits: [later, target, earlier],
    targetUrl: "https://git.test/b",
    ...facts,
  });
  expect(state.text).toMatch(expected);
  expect(state.isOver ?? false).toBe(state.text.startsWith("In linea"));
});
