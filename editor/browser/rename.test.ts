import { sourceFromFolder } from "../../content-check/check";
import { kindOf } from "../../content-model/kinds";
import { type ContentIndex, contentIndexOf } from "../content-index";
import { refusalOf, renamed } from "./rename";
import { openRepository } from "./repository";

let index: ContentIndex;

beforeAll(async () => {
  index = await contentIndexOf(await sourceFromFolder({ contentRoot: "content", staticRoot: "static" }));
});

const firstOf = (kind: string) => Object.keys(index.texts).find((name) => kindOf(name)?.name === kind) ?? "";

/** The content with a menu link to the address. */
function linkedTo(to: string): ContentIndex {
  const name = "site/navigation.json";
  const navigation = JSON.parse(index.texts[name] ?? "");
  navigation.footer.companyLinks[0] = { label: "Da cambiare", to };
  return { ...index, texts: { ...index.texts, [name]: JSON.stringify(navigation) } };
}

test.each([
  ["service", "/services/"],
  ["project", "/portfolio/"],
  ["page", "/"],
  ["equipment", ""],
])("a renamed %s takes with it whatever names it", async (kind, place) => {
  const name = firstOf(kind);
  const old = name.replace(/.*\/|\.json/gu, "");
  const { texts, ...others } = place ? linkedTo(`${place}${old}`) : index;
  expect(await refusalOf({ texts, ...others }, name, "nome-nuovo")).toBe("");
  const { changes, places } = renamed(texts, name, "nome-nuovo");
  const entry = JSON.parse(changes[name.replace(old, "nome-nuovo")] ?? "");
  expect(entry.formerAddresses).toEqual(place ? [`${place}${old}`] : undefined);
  expect(entry.formValue).toBe(
    kind === "service" ? (JSON.parse(texts[name] ?? "").formValue ?? old) : undefined,
  );
  if (place) expect(places).toContain("Navigazione: «Da cambiare»");
});

test("a service renamed back has no former address that it has again", () => {
  const name = firstOf("service");
  const { changes } = renamed(index.texts, name, "nome-nuovo");
  const { changes: back } = renamed(changes, "services/nome-nuovo.json", name.slice(9, -5));
  expect(JSON.parse(back[name] ?? "").formerAddresses).toEqual(["/services/nome-nuovo"]);
});

test.each([
  ["service", "Catasto e Volture", "solo lettere minuscole"],
  ["service", "topografici", "è già il nome di: Servizio «"],
  ["page", "contact", "è già il nome di: Contatti"],
  ["page", "video", "serve ai file del sito"],
  ["page", "privacy-policy", "è l'indirizzo di"],
  ["legal-document", "riservatezza", "Manca il file"],
])("refuses to rename a %s to «%s»", async (kind, slug, reason) => {
  expect(await refusalOf(index, firstOf(kind), slug)).toContain(reason);
});

const changes = [
  { path: "a.json" },
  { path: "b.json", text: "è", isNew: true },
  { path: "c.json", text: "{}" },
];

test.each([
  [
    "github",
    "PATCH /git/refs/heads/main",
    [
      { path: "a.json", mode: "100644", type: "blob", sha: null },
      { path: "b.json", mode: "100644", type: "blob", content: "è" },
      { path: "c.json", mode: "100644", type: "blob", content: "{}" },
    ],
  ],
  [
    "gitea",
    "POST /contents",
    [
      { operation: "delete", path: "a.json", sha: "sha" },
      { operation: "create", path: "b.json", content: "w6g=" },
      { operation: "update", path: "c.json", content: "e30=", sha: "sha" },
    ],
  ],
] as const)("%s gets several files as one commit", async (name, last, files) => {
  const calls: { call: string; body: Record<string, unknown> }[] = [];
  const fetchMock = jest.spyOn(globalThis, "fetch").mockImplementation(async (address, init) => {
    const call = `${init?.method ?? "GET"} ${String(address).replace("https://api/repos/studio/sito", "")}`;
    calls.push({ call, body: JSON.parse(String(init?.body ?? "{}")) });
    return Response.json({ sha: "sha", content: "", tree: { sha: "tree" } });
  });
  const backend = { name, repo: "studio/sito", branch: "main", api_root: "https://api" };
  const settings = { backend, siteUrl: "", model: null, isLocal: false };
  await openRepository(settings, () => "token").commit("parent", "Cambia indirizzo", changes);
  fetchMock.mockRestore();
  const sent = calls.filter(({ call }) => !call.startsWith("GET"));
  expect(sent.at(-1)?.call).toBe(last);
  expect(sent.flatMap(({ body }) => body.tree ?? body.files ?? [])).toEqual(
    expect.arrayContaining([...files]),
  );
});
