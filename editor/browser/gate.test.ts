import { setField, textOf, validTree } from "../../content-check/testing/content-copy";
import { judgeSave } from "./check";
import { guarded } from "./gate";
import { ask, tell } from "./message";
import { encode } from "./repository";
import { type Backend, broken, FakeForge, repo, statuses } from "./testing/fake-forge";

jest.mock("./message", () => ({ ask: jest.fn(), show: jest.fn(), tell: jest.fn() }));

jest.mock("./check", () => ({ judgeSave: jest.fn(jest.requireActual("./check").judgeSave) }));

type Failure = [what: string, words: string, answer: () => Response];
type Files = [path: string, text: string | undefined][];

const inBase64 = (text: string) => encode(new TextEncoder().encode(text));
const json = (body: object, status = 200) => Response.json(body, { status });

/** How the CMS saves files and takes away those without a text, and how each API answers. */
const dialects = {
  gitea: {
    address: `${repo}/contents`,
    save: (files: Files): object => ({
      files: files.map(([path, text]) => ({
        path,
        ...(text === undefined ? { operation: "delete" } : { operation: "update", content: inBase64(text) }),
      })),
    }),
    committed: { commit: { sha: "new" } },
  },
  github: {
    address: "/graphql",
    save: (files: Files) => ({
      query:
        'mutation($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid file_0: file(path: "a") { oid } } } }',
      variables: {
        input: {
          fileChanges: {
            additions: files.flatMap(([path, text]) => (text ? [{ path, contents: inBase64(text) }] : [])),
            deletions: files.flatMap(([path, text]) => (text ? [] : [{ path }])),
          },
        },
      },
    }),
    committed: { data: { createCommitOnBranch: { commit: { oid: "new" } } } },
  },
};

/** The gate before a repository of the small valid site. */
async function open(name: Backend) {
  const forge = new FakeForge(name, await validTree());
  const told = { signedIn: jest.fn(), saved: jest.fn() };
  const through = guarded(forge.settings, forge.repository, forge.send, told);
  const dialect = dialects[name];
  const call = (method: string, path: string, given?: unknown) => {
    const headers = { authorization: "token t" };
    const body = given === undefined ? null : JSON.stringify(given);
    return through(forge.settings.backend.api_root + path, { method, headers, body });
  };
  const save = async (...files: Files) => {
    const response = await call("POST", dialect.address, dialect.save(files));
    const { message = "" } = (await response.json()) as { message?: string };
    return { ok: response.ok, message };
  };
  const written = () => forge.sent.filter(({ method }) => method !== "GET");
  forge.answer = ({ method }) => (method === "GET" ? undefined : json(dialect.committed));
  const project = [...forge.tree.keys()].find((path) => path.startsWith("content/projects/")) ?? "";
  return { forge, through, call, save, written, project, dialect, ...told };
}

const twin: Files[number] = ["content/images/image.jpg", "1"];

beforeEach(() => jest.clearAllMocks());

const query = 'query { repository { file(path: "mutation") { oid } } } # mutation';
const commit = dialects.github.save([["content/site/studio.json", "{}"]]);

test.each<[Backend, string, string, unknown]>([
  ["gitea", "PUT", `${repo}/contents/content/a.json`, { content: "" }],
  ["gitea", "POST", `${repo}/contents`, { changes: [] }],
  ["gitea", "POST", `${repo}/contents`, { files: [{ operation: "rename", path: "content/a.json" }] }],
  ["gitea", "POST", "/repos/another/site/contents", { files: [] }],
  ["github", "POST", "/graphql", { query: "mutation { createRef(input: {}) { ref { name } } }" }],
  ["github", "POST", "/graphql", { ...commit, query: `${query}\n${commit.query}` }],
  ["github", "POST", "/graphql", { ...commit, query: commit.query.replace(/\}$/u, "m(input: $o) { a } }") }],
  ["github", "POST", "/graphql", { query: commit.query, variables: { given: {} } }],
  ["github", "POST", "/graphql", { id: "a query that the server knows" }],
])("%s: %s %s writes in an unknown way, and is refused in words", async (name, method, path, body) => {
  const { forge, call } = await open(name);
  const response = await call(method, path, body);
  const { message } = (await response.json()) as { message: string };
  expect(message).toContain("non l'ha lasciato passare");
  expect(response.status).toBe(422);
  expect(tell).toHaveBeenCalledWith(message);
  expect(forge.sent).toEqual([]);
});

test("what is given as a Request is judged, too; other hosts are none of the gate's business", async () => {
  const { forge, through } = await open("gitea");
  forge.answer = () => json({});
  const post = async (address: string) => (await through(new Request(address, { method: "POST" }))).ok;
  expect(await post(`${forge.settings.backend.api_root}${repo}/contents`)).toBe(false);
  expect(await post("https://git.test/login/oauth/access_token")).toBe(true);
});

describe.each(["gitea", "github"] as const)("%s", (name) => {
  test("a save in order is sent in the files' own form, and its commit told", async () => {
    const { forge, save, written, saved, project, dialect } = await open(name);
    const value = forge.tree.get(project) as object;
    const { ok } = await save([project, JSON.stringify({ ...value, draft: null, title: "Altro" })]);
    expect(ok).toBe(true);
    setField(forge.tree, project, ["title"], "Altro");
    expect(written().map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      dialect.save([[project, `${textOf(forge.tree, project)}\n`]]),
    ]);
    expect(saved).toHaveBeenCalledWith("new");
    // Pictures that the entry had before are not fetched and decoded again: that took seconds.
    expect(forge.sent.filter(({ path }) => path.includes("/blobs/content/images/"))).toEqual([]);
  });

  test.each<[string, (project: string) => Files, string]>([
    ["a mistake", (path) => [[path, "{}"]], "Titolo: Va compilato"],
    ["a page that goes away", () => [["content/pages/home.json", undefined]], "Non si può togliere"],
    ["a file that is no content", () => [["README.md", "1"]], "non è un file dei contenuti"],
    ["two files of one name", () => [twin, twin], "Due file diversi si chiamano «image.jpg»"],
  ])("%s is refused in words before anything is sent", async (_what, files, words) => {
    const { save, written, saved, project } = await open(name);
    expect(await save(...files(project))).toEqual({ ok: false, message: expect.stringContaining(words) });
    expect(written()).toEqual([]);
    expect(saved).not.toHaveBeenCalled();
    // The CMS tells of an entry that was not saved, and of nothing else.
    expect(tell).toHaveBeenCalledTimes(words.startsWith("Titolo") ? 0 : 1);
  });

  test.each([true, false])("what a removal takes away is named before: %s", async (yes) => {
    const { forge, save, written } = await open(name);
    const [gone = ""] = [...forge.tree.keys()].filter((path) => path.startsWith("content/team/"));
    jest.mocked(ask).mockResolvedValueOnce(yes);
    expect(await save([gone, undefined])).toMatchObject({ ok: yes });
    const [[question] = []] = jest.mocked(ask).mock.calls;
    expect(question).toContain("Eliminare?\n· Membro dello studio: ");
    expect(question).toContain("«Voci tolte»");
    expect(written()).toHaveLength(Number(yes));
  });

  test.each([true, false])("a new entry that is no draft goes online after a question: %s", async (yes) => {
    const { forge, save, written, project } = await open(name);
    const orders = [...forge.tree.values()].map((value) => (value as { order?: number }).order ?? 0);
    const sample = forge.tree.get(project) as { seo: { description: string } };
    const seo = { title: "Un altro progetto", description: `${sample.seo.description} Altro` };
    const entry = { ...sample, seo, title: "Un altro", order: Math.max(...orders) + 1 };
    jest.mocked(ask).mockResolvedValueOnce(yes);
    const { ok, message } = await save(["content/projects/un-altro.json", JSON.stringify(entry)]);
    expect(ask).toHaveBeenLastCalledWith(expect.stringContaining("va subito in linea"), "Salva così");
    const words = yes ? "" : "Salvataggio annullato: le modifiche restano in questa pagina.";
    expect({ ok, message, calls: written().length }).toEqual({ ok: yes, message: words, calls: yes ? 1 : 0 });
  });

  test.each<Failure>([
    ...statuses.map(([status, words]): Failure => [`${status}`, words, () => json({}, status)]),
    ["a broken connection", "non risponde", broken],
    ["a proxy's page", "errore (504)", () => new Response("<h1>Bad gateway</h1>", { status: 504 })],
    // GitHub tells these with a good status.
    ["a moved branch", "un'altra persona", () => json({ errors: [{ type: "STALE_DATA" }] })],
    ["a token to read", "può leggere ma non scrivere", () => json({ errors: [{ type: "FORBIDDEN" }] })],
  ])("%s: told to the CMS in words, and nothing counts as saved", async (_what, words, answer) => {
    const { forge, save, saved, project, written } = await open(name);
    const inOrder = { changes: new Map(), refusal: "", question: "", advice: "" };
    jest.mocked(judgeSave).mockResolvedValueOnce(inOrder);
    forge.answer = answer;
    expect(await save([project, "{}"])).toEqual({ ok: false, message: expect.stringContaining(words) });
    expect(written()).toHaveLength(1);
    expect(saved).not.toHaveBeenCalled();
    // The CMS tells it itself.
    expect(tell).not.toHaveBeenCalled();
  });

  test("where the content cannot be read a save is not sent unchecked", async () => {
    const { forge, save, written, project } = await open(name);
    forge.answer = () => json({}, 500);
    expect(await save([project, "{}"])).toEqual({ ok: false, message: expect.stringContaining("(500)") });
    expect(written()).toEqual([]);
  });
});
