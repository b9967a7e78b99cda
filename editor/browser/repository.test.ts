import { setField, validTree } from "../../content-check/testing/content-copy";
import { checkNow } from "./check";
import { show } from "./message";
import { follow } from "./publication";
import type { Publication } from "./repository";
import { type Backend, broken, FakeForge, repo, statuses } from "./testing/fake-forge";

jest.mock("./message", () => ({ show: jest.fn() }));

const open = async (name: Backend) => new FakeForge(name, await validTree());
const json = (body: object, status = 200) => Response.json(body, { status });

describe.each(["gitea", "github"] as const)("%s", (name) => {
  test("whatever the repository answers is told in words", async () => {
    const forge = await open(name);
    for (const [status, words] of statuses) {
      forge.answer = () => json({}, status);
      // A read cannot conflict: a repository that is empty answers so.
      const told = status === 409 ? "il ramo o il file non c'è" : words;
      await expect(forge.repository.list()).rejects.toThrow(told);
    }
    forge.answer = broken;
    await expect(forge.repository.versions()).rejects.toThrow("non risponde");
  });

  test("the versions of a file, and the way back to one, unless somebody changes the file meanwhile", async () => {
    const forge = await open(name);
    const author = { name: "Anna", date: "2026-01-02T03:04:05Z" };
    forge.answer = () => json([{ sha: "1", commit: { message: "Cambia\n\nil titolo", author } }]);
    expect(await forge.repository.versions("content/a.json")).toEqual([
      { commit: "1", date: new Date(author.date), person: "Anna", message: "Cambia" },
    ]);
    expect(forge.sent[0]?.path).toMatch(/commits\?sha=main&path=content%2Fa\.json/u);

    forge.answer = ({ method }) =>
      json(method === "PUT" ? { commit: { sha: "new" } } : { sha: "now", content: btoa("{}") });
    const bytes = await forge.repository.at("content/un file.json", "1");
    expect(new TextDecoder().decode(bytes)).toBe("{}");
    expect(await forge.repository.write("content/un file.json", bytes, "Ripristina")).toBe("new");
    const { method, path, body } = forge.sent.at(-1) ?? {};
    expect({ method, path, body: JSON.parse(body ?? "") as unknown }).toEqual({
      method: "PUT",
      path: `${repo}/contents/content/un%20file.json`,
      body: { branch: "main", message: "Ripristina", sha: "now", content: btoa("{}") },
    });
    forge.answer = ({ method }) => json({ sha: "now", content: "" }, method === "PUT" ? 409 : 200);
    await expect(forge.repository.write("a", bytes, "")).rejects.toThrow("un'altra persona ha salvato");
  });

  test.each<[string | null, Publication]>([
    [null, "under way"],
    ["success", "under way"],
    ["failure", "failed"],
    [name === "github" ? "timed_out" : "error", "failed"],
    ...(name === "github" ? [["cancelled", "cancelled"] as [string, Publication]] : []),
  ])("the workflow of a commit: %s", async (conclusion, wanted) => {
    const forge = await open(name);
    // No token that the guide describes may read check runs.
    forge.answer = ({ path }) =>
      /check-runs/u.test(path)
        ? json({}, 403)
        : json(name === "github" ? { workflow_runs: [{ conclusion }] } : { state: conclusion ?? "pending" });
    expect(await forge.repository.publicationOf("1")).toBe(wanted);
    forge.answer = () => json({}, 403);
    expect(await forge.repository.publicationOf("1")).toBe("unknown");
  });
});

test.each([
  ["gitea", 3],
  ["github", 1],
] as const)("a list that goes on: %s gives %i pages", async (name, pages) => {
  const forge = await open(name);
  forge.answer = ({ path }) => json({ truncated: !path.endsWith("page=3"), tree: [{ path }] });
  expect(await forge.repository.list()).toHaveLength(pages);
});

test("a repository with mistakes, of another version of the site, or of something else", async () => {
  const forge = await open("gitea");
  const now = async () => {
    const { report, isOutdated, hasContent } = await checkNow(forge.repository, forge.settings);
    return { isRight: report.errors === 0, isOutdated, hasContent };
  };
  expect(await now()).toEqual({ isRight: true, isOutdated: false, hasContent: true });
  setField(forge.tree, "content/site/studio.json", ["name"], "");
  forge.settings.model = "older";
  expect(await now()).toEqual({ isRight: false, isOutdated: true, hasContent: true });
  forge.tree.clear();
  expect(await now()).toMatchObject({ hasContent: false });
});

describe("whether a save is online", () => {
  /** Commits of the branch, newest first. */
  const branch = ["later", "mine", "earlier"];
  const built = new Date("2026-01-02T10:30:00");

  beforeEach(() => jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] }));
  afterEach(() => jest.useRealTimers());

  const author = { name: "Anna", date: "2026-01-02" };
  const commits = (shas: readonly string[]) =>
    json(shas.map((sha) => ({ sha, commit: { message: "", author } })));
  const site = (commit: string) => () => json({ commit, built });

  test.each<[string, () => Response, string, (string | number)?]>([
    ["the save itself", site("mine"), "Sito aggiornato alle 10:30"],
    ["one that came after it", site("later"), "Sito aggiornato alle 10:30"],
    ["an earlier one", site("earlier"), "Salvato, in pubblicazione…"],
    ["an earlier one for long", site("earlier"), "non pubblicato dopo 20 minuti"],
    ["an earlier one, and the check has failed", site("earlier"), "non è passato", "failure"],
    ["an earlier one, and it may not be known why", site("earlier"), "non può vedere se", 403],
    ["no answer", () => Response.error(), "il sito non risponde"],
  ])("the site shows %s", async (_what, online, words, state = "pending") => {
    const forge = await open("gitea");
    forge.answer = ({ path }) =>
      /status$/u.test(path) ? json({ state }, typeof state === "number" ? state : 200) : commits(branch);
    jest.spyOn(globalThis, "fetch").mockImplementation(async () => online());
    jest.mocked(show).mockClear();
    void follow("mine", forge.settings, forge.repository);
    const shown = () => jest.mocked(show).mock.lastCall?.[1] ?? "";
    for (let turn = 0; turn < 1_000 && !shown().includes(words); turn += 1)
      await jest.advanceTimersByTimeAsync(5_000);
    expect(shown()).toContain(words);
  });

  test("one that has failed is followed on: a colleague mends it", async () => {
    const forge = await open("gitea");
    let [online, newest] = ["earlier", "mine"];
    forge.answer = ({ path }) =>
      /mine\/status$/u.test(path)
        ? json({ state: "failure" })
        : commits([...new Set([newest, "mine", "earlier"])]);
    jest.spyOn(globalThis, "fetch").mockImplementation(async () => json({ commit: online, built }));
    jest.mocked(show).mockClear();
    void follow("mine", forge.settings, forge.repository);
    const shown = () => jest.mocked(show).mock.lastCall?.[1];
    await jest.advanceTimersByTimeAsync(5_000);
    expect(shown()).toContain("non è passato");
    newest = "later";
    await jest.advanceTimersByTimeAsync(30_000);
    expect(shown()).toBe("Salvato, in pubblicazione…");
    online = "later";
    await jest.advanceTimersByTimeAsync(5_000);
    expect(shown()).toBe("Sito aggiornato alle 10:30");
  });
});
