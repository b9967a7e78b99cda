import { fetchJson, openContentStore } from "./content-store";
import { blobHash, type CommitTree, type Repository } from "./repository";

const settings = { isLocal: false, modelHash: "m" } as Parameters<typeof openContentStore>[0];
const hashOf = (text: string) => blobHash(new TextEncoder().encode(text));

test("reads what has changed since the editor was built, and forgets what is gone", async () => {
  const [known, changed] = ['{"title":"a"}', '{"title":"b"}'];
  const tree: CommitTree = {
    commit: "c",
    modelHash: "m",
    files: {
      "content/projects/a.json": await hashOf(known),
      "content/projects/b.json": await hashOf(changed),
      "content/images/a.webp": "",
      "content/images/new.svg": "",
      "static/documenti/a.pdf": "",
    },
  };
  const textAt = jest.fn(async () => changed);
  const repository = { commitTree: async () => tree, textAt } as unknown as Repository;
  const size = { format: "webp", width: 1600, height: 900 };
  const store = openContentStore(settings, repository, {
    texts: { "projects/a.json": known, "projects/b.json": "{}", "projects/gone.json": "{}" },
    pictures: { "images/a.webp": size, "images/gone.webp": size },
    staticFiles: { "documenti/gone.pdf": null },
  });
  expect((await store.refresh()).snapshot).toEqual({
    texts: { "projects/a.json": known, "projects/b.json": changed },
    pictures: { "images/a.webp": size, "images/new.svg": { format: "svg", width: 1e5, height: 1e5 } },
    staticFiles: { "documenti/a.pdf": null },
  });
  expect(textAt.mock.calls).toEqual([["content/projects/b.json", "c"]]);
});

test.each([
  [new Response("Not Found", { status: 404 }), "ha risposto con un errore (404)"],
  [undefined, "non risponde"],
])("says in Italian what the editor's own server answers: %p", async (answer, expected) => {
  const fetchMock = jest.spyOn(globalThis, "fetch");
  fetchMock.mockImplementation(() => (answer ? Promise.resolve(answer) : Promise.reject(new TypeError())));
  await expect(fetchJson("content.json")).rejects.toThrow(expected);
  fetchMock.mockRestore();
});
