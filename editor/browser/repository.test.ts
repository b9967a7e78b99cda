/** Tests GitHub; the browser's test (tests/e2e/editor.spec.ts) writes to Gitea, and loses an answer. */

import { readerOf, validTree } from "../../content-check/testing/content-copy";
import { samplePicture } from "../../content-check/testing/sample";
import { pathInContent } from "../../content-model/paths";
import { contentSnapshotOf } from "../content-snapshot";
import type { ContentStore } from "./content-store";
import { tell } from "./message";
import { blobHash, openRepository, type Repository } from "./repository";
import { interceptWrites } from "./writes";

jest.mock("./message");

const api_root = "https://api.github.com";
const backend = { name: "github", repo: "a/b", branch: "main", api_root } as const;
const settings = { backend, siteUrl: "", modelHash: null, isLocal: false };
const path = "content/images/a.webp";

test("GitHub gets several files as one commit on the one that was read", async () => {
  const fetchMock = jest.spyOn(globalThis, "fetch").mockResolvedValue(Response.json({ data: {} }));
  const snapshot = { commit: "parent", modelHash: "", files: { [path]: "sha" } };
  const changes = [{ path }, { path: "content/projects/b.json", text: "è" }];
  await openRepository(settings, () => "token").commit(snapshot, "Cambia indirizzo", changes);
  const [url, init] = fetchMock.mock.calls[0] ?? [];
  fetchMock.mockRestore();
  expect(url).toBe(`${api_root}/graphql`);
  expect(init?.headers).toMatchObject({ "content-type": "application/json" });
  expect(JSON.parse(String(init?.body)).variables.input).toEqual({
    branch: { repositoryNameWithOwner: "a/b", branchName: "main" },
    expectedHeadOid: "parent",
    message: { headline: "Cambia indirizzo" },
    fileChanges: {
      additions: [{ path: "content/projects/b.json", contents: "w6g=" }],
      deletions: [{ path }],
    },
  });
});

test.each([
  ["FORBIDDEN", "leggere ma non scrivere"],
  ["STALE_DATA", "un'altra persona ha salvato"],
])("GitHub's refusal of a commit, %s, is said in Italian", async (type, expected) => {
  const answer = Response.json({ errors: [{ type }] });
  const fetchMock = jest.spyOn(globalThis, "fetch").mockResolvedValue(answer);
  const parent = { commit: "parent", modelHash: "", files: {} };
  const committed = openRepository(settings, () => "token").commit(parent, "Cambia", [{ path }]);
  await expect(committed).rejects.toThrow(expected);
  fetchMock.mockRestore();
});

const query = `mutation { createCommitOnBranch { commit { file_0: file(path: ${JSON.stringify(path)}) { oid } } } }`;
const additions = [{ path, contents: btoa("testo") }];
const fileChanges = { additions, deletions: [{ path: "content/x.json" }] };
const empty = { texts: {}, pictures: {}, staticFiles: {} };

function write(answer: Response | Error, hash = "", changes: object = fileChanges, snapshot: object = empty) {
  const body = JSON.stringify({ query, variables: { input: { fileChanges: changes } } });
  const send = async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const repository = { commitTree: async () => ({ commit: "b", files: { [path]: hash } }) };
  globalThis.window = { fetch: send } as never;
  const onWrite = jest.fn();
  const store = { refresh: async () => ({ snapshot }) } as unknown as ContentStore;
  interceptWrites(settings, repository as unknown as Repository, store, onWrite);
  return { onWrite, result: window.fetch(`${api_root}/graphql`, { method: "POST", body }) };
}

test("a lost answer is made again from what the repository has", async () => {
  const oid = await blobHash(new TextEncoder().encode("testo"));
  const { onWrite, result } = write(new TypeError("Failed to fetch"), oid);
  const commit = { oid: "b", committedDate: expect.any(String), file_0: { oid } };
  expect(await (await result).json()).toEqual({ data: { createCommitOnBranch: { commit } } });
  expect(onWrite).toHaveBeenCalled();
});

test.each<[Response, string]>([
  [new Response("", { status: 502 }), "nulla è stato salvato"],
  [new Response("", { status: 422 }), "un'altra persona ha salvato. Riprovare"],
  [new Response("", { status: 429 }), "troppe richieste"],
  [Response.json({ errors: [{ type: "FORBIDDEN" }] }), "leggere ma non scrivere"],
])("%p is said in Italian", async (answer, expected) => {
  const { onWrite, result } = write(answer);
  await expect(result).rejects.toThrow(expected);
  expect(onWrite).not.toHaveBeenCalled();
});

test("a picture that entries need stays, unless they change with it; the reason names them", async () => {
  const snapshot = await contentSnapshotOf(readerOf(await validTree()));
  const picture = `content/${pathInContent(samplePicture)}`;
  const remove = (additions: object[], file = picture) =>
    write(Response.json({ data: {} }), "", { additions, deletions: [{ path: file }] }, snapshot).result;
  await expect(remove([])).rejects.toThrow("Non è stato tolto nulla");
  expect(tell).toHaveBeenCalledWith(expect.stringMatching(/Progetto «.+non esiste/su));
  const moved = Object.entries(snapshot.texts).map(([name, text]) => ({
    path: `content/${name}`,
    contents: Buffer.from(text.replaceAll(samplePicture, "../images/altra.jpg")).toString("base64"),
  }));
  const copy = { path: "content/images/altra.jpg", contents: btoa("jpeg") };
  await expect(remove([...moved, copy])).resolves.toBeDefined();
});
