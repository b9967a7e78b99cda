import { folderReader } from "../../content-check/check";
import { kindOf } from "../../content-model/kinds";
import { type ContentSnapshot, contentSnapshotOf } from "../content-snapshot";
import { newPicture } from "./input";
import { renameRefusal, renameTexts } from "./rename";

let snapshot: ContentSnapshot;

beforeAll(async () => {
  const reader = await folderReader({ contentRoot: "content", staticRoot: "static" });
  // Decoding the real ones takes most of a minute.
  const picturesOf = async (names: readonly string[]) =>
    new Map(names.map((name) => [name, newPicture(name)]));
  snapshot = await contentSnapshotOf({ ...reader, picturesOf });
});

const firstOf = (kind: string) =>
  Object.keys(snapshot.texts).find((name) => kindOf(name)?.name === kind) ?? "";

/** The content with a menu link to the address. */
function linkedTo(to: string): ContentSnapshot {
  const name = "site/navigation.json";
  const navigation = JSON.parse(snapshot.texts[name] ?? "");
  navigation.footer.companyLinks[0] = { label: "Da cambiare", to };
  return { ...snapshot, texts: { ...snapshot.texts, [name]: JSON.stringify(navigation) } };
}

test.each([
  ["service", "/services/"],
  ["project", "/portfolio/"],
  ["custom-page", "/"],
  ["equipment", ""],
])("a renamed %s takes with it whatever names it", async (kind, place) => {
  const name = firstOf(kind);
  const old = name.replace(/.*\/|\.json/gu, "");
  const { texts, ...others } = place ? linkedTo(`${place}${old}`) : snapshot;
  expect(await renameRefusal({ texts, ...others }, name, "nome-nuovo")).toBe("");
  const { changes, places } = renameTexts(texts, name, "nome-nuovo");
  const entry = JSON.parse(changes[name.replace(old, "nome-nuovo")] ?? "");
  expect(entry.formerAddresses).toEqual(place ? [`${place}${old}`] : undefined);
  expect(entry.formValue).toBe(
    kind === "service" ? (JSON.parse(texts[name] ?? "").formValue ?? old) : undefined,
  );
  if (place) expect(places).toContain("Navigazione: «Da cambiare»");
});

test("a service renamed back has no former address that it has again", () => {
  const name = firstOf("service");
  const { changes } = renameTexts(snapshot.texts, name, "nome-nuovo");
  const { changes: back } = renameTexts(changes, "services/nome-nuovo.json", name.slice(9, -5));
  expect(JSON.parse(back[name] ?? "").formerAddresses).toEqual(["/services/nome-nuovo"]);
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
