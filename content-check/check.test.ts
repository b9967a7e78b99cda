import { rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { checkContent, formatReport } from "./check";
import { formatForForm } from "./format-report";
import type { Problem } from "./problem";
import { factRule } from "./rules/publication";
import { checkCopy, jpeg, setField, validTree, writeTree } from "./testing/content-copy";
import { type Change, reported } from "./testing/reported";

const alfa = "content/services/alfa.json";
const omega = "content/services/omega.json";
const member = "content/team/titolare.json";
const project = "content/projects/giardino-nord.json";
const studio = "content/site/studio.json";
const terms = "content/legal/terms-of-service.json";

test("a report has the problems of all files, sorted by file and line, each with its place", async () => {
  let text = "";
  const report = await checkCopy((tree) => {
    setField(tree, studio, ["name"], 12);
    setField(tree, alfa, ["seo", "title"], undefined);
    setField(tree, alfa, ["title"], 1);
    text = JSON.stringify(tree.get(alfa), null, 2);
    tree.set(alfa, text);
    tree.set("content/equipment/livella.json", "{\n  1 }");
  });
  const lineOf = (part: string) => text.slice(0, text.indexOf(part)).split("\n").length;
  expect(report.problems.map(({ file, line, column, rule }) => [file, line, column, rule])).toEqual([
    ["content/equipment/livella.json", 2, 3, "json-syntax"],
    [alfa, lineOf('"title": 1'), 3, "wrong-type"],
    [alfa, lineOf('"seo"'), 3, "missing-field"],
    [studio, 2, 3, "wrong-type"],
  ]);
  expect(report).toMatchObject({ errors: 4, warnings: 0 });
  expect(formatReport(report)).toMatch(
    /\n\ncontent\/site\/studio\.json\n {2}riga 2, colonna 3 · Nome dello studio \(name\)\n {4}ERRORE: qui ci vuole un testo, invece c'è un numero \(12\)\n {4}→ Ci vuole un testo\. .+\n\n4 errori in 3 file\. Correggere e ripetere il controllo\.$/u,
  );
});

test("very many mistakes neither hang nor drown the reader, and none moves a terminal's cursor", async () => {
  const entries = Array.from({ length: 9_000 }, (_, index) => `{${index % 4000}\u001b[2J}`);
  const surplus = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`a\u202e${index}`, 0]));
  const report = await checkCopy((tree) => {
    setField(tree, alfa, ["software"], entries);
    tree.set(member, { ...(tree.get(member) as object), ...surplus });
    tree.set("content/services/b\n\u001b[2J.json", "{}");
    tree.set("content/images/c.\u001b[2J", "x");
  });
  expect(report.errors).toBeGreaterThan(9_000);
  expect(report.problems.filter(({ rule }) => rule === "unknown-field")).toHaveLength(100);
  for (const text of [formatReport(report), formatForForm(report.problems)]) {
    expect(text).toMatch(/\n… e altri \d+: correggere prima questi\./u);
    expect(text.length).toBeLessThan(50_000);
    expect(text).not.toMatch(/[^\P{Cc}\n]|\p{Cf}/u);
  }
});

describe("in a folder", () => {
  let root: string;
  const at = (name: string) => path.join(root, name);
  beforeEach(async () => {
    root = await writeTree(await validTree());
    await writeFile(at("segreto.json"), '{"segreto": "parola"}');
  });
  afterEach(() => rm(root, { recursive: true }));

  const check = () => checkContent({ contentRoot: at("content"), staticRoot: at("static") });
  const problems = async () => (await check()).problems.map(({ file, rule }) => `${rule}: ${file}`);

  test("a valid site is in order", async () => {
    const report = await check();
    expect(report.problems).toEqual([]);
    expect(formatReport(report)).toMatch(/^Contenuti in ordine: \d+ file JSON, 1 immagine\.$/u);
  });

  test("links are never followed", async () => {
    await symlink("../../segreto.json", at("content/projects/a.json"));
    await symlink(root, at("content/images/giro"));
    await symlink("../../segreto.json", at("content/images/a.jpg"));
    expect((await check()).problems).toEqual([]);
  });

  test("a picture replaced under its name is looked at again", async () => {
    expect(await problems()).toEqual([]);
    await writeFile(at("content/images/campione.jpg"), await jpeg(800));
    expect(await problems()).toContainEqual(`image-small: ${project}`);
  });

  test("a folder that is missing is reported alone; that of static files may be", async () => {
    await rm(at("static"), { recursive: true });
    expect(await problems()).toEqual([]);
    await rm(at("content"), { recursive: true });
    expect(await problems()).toEqual(["unreadable: content"]);
  });
});

const fieldsOf = (problems: readonly Problem[]) => problems.map(({ path }) => path);

const site = { GATSBY_SITE_URL: "https://www.studio.it" };

describe("placeholders", () => {
  const withPlaceholders: Change = (tree) => {
    setField(tree, studio, ["email"], "info@studio.example");
    setField(tree, studio, ["phone"], "+39 0000 000000");
    setField(tree, studio, ["address", "street"], "Via Esempio 1");
    setField(tree, studio, ["address", "province"], "XX");
    setField(tree, studio, ["vatNumber"], "00000000000");
    setField(tree, member, ["name"], "Geom. Nome Cognome");
    setField(tree, "content/site/forms.json", ["publicKey"], "chiave_segnaposto");
  };

  test("are warnings, reported in one line", async () => {
    const report = await checkCopy(withPlaceholders);
    const inStudio = ["email", "phone", "address.street", "address.province", "vatNumber"];
    expect(fieldsOf(report.problems)).toEqual(["publicKey", ...inStudio, "name"]);
    expect(report).toMatchObject({ errors: 0, warnings: 7 });
    expect(formatReport(report).split("\n").at(-1)).toBe(
      "Restano 7 valori segnaposto da sostituire prima di pubblicare: npm run check:content -- --publish li elenca.",
    );
  });

  test("are errors before publication; an empty setting supplies nothing", async () => {
    const environment = { ...site, GATSBY_EMAILJS_PUBLIC_KEY: "" };
    const report = await checkCopy(withPlaceholders, { publish: true, environment });
    expect(report).toMatchObject({ errors: 7 });
  });
});

describe("publication", () => {
  const published = async (environment: Record<string, string>, change?: Change) =>
    (await checkCopy(change, { publish: true, environment })).problems;
  const reportedOf = async (...settings: Parameters<typeof published>) =>
    (await published(...settings)).flatMap((problem) =>
      problem.rule === factRule ? [] : `${problem.severity}: ${reported(problem)}`,
    );

  test.each<[Record<string, string>, string]>([
    [{}, ".env.*non è l'indirizzo del sito"],
    [{ GATSBY_SITE_URL: "https://www.studio-rilievi.example" }, ".env.*non è l'indirizzo del sito"],
    [{ GATSBY_SITE_URL: "https://www.studio.it/sito" }, ".env.*non è l'indirizzo del sito"],
    [{ ...site, GATSBY_EMAILJS_SERVICE_ID: "service_segnaposto" }, ".*i moduli non inviano"],
    [
      { ...site, GATSBY_EMAILJS_ORIGIN: "http://localhost:8025" },
      ".env.*manda i messaggi a un servizio di prova",
    ],
  ])("with %p is reported: %s", async (environment, message) => {
    expect(await reportedOf(environment)).toEqual([expect.stringMatching(`^error: ${message}`)]);
  });

  test("names what is left of the demonstration, drafts, unused pictures and laws that are due", async () => {
    const picture = await jpeg(1600);
    const law = { checkedOn: "2020-01-01", verifyBy: "2021-01-01" };
    const problems = await reportedOf(site, (tree) => {
      setField(tree, project, ["illustrative"], true);
      setField(tree, project, ["listed"], true);
      setField(tree, alfa, ["law"], law);
      setField(tree, omega, ["law"], law);
      setField(tree, omega, ["draft"], true);
      setField(tree, terms, ["toConfirm"], ["il contratto con chi recapita i messaggi è firmato"]);
      tree.set("content/images/avanzo.jpg", picture);
    });
    expect(problems).toEqual(
      [
        "warning: content/images/avanzo.jpg: : nessuna pagina usa questa immagine",
        "warning: .+terms-of-service.json: Da confermare.+: il contratto con chi",
        "error: .+giardino-nord.json: In elenco .listed.: un caso illustrativo è nell'elenco",
        "warning: .+giardino-nord.json: .+è un caso illustrativo",
        "warning: .+alfa.json.+.law.verifyBy.: .+rileggere entro il 2021-01-01",
        "warning: .+omega.json.+è una bozza: resta fuori dal sito",
      ].map((line) => expect.stringMatching(`^${line}`)),
    );
  });

  test("lists once the facts that clients look for; those of flights, if the studio flies", async () => {
    const problems = await published(site, (tree) => setField(tree, studio, ["pec"], "studio@pec.it"));
    expect(problems.filter(({ severity }) => severity !== "warning")).toEqual([]);
    expect(fieldsOf(problems).join(" ")).toBe(
      "specifications cost.fee law.checkedOn usualDuration filedBy professionalRegister professionalInsurance replyTime position serviceArea.provinces serviceArea.municipalities register attestations",
    );
    expect(problems.find(({ path }) => path === "law.checkedOn")?.message).toContain("qui e in altre 3 voci");
    const flying = await published(site, (tree) =>
      setField(tree, "content/equipment/livella.json", ["flies"], true),
    );
    expect(fieldsOf(flying)).toEqual(expect.arrayContaining(["droneInsurance", "uasOperatorCode"]));
  });
});
