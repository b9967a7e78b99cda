import { readerOf, setField, type Tree, validTree } from "../../content-check/testing/content-copy";
import { contentSnapshotOf } from "../content-snapshot";
import { reviewSave } from "./check";
import { rememberFile } from "./input";

const home = "pages/home.json";
const studio = "site/studio.json";
const project = "projects/giardino-nord.json";

async function reviewed(contentPath: string, change: (tree: Tree) => void) {
  const tree = await validTree();
  const before = await contentSnapshotOf(readerOf(tree));
  change(tree);
  return reviewSave(before, contentPath, JSON.stringify(tree.get(`content/${contentPath}`)));
}

const picture = (src: string) => ({ src: `../images/${src}` });

test("days in a refusal are in words, and no name is of a file or a field", async () => {
  const closures = [
    { from: "2027-08-09", to: "2027-08-25" },
    { from: "2027-08-20", to: "2027-02-30" },
  ];
  const { refusal } = await reviewed(studio, (tree) => {
    setField(tree, `content/${studio}`, ["closures"], closures);
    setField(tree, `content/${studio}`, ["address"], undefined);
  });
  expect(refusal).toContain("«30 febbraio 2027»: il giorno non esiste");
  expect(refusal).toContain("Ci vuole un gruppo con i campi «Via e numero», ");
  expect(refusal).not.toMatch(/\d{4}-\d\d|street|\.json/u);
});

test("a picture is called by its name, without the folder", async () => {
  const { refusal } = await reviewed(project, (tree) =>
    setField(tree, `content/${project}`, ["image", "src"], "../images/projects/muro/disegno.svg"),
  );
  expect(refusal).toContain("«disegno.svg» è un disegno SVG");
});

test.each([
  ["videoUrl", "/video/caso.mp4", /«caso\.mp4»\. .*Lo carica chi cura il sito, nei formati/u],
  ["subtitle", "/documenti/listino-2027.pdf", /«listino-2027\.pdf»\. Caricarlo dalla redazione/u],
])("a missing file in %s is called by its name, without the folder", async (field, path, expected) => {
  const change = (tree: Tree) => setField(tree, `content/${home}`, ["hero", field], path);
  const { refusal } = await reviewed(home, change);
  expect(refusal).toMatch(expected);
  expect(refusal).not.toContain("static/");
});

test("a document forced into a picture field is refused in one sentence", async () => {
  Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error()) });
  await rememberFile(new File(["PK"], "Contratto.docx"));
  const { refusal } = await reviewed(project, (tree) =>
    setField(tree, `content/${project}`, ["image", "src"], "../images/projects/contratto.docx"),
  );
  expect(refusal).toMatch(/^Immagine «contratto.docx»\nNon è un'immagine, [^\n]+$/u);
});

test("line breaks are asked about", async () => {
  const { refusal, question } = await reviewed(project, (tree) =>
    setField(
      tree,
      `content/${project}`,
      ["description"],
      "Un rilievo con il drone e con la stazione totale misura:\n- i muri\n- le quote",
    ),
  );
  expect(refusal).toBe("");
  expect(question).toMatch(/A capo dopo «.+misura:»: la pagina non lo mostra/u);
});

test("a new photograph with the old alternative text is asked about; a new entry, too", async () => {
  const tree = await validTree();
  const index = await contentSnapshotOf(readerOf(tree));
  const entry = structuredClone(tree.get(`content/${project}`)) as { image: { src: string; alt: string } };
  entry.image.src = "../images/nuova.webp";
  const ask = async (contentPath: string) =>
    (await reviewSave(index, contentPath, JSON.stringify(entry))).question;
  expect(await ask(project)).toContain(`è quello di prima:\n«${entry.image.alt}»`);
  expect(await ask("projects/castello.json")).toContain("senza «Bozza» va in linea");
  entry.image.alt = "Un altro luogo, con un'altra luce";
  expect(await ask(project)).toBe("");
});

test("a file that others broke meanwhile can be saved over", async () => {
  const tree = await validTree();
  const index = await contentSnapshotOf(readerOf(tree));
  index.texts[project] = "{";
  const text = JSON.stringify(tree.get(`content/${project}`));
  expect(await reviewSave(index, project, text)).toEqual({ refusal: "", question: "" });
});

test("another picture in a home page's hero: names the pictures that belong to the earlier one", async () => {
  const tree = await validTree();
  const { hero, ...others } = tree.get(`content/${home}`) as { hero: object };
  const view = picture("vista.jpg");
  const views = { left: view, right: view, phoneLeft: view, phoneRight: view };
  const comparison = { ...views, drawing: picture("a.svg"), phoneDrawing: picture("b.svg") };
  const before = { ...others, hero: { ...hero, phoneImage: view, backgroundImage: view }, comparison };
  tree.set(`content/${home}`, before);
  const index = await contentSnapshotOf(readerOf(tree));
  const questionFor = async (entry: object) =>
    (await reviewSave(index, home, JSON.stringify(entry))).question;
  const backgroundImage = picture("nuova.jpg");
  const after = { ...before, hero: { ...before.hero, backgroundImage } };
  expect(await questionFor(after)).toMatch(
    /\nTestata, Immagine per i telefoni.*\nRighello della testata, A sinistra: il dato\n(.+\n){5}Vanno cambiati o tolti insieme\.$/u,
  );
  const right = picture("nuova-veduta.jpg");
  expect(await questionFor({ ...after, comparison: { ...comparison, right } })).not.toContain(
    "A destra: la veduta",
  );
  expect(await questionFor({ ...after, comparison: undefined, hero: { ...hero, backgroundImage } })).toBe("");
  expect(await questionFor(before)).toBe("");
});
