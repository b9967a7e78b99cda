import { rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { checkContent, formatReport } from "./check";
import { formatForEditor } from "./format-report";
import type { Problem } from "./problem";
import { missingFactCode } from "./rules/publication";
import { checkCopy, jpeg, setField, validTree, writeTree } from "./testing/content-copy";
import { type Change, reported } from "./testing/reported";

const alfa = "content/services/alfa.json";
const omega = "content/services/omega.json";
const member = "content/team/titolare.json";
const project = "content/projects/giardino-nord.json";
const studio = "content/site/studio.json";
const terms = "content/legal/terms-of-service.json";

test("the report lists problems by file and line; the editor's, by entry and label", async () => {
  let lines: string[] = [];
  const report = await checkCopy((tree) => {
    setField(tree, project, ["title"], "Confini di un terreno");
    setField(tree, project, ["seo", "title"], undefined);
    setField(tree, project, ["gallery", 1, "image", "alt"], "Ponte");
    setField(tree, studio, ["name"], 12);
    tree.set("content/images/foto.heic", "");
    tree.set("content/equipment/livella.json", '{\n  "name": {\n');
    lines = JSON.stringify(tree.get(project), null, 2).split("\n");
  });
  const lineOf = (part: string) => lines.findIndex((line) => line.includes(part)) + 1;
  expect(report.problems.map(({ file, line, code }) => [file, line, code])).toEqual([
    ["content/equipment/livella.json", 3, "json-syntax"],
    ["content/images/foto.heic", 1, "stray-file"],
    [project, lineOf('"Ponte"'), "wrong-size"],
    [project, lineOf('"seo"'), "missing-field"],
    [studio, 2, "wrong-type"],
  ]);
  expect(formatReport(report)).toMatch(
    /\n\ncontent\/site\/studio\.json\n {2}riga 2, colonna 3 · Nome dello studio \(name\)\n {4}ERRORE: qui ci vuole un testo, invece c'è un numero \(12\)\n {4}→ Ci vuole un testo\. .+\n\n5 errori in 4 file\. Correggere e ripetere il controllo\.$/u,
  );
  expect(formatReport(report)).toContain("\ncontent/images/foto.heic\n    ERRORE: è una fotografia");
  expect(formatForEditor(report.problems)).toBe(`content/equipment/livella.json, riga 3
Il file non è JSON valido. Controllare, qui e appena prima, virgole, parentesi e virgolette: quelle di un testo sono diritte e stanno su una riga; dentro un testo usare «…».

Immagine «foto.heic»
È una fotografia HEIC, che i siti non mostrano. Salvarla come JPEG (iPhone: Impostazioni › Fotocamera › Formati › «Più compatibile»).

Progetto «Confini di un terreno»
Galleria, 2ª voce, Immagine, Testo alternativo: Testo di 5 caratteri («Ponte»): il minimo è 10. Ci vuole un testo da 10 a 180 caratteri. Che cosa si vede, per chi non vede l'immagine.
Motori di ricerca, Titolo per i motori di ricerca: Va compilato. Ci vuole un testo. Da 10 a 60 caratteri, diverso per ogni pagina.

Studio
Nome dello studio: Qui ci vuole un testo, invece c'è un numero (12). Ci vuole un testo. Da 1 a 60 caratteri.`);
});

test("a report of thousands of mistakes stays short and free of control characters", async () => {
  const entries = Array.from({ length: 2_000 }, (_, index) => `{${index % 900}\u001b[2J}`);
  const surplus = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`a\u202e${index}`, 0]));
  const report = await checkCopy((tree) => {
    setField(tree, alfa, ["software"], entries);
    tree.set(member, { ...(tree.get(member) as object), ...surplus });
    tree.set("content/services/b\n\u001b[2J.json", "{}");
    tree.set("content/images/c.\u001b[2J", "x");
  });
  expect(report.errors).toBeGreaterThan(2_000);
  expect(report.problems.filter(({ code }) => code === "unknown-field")).toHaveLength(100);
  for (const text of [formatReport(report), formatForEditor(report.problems)]) {
    expect(text).toMatch(/\n… e altri \d+: correggere prima questi\./u);
    expect(text.length).toBeLessThan(50_000);
    expect(text).not.toMatch(/[^\P{Cc}\n]|\p{Cf}/u);
  }
});

describe("on a real folder", () => {
  let root: string;
  const at = (name: string) => path.join(root, name);
  beforeEach(async () => {
    root = await writeTree(await validTree());
  });
  afterEach(() => rm(root, { recursive: true }));

  const check = () => checkContent({ contentRoot: at("content"), staticRoot: at("static") });
  const problems = async () => (await check()).problems.map(({ file, code }) => `${code}: ${file}`);

  test("valid content has no problems; symbolic links are not followed", async () => {
    await writeFile(at("segreto.json"), '{"segreto": "parola"}');
    await symlink("../../segreto.json", at("content/projects/a.json"));
    await symlink(root, at("content/images/giro"));
    await symlink("../../segreto.json", at("content/images/a.jpg"));
    const report = await check();
    expect(report.problems).toEqual([]);
    expect(formatReport(report)).toMatch(/^Contenuti in ordine: \d+ file JSON, 1 immagine\.$/u);
  });

  test("checks a picture again when another replaces it under the same name", async () => {
    expect(await problems()).toEqual([]);
    await writeFile(at("content/images/campione.jpg"), await jpeg(800));
    expect(await problems()).toContainEqual(`picture-small: ${project}`);
  });

  test("a missing content folder is the only problem reported; the static folder is optional", async () => {
    await rm(at("static"), { recursive: true });
    expect(await problems()).toEqual([]);
    await rm(at("content"), { recursive: true });
    expect(await problems()).toEqual(["unreadable: content"]);
  });
});

const pathsOf = (problems: readonly Problem[]) => problems.map(({ jsonPath }) => jsonPath);
const site = { GATSBY_SITE_URL: "https://www.studio.it" };

test("placeholders are warnings summed up in one line, and errors before publication", async () => {
  const withPlaceholders: Change = (tree) => {
    setField(tree, alfa, ["title"], "Rilievo\ndel terreno");
    setField(tree, studio, ["email"], "info@studio.example");
    setField(tree, studio, ["phone"], "+39 0000 000000");
    setField(tree, studio, ["address", "street"], "Via Esempio 1");
    setField(tree, studio, ["address", "province"], "XX");
    setField(tree, studio, ["vatNumber"], "00000000000");
    setField(tree, member, ["name"], "Geom. Nome Cognome");
    setField(tree, "content/site/forms.json", ["publicKey"], "chiave_segnaposto");
  };
  const report = await checkCopy(withPlaceholders);
  const studioFields = ["email", "phone", "address.street", "address.province", "vatNumber"];
  expect(pathsOf(report.problems)).toEqual(["title", "publicKey", ...studioFields, "name"]);
  expect(report).toMatchObject({ errors: 0, warnings: 8 });
  expect(formatReport(report).split("\n").slice(-2)).toEqual([
    "1 avviso.",
    "Valori segnaposto da sostituire prima di pubblicare: 7 (npm run check:content -- --publish li elenca).",
  ]);
  // An empty setting supplies nothing.
  const environment = { ...site, GATSBY_EMAILJS_PUBLIC_KEY: "" };
  expect(await checkCopy(withPlaceholders, { isForPublication: true, environment })).toMatchObject({
    errors: 7,
  });
});

const problemsFor = async (environment: Record<string, string>, change?: Change) =>
  (await checkCopy(change, { isForPublication: true, environment })).problems;
const reportFor = async (...settings: Parameters<typeof problemsFor>) =>
  (await problemsFor(...settings)).flatMap((problem) =>
    problem.code === missingFactCode ? [] : `${problem.severity}: ${reported(problem)}`,
  );

test.each<[Record<string, string>, string]>([
  [{}, "non è l'indirizzo del sito"],
  [{ GATSBY_SITE_URL: "https://www.studio-rilievi.example" }, "non è l'indirizzo del sito"],
  [{ ...site, GATSBY_EMAILJS_SERVICE_ID: "service_segnaposto" }, "i moduli non inviano"],
  [{ ...site, GATSBY_EMAILJS_PUBLIC_KEY: "aBc\n" }, "GATSBY_EMAILJS_PUBLIC_KEY.* non è un codice di EmailJS"],
  [{ ...site, GATSBY_EMAILJS_ORIGIN: "http://localhost:8025" }, "manda i messaggi a un servizio di prova"],
])("the publish check with the settings %p reports «%s»", async (environment, message) => {
  expect(await reportFor(environment)).toEqual([expect.stringMatching(`^error: .*${message}`)]);
});

test("the publish check lists demonstrations, drafts, unused pictures and laws due for review", async () => {
  const picture = await jpeg(1600);
  const law = { checkedOn: "2020-01-01", verifyBy: "2021-01-01" };
  const problems = await reportFor(site, (tree) => {
    setField(tree, project, ["isIllustrative"], true);
    setField(tree, project, ["isListed"], true);
    setField(tree, alfa, ["law"], law);
    setField(tree, omega, ["law"], law);
    setField(tree, omega, ["draft"], true);
    setField(tree, terms, ["toConfirm"], ["il contratto con chi recapita i messaggi è firmato"]);
    tree.set("content/images/avanzo.jpg", picture);
  });
  expect(problems).toEqual(
    [
      "warning: content/images/avanzo.jpg: : nessuna pagina usa questa immagine",
      "warning: .+terms-of-service.json: Da confermare, 1ª voce.+: il contratto con chi",
      "error: .+giardino-nord.json: In elenco .isListed.: un caso illustrativo è nell'elenco",
      "warning: .+giardino-nord.json: .+è un caso illustrativo",
      "warning: .+alfa.json.+.law.verifyBy.: .+rileggere entro il 2021-01-01",
      "warning: .+omega.json.+è una bozza: resta fuori dal sito",
    ].map((line) => expect.stringMatching(`^${line}`)),
  );
});

test("names each missing fact once, and facts about flights only if the studio flies", async () => {
  const problems = await problemsFor(site, (tree) => {
    setField(tree, studio, ["pec"], "studio@pec.it");
    setField(tree, omega, ["draft"], true);
  });
  expect(problems.filter(({ severity }) => severity !== "warning")).toEqual([]);
  expect(pathsOf(problems).join(" ")).toBe(
    "specifications cost.fee law.checkedBy usualDuration filedBy draft professionalRegister professionalTitle codeOfConduct professionalInsurance replyTime position serviceArea.provinces serviceArea.municipalities register attestations",
  );
  expect(problems.find(({ jsonPath }) => jsonPath === "law.checkedBy")?.message).toContain("manca in 3 voci");
  const level = "content/equipment/livella.json";
  const flying = await problemsFor(site, (tree) => setField(tree, level, ["isDrone"], true));
  expect(pathsOf(flying)).toEqual(expect.arrayContaining(["droneInsurance", "uasOperatorCode"]));
});
