import { execFileSync } from "node:child_process";
import { chmod, mkdir, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { checkContent, formatReport } from "./check";
import { formatForForm } from "./format-report";
import type { Problem } from "./problem";
import { factRule } from "./rules/publication";
import { checkCopy, jpeg, setField, validTree, writeTree } from "./testing/content-copy";
import { type Change, reported } from "./testing/reported";

const alfa = "content/services/alfa.json";
const gamma = "content/services/gamma.json";
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
    // Only the rest of the file is checked where a byte order mark can be read over.
    tree.set(alfa, `\uFEFF${text}`);
    tree.set("content/equipment/livella.json", "{\n  1 }");
  });
  const lineOf = (part: string) => text.slice(0, text.indexOf(part)).split("\n").length;
  expect(report.problems.map(({ file, line, column, rule }) => [file, line, column, rule])).toEqual([
    ["content/equipment/livella.json", 2, 3, "json-syntax"],
    [alfa, 1, 1, "encoding"],
    [alfa, lineOf('"title": 1'), 3, "wrong-type"],
    // Of the object that lacks the field.
    [alfa, lineOf('"seo"'), 3, "missing-field"],
    [studio, 2, 3, "wrong-type"],
  ]);
  expect(report).toMatchObject({ errors: 5, warnings: 0 });
  expect(formatReport(report)).toMatch(
    /\n\ncontent\/site\/studio\.json\n {2}riga 2, colonna 3 · Nome dello studio \(name\)\n {4}ERRORE: qui ci vuole un testo, invece c'è un numero \(12\)\n {4}→ Ci vuole un testo\. .+\n\n5 errori in 3 file\. Correggere e ripetere il controllo\.$/u,
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

  test("links, pipes and folders of a file's name are refused, and never followed", async () => {
    const outside = ["../../segreto.json", "/dev/zero", "/", "..", "a0.json", "nessuno.json"];
    for (const [index, target] of outside.entries())
      await symlink(target, at(`content/projects/a${index}.json`));
    await symlink(root, at("content/images/giro"));
    await symlink("../../segreto.json", at("content/images/a.jpg"));
    execFileSync("mkfifo", [at("content/software/b.json")]);
    await mkdir(at("content/team/c.json"));
    await writeFile(at("content/team/c.json/d.json"), "{}");
    expect(await problems()).toEqual([
      "not-a-file: content/images/a.jpg",
      "not-a-file: content/images/giro",
      ...outside.map((_, index) => `not-a-file: content/projects/a${index}.json`),
      "not-a-file: content/software/b.json",
      "stray-file: content/team/c.json/d.json",
    ]);
    expect(JSON.stringify(await check())).not.toMatch(/parola|root:/u);
  });

  test("a picture replaced under its name is looked at again", async () => {
    expect(await problems()).toEqual([]);
    await writeFile(at("content/images/campione.jpg"), await jpeg(800));
    expect(await problems()).toContainEqual(`image-small: ${project}`);
  });

  // The superuser reads everything.
  const unreadable = process.getuid?.() === 0 ? [] : [`unreadable: ${member}`];

  test.each<[string, () => Promise<void>, string[]]>([
    ["a file that cannot be read", () => chmod(at(member), 0), unreadable],
    ["no content", () => rm(at("content"), { recursive: true }), ["unreadable: content"]],
    ["no folder of static files, which may be missing", () => rm(at("static"), { recursive: true }), []],
  ])("%s", async (_what, change, reported) => {
    await change();
    expect(await problems()).toEqual(reported);
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

  test("are errors before publication, reported one by one; an empty setting supplies nothing", async () => {
    const environment = { ...site, GATSBY_EMAILJS_PUBLIC_KEY: "" };
    const report = await checkCopy(withPlaceholders, { publish: true, environment });
    expect(report).toMatchObject({ errors: 7 });
    expect(formatReport(report)).toContain("valore segnaposto «Via Esempio 1»");
  });
});

describe("publication", () => {
  const published = async (environment: Record<string, string>, change?: Change) => {
    const changeAll: Change = (tree) => {
      // No page of the sample site shows its film.
      for (const format of ["mp4", "webm", "vtt"]) tree.delete(`static/video/casa.${format}`);
      change?.(tree);
    };
    return (await checkCopy(changeAll, { publish: true, environment })).problems;
  };
  /** All that is reported, apart from the facts that the studio has not given yet. */
  const reportedOf = async (...settings: Parameters<typeof published>) =>
    (await published(...settings)).flatMap((problem) =>
      problem.rule === factRule ? [] : `${problem.severity}: ${reported(problem)}`,
    );

  test.each<[Record<string, string>, string]>([
    [{}, "manca GATSBY_SITE_URL"],
    [{ GATSBY_SITE_URL: "https://www.studio-rilievi.example" }, "non è l'indirizzo del sito"],
    [{ GATSBY_SITE_URL: "https://www.studio.it/sito" }, "non è l'indirizzo del sito"],
    [{ ...site, GATSBY_EMAILJS_SERVICE_ID: "service_segnaposto" }, "i moduli non inviano"],
    [{ ...site, GATSBY_EMAILJS_ORIGIN: "http://localhost:8025" }, "servizio di prova"],
  ])("with %p is reported: %s", async (environment, message) => {
    expect(await reportedOf(environment)).toEqual([expect.stringMatching(`^error: \\.env.*${message}`)]);
  });

  test("names drafts, illustrative cases, unused pictures and laws that are due, without refusing", async () => {
    const picture = await jpeg(1600);
    const law = { checkedOn: "2020-01-01", verifyBy: "2021-01-01" };
    const problems = await reportedOf(site, (tree) => {
      setField(tree, project, ["illustrative"], true);
      setField(tree, project, ["listed"], false);
      setField(tree, alfa, ["law"], law);
      setField(tree, omega, ["law"], { ...law, verifyBy: "9999-01-01" });
      setField(tree, gamma, ["law"], law);
      setField(tree, gamma, ["draft"], true);
      tree.set("content/images/avanzo.jpg", picture);
    });
    expect(problems).toEqual([
      expect.stringContaining("warning: content/images/avanzo.jpg: : nessuna pagina usa questa immagine"),
      expect.stringMatching(/warning: .+giardino-nord\.json.+è un caso illustrativo/u),
      expect.stringMatching(/warning: .+alfa\.json.+\(law\.verifyBy\): .+ricontrollare entro il 2021-01-01/u),
      expect.stringMatching(/warning: .+gamma\.json.+è una bozza: resta fuori dal sito/u),
    ]);
  });

  test("names what is left of the demonstration; an invented work among the studio's own is refused", async () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" data-notes="2"/>';
    const problems = await reportedOf(site, (tree) => {
      setField(tree, project, ["illustrative"], true);
      setField(tree, project, ["listed"], true);
      setField(tree, member, ["photo", "src"], "../images/disegno.svg");
      setField(tree, studio, ["experienceYears"], 30);
      const [deliverable] = (tree.get(alfa) as { deliverables: { name: string }[] }).deliverables;
      setField(tree, alfa, ["sheet"], {
        drawing: { src: "../images/disegno.svg", alt: "Pianta quotata di un appartamento" },
        title: "Pianta",
        caption: "Pianta quotata di un appartamento. Esempio con dati inventati.",
        notes: ["Catena di quote parziali", "Infisso con la sua altezza"],
        deliverable: deliverable?.name,
      });
      tree.set("content/images/disegno.svg", drawing);
      setField(tree, terms, ["toConfirm"], ["il contratto con chi recapita i messaggi è firmato"]);
      tree.set("static/video/avanzo.webm", Buffer.from("webm"));
    });
    expect(problems).toEqual(
      [
        "warning: .+terms-of-service.json: Da confermare.+: il contratto con chi",
        "error: .+giardino-nord.json: In elenco .listed.: un caso illustrativo è nell'elenco",
        "warning: .+giardino-nord.json: .+è un caso illustrativo",
        "warning: .+alfa.json: .+.sheet.: .+dati inventati",
        "warning: .+studio.json: .+.experienceYears.: .+li conferma il titolare",
        "warning: .+titolare.json: .+.photo.src.: il ritratto è un disegno",
        "warning: static/video/avanzo.webm: : nessuna pagina mostra questo filmato",
      ].map((line) => expect.stringMatching(`^${line}`)),
    );
  });

  test("lists once the facts that clients look for and the studio has not given yet; those of flights, if it flies", async () => {
    const problems = await published(site, (tree) => setField(tree, studio, ["pec"], "studio@pec.it"));
    expect(problems.filter(({ severity }) => severity !== "warning")).toEqual([]);
    expect(fieldsOf(problems).join(" ")).toBe(
      "specifications law usualDuration filedBy professionalRegister professionalInsurance replyTime position serviceArea.provinces serviceArea.municipalities register",
    );
    const flying = await published(site, (tree) => {
      setField(tree, "content/equipment/livella.json", ["flies"], true);
      setField(tree, omega, ["filedBy"], "lo studio, come intermediario");
    });
    // One service that says it is enough.
    expect(fieldsOf(flying).join(" ")).toMatch(
      /^specifications law usualDuration p.* droneInsurance uasOperatorCode/u,
    );
  });
});
