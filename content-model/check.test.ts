/** @jest-environment node */
import { symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { checkContent, formatReport, hasErrors } from "./check";
import { checkCopy, jpeg, setField, type Tree, textOf } from "./check/testing/content-copy";

const catasto = "content/services/catasto.json";

/** Problems of a copy without those of its schema's exact texts: place, rule, message and remedy. */
async function problemsAfter(change: (tree: Tree) => void) {
  return (await checkCopy(change)).problems;
}

async function onlyProblemAfter(change: (tree: Tree) => void) {
  const problems = await problemsAfter(change);
  expect(problems).toHaveLength(1);
  return problems[0];
}

/** Place of a text in a file, as editors count. */
function placeOf(text: string, part: string, offset = 0) {
  const before = text.slice(0, text.indexOf(part) + offset).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

test("a valid site has no problem at all", async () => {
  const report = await checkCopy();
  expect(report.problems).toEqual([]);
  expect(hasErrors(report)).toBe(false);
  expect(formatReport(report)).toMatch(/^Contenuti in ordine: \d+ file JSON, 1 immagine\.$/u);
});

describe("broken JSON", () => {
  test("a missing comma is reported at the end of the value before it, and accuses no other file", async () => {
    let text = "";
    const problem = await onlyProblemAfter((tree) => {
      text = textOf(tree, catasto);
      tree.set(catasto, text.replace('"catasto",', '"catasto"'));
    });
    expect(problem).toMatchObject({
      severity: "error",
      file: catasto,
      ...placeOf(text, '"catasto",', '"catasto"'.length),
      message: 'manca la virgola dopo "catasto"',
    });
  });

  test("a byte order mark is refused, and the rest of the file still checked", async () => {
    const problems = await problemsAfter((tree) => {
      setField(tree, catasto, ["title"], 12);
      tree.set(catasto, `\uFEFF${textOf(tree, catasto)}`);
    });
    expect(problems.map(({ rule }) => rule)).toEqual(["encoding", "wrong-type"]);
  });

  test("a field written twice is an error at the second", async () => {
    let text = "";
    const problem = await onlyProblemAfter((tree) => {
      text = textOf(tree, catasto).replace('"order"', '"slug": "catasto",\n"order"');
      tree.set(catasto, text);
    });
    expect(problem).toMatchObject({ rule: "duplicate-field", field: "Indirizzo (slug)", line: 3, column: 3 });
    expect(problem?.message).toContain("c'è già alla riga 2");
  });

  test("__proto__ is refused and pollutes nothing", async () => {
    const problem = await onlyProblemAfter((tree) => {
      tree.set(
        catasto,
        textOf(tree, catasto).replace('"order"', '"__proto__": { "polluted": true }, "order"'),
      );
    });
    expect(problem).toMatchObject({ rule: "unknown-field", file: catasto });
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

describe("one file against its schema", () => {
  test("a missing field is reported at the object that lacks it", async () => {
    let text = "";
    const problem = await onlyProblemAfter((tree) => {
      setField(tree, catasto, ["seo", "title"], undefined);
      text = textOf(tree, catasto);
    });
    expect(problem).toMatchObject({
      rule: "missing-field",
      ...placeOf(text, '"seo": {', '"seo": '.length),
      field: "Motori di ricerca › Titolo per i motori di ricerca (seo.title)",
      message: 'manca il campo "title"',
    });
    expect(problem?.remedy).toContain("da 10 a 60 caratteri");
  });

  test("an unknown field is reported at its key, with the right name, and that one is not also missing", async () => {
    let text = "";
    const problem = await onlyProblemAfter((tree) => {
      text = textOf(tree, catasto).replace('"description"', '"descrption"');
      tree.set(catasto, text);
    });
    expect(problem).toMatchObject({
      rule: "unknown-field",
      ...placeOf(text, '"descrption"'),
      message: "il campo «descrption» non esiste",
      remedy: 'Forse intendevi "description".',
    });
  });

  test("a field deep in a list is named in words, counted from 1", async () => {
    const problem = await onlyProblemAfter((tree) => {
      setField(tree, "content/projects/verifica-confini-terreno.json", ["gallery", 1, "caption"], "Ponte");
    });
    expect(problem).toMatchObject({
      rule: "too-short",
      field: "Galleria › 2 › Didascalia (gallery[1].caption)",
      message: "testo di 5 caratteri, ne mancano 5: «Ponte»",
    });
  });

  test("a file with very many wrong values does not drown the reader", async () => {
    const problems = await problemsAfter((tree) => {
      const surplus = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`campo${index}`, 0]));
      tree.set(catasto, { ...(tree.get(catasto) as object), ...surplus });
    });
    expect(problems).toHaveLength(101);
    expect(problems.some(({ rule }) => rule === "too-many-problems")).toBe(true);
  });
});

test("problems of all files come at once, sorted by file and line", async () => {
  const { problems, errors } = await checkCopy((tree) => {
    setField(tree, "content/site/studio.json", ["name"], 1);
    setField(tree, catasto, ["seo", "title"], 1);
    setField(tree, catasto, ["title"], 1);
  });
  expect(problems.map(({ file, field }) => [file, field])).toEqual([
    [catasto, "Nome del servizio (title)"],
    [catasto, "Motori di ricerca › Titolo per i motori di ricerca (seo.title)"],
    ["content/site/studio.json", "Nome dello studio (name)"],
  ]);
  expect(errors).toBe(3);
});

test("an absent content folder is one problem, not an exception", async () => {
  const report = await checkContent({ contentRoot: "/nowhere/content", staticRoot: "/nowhere/static" });
  expect(report.problems).toMatchObject([{ rule: "unreadable", file: "content" }]);
});

test("symbolic links are refused and never followed", async () => {
  const report = await checkCopy(undefined, {
    prepare: async (root) => {
      const outside = path.join(root, "segreto.json");
      await writeFile(outside, '{"segreto": "parola"}');
      await symlink(outside, path.join(root, "content/services/collegato.json"));
      await symlink(root, path.join(root, "content/images/giro"));
    },
  });
  expect(report.problems.map(({ file, rule }) => [file, rule])).toEqual([
    ["content/images/giro", "not-a-file"],
    ["content/services/collegato.json", "not-a-file"],
  ]);
  expect(JSON.stringify(report)).not.toContain("parola");
});

/** What a build for visitors has at least. */
const site = { GATSBY_SITE_URL: "https://www.studio.it" };

describe("placeholders", () => {
  const withPlaceholders = (tree: Tree) => {
    const studio = "content/site/studio.json";
    setField(tree, studio, ["email"], "info@studio.example");
    setField(tree, studio, ["phone"], "+39 0000 000000");
    setField(tree, studio, ["address", "street"], "Via Esempio 1");
    setField(tree, studio, ["address", "postalCode"], "00000");
    setField(tree, studio, ["address", "city"], "Comune Esempio");
    setField(tree, studio, ["address", "province"], "XX");
    setField(tree, studio, ["vatNumber"], undefined);
    setField(tree, "content/team/titolare.json", ["name"], "Geom. Nome Cognome");
    setField(tree, "content/site/forms.json", ["publicKey"], "public_key_placeholder");
  };

  test("are warnings, told in one line", async () => {
    const report = await checkCopy(withPlaceholders);
    expect(report.problems.map(({ rule, severity, field }) => `${rule} ${severity} ${field}`)).toEqual([
      "placeholder warning Public key (publicKey)",
      "placeholder warning Partita IVA (vatNumber)",
      "placeholder warning E-mail (email)",
      "placeholder warning Telefono fisso (phone)",
      "placeholder warning Indirizzo › Via e numero (address.street)",
      "placeholder warning Indirizzo › CAP (address.postalCode)",
      "placeholder warning Indirizzo › Comune (address.city)",
      "placeholder warning Indirizzo › Provincia (address.province)",
      "placeholder warning Nome (name)",
    ]);
    expect(hasErrors(report)).toBe(false);
    expect(formatReport(report).split("\n").at(-1)).toBe(
      "Restano 9 valori segnaposto da sostituire prima di pubblicare: npm run check:content -- --publish li elenca.",
    );
  });

  test("are errors, told one by one, where the site is about to be published", async () => {
    const report = await checkCopy(withPlaceholders, { publish: true, environment: site });
    expect(report).toMatchObject({ errors: 9, warnings: 0 });
    expect(formatReport(report)).toContain("valore segnaposto «Via Esempio 1»");
  });

  test.each([
    [{ GATSBY_EMAILJS_PUBLIC_KEY: "k3y" }, 8],
    [{ GATSBY_EMAILJS_PUBLIC_KEY: "" }, 9],
    [{ GATSBY_EMAILJS_PUBLIC_KEY: "public_key_placeholder" }, 9],
    [{ GATSBY_EMAILJS_SERVICE_ID: "service_k3y" }, 9],
  ])("that the build replaces with %p leave %i errors", async (environment, errors) => {
    const settings = { publish: true, environment: { ...site, ...environment } };
    expect(await checkCopy(withPlaceholders, settings)).toMatchObject({ errors });
  });
});

describe("publication", () => {
  const publish = (environment: object = site, change: (tree: Tree) => void = () => undefined) =>
    checkCopy(change, { publish: true, environment: { ...environment } });

  test("of complete content with the site's address finds nothing", async () => {
    expect((await publish()).problems).toEqual([]);
  });

  test.each([
    [{}, "manca GATSBY_SITE_URL"],
    [{ GATSBY_SITE_URL: "https://www.studio-rilievi.example" }, "non è l'indirizzo del sito"],
    [{ GATSBY_SITE_URL: "http://www.studio.it" }, "non è l'indirizzo del sito"],
    [{ GATSBY_SITE_URL: "https://www.studio.it/sito" }, "non è l'indirizzo del sito"],
    [{ ...site, GATSBY_EMAILJS_ORIGIN: "http://localhost:8025" }, "servizio di prova"],
  ])("with %p is refused", async (environment, message) => {
    const { problems } = await publish(environment);
    expect(problems).toMatchObject([{ severity: "error", file: ".env" }]);
    expect(problems[0]?.message).toContain(message);
  });

  test("names drafts and pictures that nothing uses, without refusing", async () => {
    const picture = await jpeg(1600);
    const report = await publish(site, (tree) => {
      setField(tree, "content/team/titolare.json", ["draft"], true);
      tree.set("content/images/avanzo.jpg", picture);
    });
    expect(report).toMatchObject({ errors: 0, warnings: 2 });
    expect(report.problems.map(({ file, message }) => [file, message])).toEqual([
      ["content/images/avanzo.jpg", "nessun file usa questa immagine"],
      ["content/team/titolare.json", "è una bozza: resta fuori dal sito"],
    ]);
  });
});

test("the text of a report groups problems by file and ends with their count", async () => {
  const report = await checkCopy((tree) => {
    setField(tree, catasto, ["title"], 12);
    tree.delete("content/services/espropri.json");
  });
  expect(formatReport(report)).toMatch(
    /^content\/services\/catasto\.json\n {2}riga \d+, colonna \d+ · Nome del servizio \(title\)\n {4}ERRORE: qui ci vuole un testo, invece c'è un numero \(12\)\n {4}→ Mettere le virgolette: "12"\. .+\n\n/u,
  );
  expect(formatReport(report)).toMatch(/\d+ errori in 2 file\. Correggere e ripetere il controllo\.$/u);
});

test("signs without a shape in names and fields reach neither the message nor the terminal", async () => {
  const report = await checkCopy((tree) => {
    setField(tree, catasto, ["a\u001b[2J\u202e"], 1);
    tree.set("content/services/b\n\u001b[2J.json", "{}");
    tree.set("content/images/c.\u001b[2J", "x");
  });
  expect(report.errors).toBeGreaterThan(2);
  expect(report.problems.map(({ field, message, remedy }) => field + message + remedy).join()).not.toMatch(
    /[\p{Cc}\p{Cf}]/u,
  );
  expect(formatReport(report)).not.toMatch(/[^\P{Cc}\n]|\p{Cf}/u);
});

test("a list of very many wrong entries neither hangs nor drowns the reader", async () => {
  const entries = Array.from({ length: 30_000 }, (_, index) => `{${index % 9000}}`);
  const report = await checkCopy((tree) => setField(tree, catasto, ["software"], entries));
  expect(report.problems.filter(({ severity }) => severity === "error")).toHaveLength(101);
  expect(report.problems.some(({ rule }) => rule === "too-many-problems")).toBe(true);
  expect(formatReport(report).length).toBeLessThan(100_000);
});
