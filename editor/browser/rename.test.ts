import { folderReader } from "../../content-check/check";
import { kindOf } from "../../content-model/kinds";
import { type ContentSnapshot, contentSnapshotOf } from "../content-snapshot";
import { chosenPicture } from "./input";
import { renameRefusal, renameTexts } from "./rename";

let snapshot: ContentSnapshot;

beforeAll(async () => {
  const reader = await folderReader({ contentRoot: "content", staticRoot: "static" });
  // Decoding the real pictures takes most of a minute.
  const picturesOf = async (contentPaths: readonly string[]) =>
    new Map(contentPaths.map((path) => [path, chosenPicture(path)]));
  snapshot = await contentSnapshotOf({ ...reader, picturesOf });
});

const firstOf = (kind: string) =>
  Object.keys(snapshot.texts).find((path) => kindOf(path)?.name === kind) ?? "";

/** The content with a menu link to the path. */
function linkedTo(to: string): ContentSnapshot {
  const contentPath = "site/navigation.json";
  const navigation = JSON.parse(snapshot.texts[contentPath] ?? "");
  navigation.footer.companyLinks[0] = { label: "Da cambiare", to };
  return { ...snapshot, texts: { ...snapshot.texts, [contentPath]: JSON.stringify(navigation) } };
}

test.each([
  ["service", "/services/"],
  ["project", "/portfolio/"],
  ["custom-page", "/"],
  ["equipment", ""],
])("a renamed %s takes with it whatever names it", async (kind, place) => {
  const contentPath = firstOf(kind);
  const old = contentPath.replace(/.*\/|\.json/gu, "");
  const { texts, ...others } = place ? linkedTo(`${place}${old}`) : snapshot;
  expect(await renameRefusal({ texts, ...others }, contentPath, "nome-nuovo")).toBe("");
  const { changes, places } = renameTexts(texts, contentPath, "nome-nuovo");
  const entry = JSON.parse(changes[contentPath.replace(old, "nome-nuovo")] ?? "");
  expect(entry.formerAddresses).toEqual(place ? [`${place}${old}`] : undefined);
  expect(entry.formValue).toBe(
    kind === "service" ? (JSON.parse(texts[contentPath] ?? "").formValue ?? old) : undefined,
  );
  if (place) expect(places).toContain("Navigazione: «Da cambiare»");
});

test("a service renamed back has no former address that it has again", () => {
  const contentPath = firstOf("service");
  const { changes } = renameTexts(snapshot.texts, contentPath, "nome-nuovo");
  const { changes: back } = renameTexts(changes, "services/nome-nuovo.json", contentPath.slice(9, -5));
  expect(JSON.parse(back[contentPath] ?? "").formerAddresses).toEqual(["/services/nome-nuovo"]);
});

test.each([
  ["service", "Catasto e Volture", "solo lettere minuscole"],
  ["service", "topografici", "è già il nome di: Servizio «"],
  ["custom-page", "contact", "è già il nome di: Contatti"],
  ["custom-page", "video", "serve ai file del sito"],
  ["custom-page", "privacy-policy", "è l'indirizzo di"],
  ["legal-document", "riservatezza", "Manca il file"],
])("refuses to rename a %s to «%s»", async (kind, slug, reason) => {
  expect(await renameRefusal(snapshot, firstOf(kind), slug)).toContain(reason);
});
