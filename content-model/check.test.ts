import { chmod, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { checkContent, formatReport } from "./check";
import { factRule } from "./check/rules/publication";
import {
  checkCopy,
  jpeg,
  setField,
  type Tree,
  textOf,
  validTree,
  writeTree,
} from "./check/testing/content-copy";
import { told } from "./check/testing/told";

const catasto = "content/services/catasto.json";
const member = "content/team/titolare.json";
const project = "content/projects/verifica-confini-terreno.json";
const studio = "content/site/studio.json";

test("a valid site has no problem at all", async () => {
  const report = await checkCopy();
  expect(report.problems).toEqual([]);
  expect(report.errors).toBe(0);
  expect(formatReport(report)).toMatch(/^Contenuti in ordine: \d+ file JSON, 1 immagine\.$/u);
});

test("a report has the problems of all files, sorted by file and line, each with its place", async () => {
  let text = "";
  const report = await checkCopy((tree) => {
    setField(tree, studio, ["name"], 12);
    setField(tree, catasto, ["seo", "title"], undefined);
    setField(tree, catasto, ["title"], 1);
    text = textOf(tree, catasto);
    // Only the rest of the file is checked where a byte order mark can be read over.
    tree.set(catasto, `\uFEFF${text}`);
    tree.set("content/equipment/drone.json", "{\n  1 }");
  });
  const lineOf = (part: string) => text.slice(0, text.indexOf(part)).split("\n").length;
  expect(report.problems.map(({ file, line, column, rule }) => [file, line, column, rule])).toEqual([
    ["content/equipment/drone.json", 2, 3, "json-syntax"],
    [catasto, 1, 1, "encoding"],
    [catasto, lineOf('"title": 1'), 3, "wrong-type"],
    // Of the object that lacks the field.
    [catasto, lineOf('"seo"'), 3, "missing-field"],
    [studio, 2, 3, "wrong-type"],
  ]);
  expect(report).toMatchObject({ errors: 5, warnings: 0 });
  expect(formatReport(report)).toMatch(
    /\n\ncontent\/site\/studio\.json\n {2}riga 2, colonna 3 · Nome dello studio \(name\)\n {4}ERRORE: qui ci vuole un testo, invece c'è un numero \(12\)\n {4}→ Forse intendevi "12"\. .+\n\n5 errori in 3 file\. Correggere e ripetere il controllo\.$/u,
  );
});

test("the line endings of Windows are no mistake", async () => {
  const report = await checkCopy((tree) => {
    for (const name of tree.keys())
      if (name.endsWith(".json")) tree.set(name, textOf(tree, name).replaceAll("\n", "\r\n"));
  });
  expect(report.problems).toEqual([]);
});

test("very many mistakes neither hang nor drown the reader", async () => {
  const entries = Array.from({ length: 9_000 }, (_, index) => `{${index % 4000}}`);
  const surplus = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`campo${index}`, 0]));
  const report = await checkCopy((tree) => {
    setField(tree, catasto, ["software"], entries);
    tree.set(member, { ...(tree.get(member) as object), ...surplus });
  });
  expect(report.errors).toBeGreaterThan(9_000);
  expect(report.problems.filter(({ rule }) => rule === "unknown-field")).toHaveLength(100);
  expect(formatReport(report)).toMatch(/\n… e altri \d+: correggere prima questi\.\n/u);
  expect(formatReport(report).length).toBeLessThan(50_000);
});

test("characters without a shape in names and fields do not reach the terminal", async () => {
  const report = await checkCopy((tree) => {
    setField(tree, catasto, ["a\u001b[2J\u202e"], 1);
    tree.set("content/services/b\n\u001b[2J.json", "{}");
    tree.set("content/images/c.\u001b[2J", "x");
  });
  expect(report.errors).toBeGreaterThan(2);
  expect(formatReport(report)).not.toMatch(/[^\P{Cc}\n]|\p{Cf}/u);
});

describe("in a folder", () => {
  let root: string;
  beforeEach(async () => {
    root = await writeTree(await validTree());
  });
  afterEach(() => rm(root, { recursive: true }));

  const check = () =>
    checkContent({ contentRoot: path.join(root, "content"), staticRoot: path.join(root, "static") });
  const problems = async () => (await check()).problems.map(({ file, rule }) => [file, rule]);

  test("a valid site has no problem", async () => {
    expect(await check()).toMatchObject({ errors: 0, warnings: 0, images: 1 });
  });

  test("that is not there, one problem is told", async () => {
    await rm(path.join(root, "content"), { recursive: true });
    expect(await problems()).toEqual([["content", "unreadable"]]);
  });

  test("links are refused and never followed", async () => {
    const outside = path.join(root, "segreto.json");
    await writeFile(outside, '{"segreto": "parola"}');
    await symlink(outside, path.join(root, "content/services/collegato.json"));
    await symlink(root, path.join(root, "content/images/giro"));
    const report = await check();
    expect(report.problems.map(({ file, rule }) => [file, rule])).toEqual([
      ["content/images/giro", "not-a-file"],
      ["content/services/collegato.json", "not-a-file"],
    ]);
    expect(JSON.stringify(report)).not.toContain("parola");
  });

  test("a file that cannot be read is told", async () => {
    await chmod(path.join(root, member), 0);
    // The superuser reads everything.
    expect(await problems()).toEqual(process.getuid?.() === 0 ? [] : [[member, "unreadable"]]);
  });

  test("a picture replaced under its name is looked at again", async () => {
    expect(await problems()).toEqual([]);
    await writeFile(path.join(root, "content/images/services/catasto.jpg"), await jpeg(800));
    expect(new Set((await problems()).map(([, rule]) => rule))).toEqual(new Set(["image-small"]));
  });

  test("static may be missing", async () => {
    await rm(path.join(root, "static"), { recursive: true });
    await writeFile(path.join(root, "static"), "x");
    expect(await problems()).toEqual([]);
  });
});

/** What a build for visitors has at least. */
const site = { GATSBY_SITE_URL: "https://www.studio.it" };

describe("placeholders", () => {
  const withPlaceholders = (tree: Tree) => {
    setField(tree, studio, ["name"], "Studio Rilievi");
    setField(tree, studio, ["email"], "info@studio.example");
    setField(tree, studio, ["phone"], "+39 0000 000000");
    setField(tree, studio, ["address", "street"], "Via Esempio 1");
    setField(tree, studio, ["address", "postalCode"], "00000");
    setField(tree, studio, ["address", "city"], "Comune Esempio");
    setField(tree, studio, ["address", "province"], "XX");
    setField(tree, studio, ["vatNumber"], undefined);
    setField(tree, member, ["name"], "Geom. Nome Cognome");
    setField(tree, "content/site/forms.json", ["publicKey"], "chiave_segnaposto");
  };

  test("are warnings, told in one line", async () => {
    const report = await checkCopy(withPlaceholders);
    expect(report.problems.map(({ rule, severity, field }) => `${rule} ${severity} ${field}`)).toEqual([
      "placeholder warning Public key (publicKey)",
      "placeholder warning Partita IVA (vatNumber)",
      "placeholder warning Nome dello studio (name)",
      "placeholder warning E-mail (email)",
      "placeholder warning Telefono fisso (phone)",
      "placeholder warning Indirizzo › Via e numero (address.street)",
      "placeholder warning Indirizzo › CAP (address.postalCode)",
      "placeholder warning Indirizzo › Comune (address.city)",
      "placeholder warning Indirizzo › Provincia (address.province)",
      "placeholder warning Nome (name)",
    ]);
    expect(report.errors).toBe(0);
    expect(formatReport(report).split("\n").at(-1)).toBe(
      "Restano 10 valori segnaposto da sostituire prima di pubblicare: npm run check:content -- --publish li elenca.",
    );
  });

  test.each([
    ["https://www.openstreetmap.org/export/embed.html?bbox=15.5,37.8,17.3,40.1&layer=mapnik", 1],
    ["https://www.openstreetmap.org/#map=8/38.9/16.6", 1],
    ["https://www.openstreetmap.org/?mlat=38.9&mlon=16.6#map=17/38.9/16.6", 0],
    ["https://www.openstreetmap.org/export/embed.html?bbox=1,2,3,4&marker=38.9,16.6", 0],
    ["https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3093.5!2d16.59!3d38.91!2m3", 0],
  ])("a map without the studio's place: %s", async (address, warnings) => {
    const report = await checkCopy((tree) =>
      setField(tree, "content/pages/contact.json", ["map", "embedUrl"], address),
    );
    expect(report).toMatchObject({ errors: 0, warnings });
  });

  test("are errors, told one by one, where the site is about to be published", async () => {
    const report = await checkCopy(withPlaceholders, { publish: true, environment: site });
    expect(report).toMatchObject({ errors: 10 });
    expect(formatReport(report)).toContain("valore segnaposto «Via Esempio 1»");
  });

  test.each([
    [{ GATSBY_EMAILJS_PUBLIC_KEY: "k3y" }, 9],
    [{ GATSBY_EMAILJS_PUBLIC_KEY: "" }, 10],
    // One more: it would replace the right code, too.
    [{ GATSBY_EMAILJS_PUBLIC_KEY: "public_key_placeholder" }, 11],
    [{ GATSBY_EMAILJS_SERVICE_ID: "service_k3y" }, 10],
  ])("that the build replaces with %p leave %i errors", async (environment, errors) => {
    const settings = { publish: true, environment: { ...site, ...environment } };
    expect(await checkCopy(withPlaceholders, settings)).toMatchObject({ errors });
  });
});

describe("publication", () => {
  const published = async (environment: Record<string, string>, change?: (tree: Tree) => void) =>
    (await checkCopy(change, { publish: true, environment })).problems;
  const isFact = ({ rule }: { rule: string }) => rule === factRule;

  test.each([
    [site, undefined],
    [{}, "manca GATSBY_SITE_URL"],
    [{ GATSBY_SITE_URL: "https://www.studio-rilievi.example" }, "non è l'indirizzo del sito"],
    [{ GATSBY_SITE_URL: "http://www.studio.it" }, "non è l'indirizzo del sito"],
    [{ GATSBY_SITE_URL: "https://www.studio.it/sito" }, "non è l'indirizzo del sito"],
    [{ ...site, GATSBY_EMAILJS_SERVICE_ID: "service_segnaposto" }, "i moduli non inviano"],
    [{ ...site, GATSBY_EMAILJS_ORIGIN: "http://localhost:8025" }, "servizio di prova"],
  ])("with %p is told: %s", async (environment: Record<string, string>, message) => {
    const problems = await published(environment);
    expect(problems.filter((problem) => !isFact(problem)).map(told)).toEqual(
      message === undefined ? [] : [expect.stringMatching(`^\\.env.*${message}`)],
    );
  });

  test("names drafts, illustrative cases and pictures that nothing uses, without refusing", async () => {
    const picture = await jpeg(1600);
    const problems = await published(site, (tree) => {
      setField(tree, member, ["draft"], true);
      setField(tree, project, ["illustrative"], true);
      tree.set("content/images/avanzo.jpg", picture);
    });
    const others = problems.filter((problem) => !isFact(problem));
    expect(others.map(({ severity, file, message }) => [severity, file, message])).toEqual([
      ["warning", "content/images/avanzo.jpg", "nessuna pagina usa questa immagine"],
      ["warning", project, expect.stringContaining("è un caso illustrativo")],
      ["warning", member, "è una bozza: resta fuori dal sito"],
    ]);
  });

  test("lists the facts that clients look for and the studio has not given yet", async () => {
    const facts = (await published(site, (tree) => setField(tree, studio, ["pec"], "studio@pec.it"))).filter(
      isFact,
    );
    expect(new Set(facts.map(({ severity }) => severity))).toEqual(new Set(["warning"]));
    const fields = facts.map(({ field }) => field.replace(/.*\(|\)/gu, ""));
    expect(fields).toEqual(
      expect.arrayContaining(["uasOperatorCode", "filedBy", "serviceArea.municipalities"]),
    );
    expect(fields).not.toContain("pec");
    expect(fields.filter((field) => field === "usualDuration")).toHaveLength(1);
  });

  test("reminds of the laws that were due to be read again", async () => {
    const due = (verifyBy: string) =>
      published(site, (tree) => setField(tree, catasto, ["law"], { checkedOn: "2020-01-01", verifyBy }));
    expect((await due("2021-01-01")).map(told)).toContainEqual(
      expect.stringMatching(
        /catasto\.json.*\(law\.verifyBy\): .* erano da ricontrollare entro il 2021-01-01/u,
      ),
    );
    expect((await due("9999-01-01")).filter((problem) => !isFact(problem))).toEqual([]);
  });
});
