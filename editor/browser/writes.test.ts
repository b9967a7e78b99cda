/** The browser's test (tests/e2e/editor.spec.ts) loses an answer of Gitea; here GitHub's, and each error. */
import { blobHash, type Repository } from "./repository";
import { watchWrites } from "./writes";

const root = "https://api.github.com";
const settings = { backend: { name: "github", repo: "a/b", branch: "main", api_root: root } } as never;
const [path, contents] = ["content/projects/a.json", btoa("testo")];
const query = `mutation { createCommitOnBranch { commit { file_0: file(path: ${JSON.stringify(path)}) { oid } } } }`;
const input = { fileChanges: { additions: [{ path, contents }], deletions: [{ path: "content/x.json" }] } };
const body = JSON.stringify({ query, variables: { input } });
const date = new Date("2026-11-27T10:00:00Z");

function write(answer: Response | Error, hash = "") {
  const send = async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const files = { "projects/a.json": hash };
  const repository = { tree: async () => ({ files }), versions: async () => [{ commit: "b", date }] };
  globalThis.window = { fetch: send } as never;
  const written = jest.fn();
  watchWrites(settings, repository as unknown as Repository, written);
  return { written, result: window.fetch(`${root}/graphql`, { method: "POST", body }) };
}

test("a lost answer is made again from what the repository has", async () => {
  const oid = await blobHash(new TextEncoder().encode("testo"));
  const { written, result } = write(new TypeError("Failed to fetch"), oid);
  const commit = { oid: "b", committedDate: date.toISOString(), file_0: { oid } };
  expect(await (await result).json()).toEqual({ data: { createCommitOnBranch: { commit } } });
  expect(written).toHaveBeenCalled();
});

test.each<[Response | Error, string]>([
  [new TypeError("Failed to fetch"), "nulla è stato salvato"],
  [new Response("", { status: 502 }), "nulla è stato salvato"],
  [new Response("", { status: 401 }), "Ricaricare la pagina ed entrare con il token nuovo"],
  [Response.json({ errors: [{ type: "FORBIDDEN" }] }), "leggere ma non scrivere"],
])("%p is said in Italian", async (answer, expected) => {
  const { written, result } = write(answer);
  await expect(result).rejects.toThrow(expected);
  expect(written).not.toHaveBeenCalled();
});
