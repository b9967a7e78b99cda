/**
 * @jest-environment node
 *
 * What docs/GUIDA-CONTENUTI.md says is so: files, fields, limits, words of the editor, messages of the check, recipes.
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { formatReport } from "../../content-model/check";
import { checkCopy, jpeg, setField, type Tree, textOf } from "../../content-model/check/testing/content-copy";
import { pictureLimits } from "../../content-model/fields";
import { type JsonSchema, jsonSchemas } from "../../content-model/json-schema";
import { type Kind, kinds } from "../../content-model/kinds";
import { legalSectionCounts, requiredProjectSlugs, serviceSlugs } from "../../content-model/specification";
import { fieldsOf, metaOf, schemaAt } from "../../content-model/walk";
import { cmsWords } from "../../editor/cms-words";
import { groupHeadings, listHeadings } from "../../editor/words";

const project = path.resolve(__dirname, "..", "..");
const read = (file: string) => readFileSync(path.join(project, file), "utf8");
const text = read("docs/GUIDA-CONTENUTI.md");
const scripts = (JSON.parse(read("package.json")) as { scripts: Record<string, string> }).scripts;

const fence = /^```\w+\n(?<code>.*?)^```$/gmsu;
const blocks = [...text.matchAll(fence)].map(({ groups }) => groups?.code ?? "");
const prose = text.replace(fence, "");
const codeIn = (markdown: string) =>
  [...markdown.matchAll(/`(?<code>[^`\n]+)`/gu)].map(({ groups }) => groups?.code ?? "");
const spans = codeIn(prose);
const matches = (pattern: RegExp) => [
  ...new Set([...prose.matchAll(pattern)].map(([, found = ""]) => found)),
];

/** Cells of the rows below the heading of a table. */
function table(firstHeading: string): string[][] {
  const lines = text.split("\n");
  const start = lines.findIndex((line) => line.startsWith(`| ${firstHeading} |`)) + 2;
  const end = lines.findIndex((line, index) => index > start && !line.startsWith("|"));
  return lines.slice(start, end).map((line) => line.slice(2, -2).split(" | "));
}

/** The file that recipes make. */
const example = "rilievo-di-esempio";

/** The kind of `content/site/studio.json` or `content/projects/*.json`. */
function kindOfCell(cell: string): Kind {
  const name = (codeIn(cell)[0] ?? "").replace(/^content\//u, "");
  const kind = kinds.find((one: Kind) => name === (one.file ?? `${one.folder}/*.json`));
  if (kind === undefined) throw new Error(`No kind for ${cell}`);
  return kind;
}

/** `counters[].end` as steps of a schema. */
const steps = (field: string) =>
  field.split(".").flatMap((part) => (part.endsWith("[]") ? [part.slice(0, -2), 0] : [part]));

const schemas = jsonSchemas();

const jsonSchemaAt = (kind: Kind, field: string): JsonSchema =>
  steps(field).reduce<JsonSchema>(
    (schema, step) =>
      ((typeof step === "number" ? schema.items : schema.properties?.[step]) ?? {}) as JsonSchema,
    schemas[kind.name] ?? {},
  );

describe("files and commands", () => {
  const files = spans
    .filter((code) => /^(?:content|docs|scripts|src|static)\/[^\s*]*$/u.test(code))
    .filter((file) => !file.includes(example));

  it("files exist", () => {
    expect(files).toEqual(expect.arrayContaining(["content/site/studio.json", "content/images/CREDITS.md"]));
    expect(files.filter((file) => !existsSync(path.join(project, file)))).toEqual([]);
  });

  it("links lead to documents, and the README links to the guide", () => {
    const links = [...text.matchAll(/\]\((?<target>[^)#]+)\)/gu)].map(({ groups }) => groups?.target ?? "");
    expect(links).not.toEqual([]);
    expect(links.filter((link) => !existsSync(path.join(project, "docs", link)))).toEqual([]);
    expect(read("README.md")).toContain("](docs/GUIDA-CONTENUTI.md)");
  });

  it("npm scripts and their options exist", () => {
    const named = spans.filter((code) => code.startsWith("npm "));
    const names = named.map((code) => code.replace(/^npm (?:run )?/u, "").split(" ")[0] ?? "");
    expect(names).toEqual(expect.arrayContaining(["start", "editor", "check:content", "build", "serve"]));
    expect(names.filter((name) => !(name in scripts))).toEqual([]);
    // Each script's own words of use show the call as the guide writes it.
    const calls = named.filter((code) => code.includes(" -- "));
    expect(calls).toContain("npm run check:content -- --publish");
    for (const call of calls) {
      const script = scripts[call.split(" ")[2] ?? ""] ?? "";
      expect(read(/scripts\/[\w-]+\.ts/u.exec(script)?.[0] ?? "")).toContain(call);
    }
  });

  it("addresses are those of the scripts", () => {
    const ports = [scripts.start, scripts.serve].map((script) => /--port (\d+)/u.exec(script ?? "")?.[1]);
    const [, editor] = /port: \{ type: "string", default: "(\d+)"/u.exec(read("commands/editor.ts")) ?? [];
    expect(matches(/http:\/\/localhost:(\d+)/gu)).toEqual(ports);
    expect(matches(/http:\/\/127\.0\.0\.1:(\d+)/gu)).toEqual([editor]);
  });

  it("what git restores is in the project", () => {
    const restored = spans.filter((code) => code.startsWith("git checkout -- "));
    expect(restored).toHaveLength(2);
    for (const code of restored) expect(existsSync(path.join(project, code.split(" ")[3] ?? ""))).toBe(true);
  });
});

describe("what is where", () => {
  const rows = table("compito");

  it.each(rows)("%s", (_task, place = "", file = "", fields = "") => {
    const kind = kindOfCell(file);
    for (const field of codeIn(fields))
      expect({ field, found: schemaAt(kind.schema, steps(field)) !== undefined }).toEqual({
        field,
        found: true,
      });
    if (place === "in ogni pagina") return;
    const group = kind.file === undefined ? undefined : groupHeadings[path.posix.dirname(kind.file)];
    const headings: Record<string, { label: string }> = listHeadings;
    const labels = group ? [group.label, metaOf(kind.schema).title] : [headings[kind.name]?.label];
    expect(place).toBe(labels.map((label) => `«${label}»`).join(" › "));
  });

  it("names every kind of folder and the studio's file", () => {
    const named = new Set(rows.map(([, , file = ""]) => kindOfCell(file).name));
    const folders = kinds.filter((kind) => "folder" in kind).map(({ name }) => name);
    expect([...named]).toEqual(expect.arrayContaining(["studio", ...folders]));
  });

  it("the editor's buttons have these words", () => {
    const theirs = read("node_modules/@sveltia/cms/locales/it.json");
    for (const word of ["Nuovo", "Duplica", "Salva"]) {
      expect(text).toContain(`«${word}»`);
      expect(theirs).toContain(`:"${word}"`);
    }
    expect(text).toContain(`«${String(cmsWords.replace_image)}»`);
  });
});

/** «da 10 a 60 caratteri», «al massimo 70 caratteri» */
function limits(words: string): { min: number; max: number } {
  const [, min, max] = /^(?:da (\d+) a|al massimo) (\d+) \S+$/u.exec(words) ?? [];
  return { min: Number(min ?? 1), max: Number(max) };
}

describe("measures", () => {
  it.each(table("testo o elenco"))("%s", (_what, file = "", field = "", words = "") => {
    const { minLength, maxLength, minItems, maxItems, type } = jsonSchemaAt(
      kindOfCell(file),
      codeIn(field)[0] ?? "",
    );
    expect(limits(words)).toEqual({ min: minLength ?? minItems, max: maxLength ?? maxItems });
    expect(words.endsWith("caratteri")).toBe(type === "string");
  });

  it.each(table("fotografia"))("%s", (_what, file = "", field = "", words = "") => {
    const picture = schemaAt(kindOfCell(file).schema, steps(codeIn(field)[0] ?? ""));
    expect(words).toBe(`almeno ${picture && metaOf(picture).picture?.minWidth} punti`);
  });

  it("the search engines' texts have the same limits on every page", () => {
    const wanted = schemas.project?.properties?.seo;
    for (const kind of kinds.filter(({ schema }) => fieldsOf(schema).some(([name]) => name === "seo")))
      expect(schemas[kind.name]?.properties?.seo).toEqual(wanted);
  });

  it("the numbers outside the tables are the model's", () => {
    const [, side] = /longestSide = (\d+);/u.exec(read("build/accept/accepted-picture.ts")) ?? [];
    const free = prose.replace(/^\|.*$/gmu, "");
    const found = [...free.matchAll(/\d+ (?:caratteri|punti|MB|milioni)/gu)].map(([words]) => words);
    expect(found).toEqual([
      `${pictureLimits.bytes / 1e6} MB`,
      `${pictureLimits.pixels / 1e6} milioni`,
      `${side} punti`,
    ]);
    const kind = kindOfCell("`content/team/*.json`");
    for (const axis of ["x", "y"])
      expect(jsonSchemaAt(kind, `photo.focus.${axis}`)).toMatchObject({ minimum: 0, maximum: 100 });
    expect(free).toContain("`x` da 0, sinistra, a 100; `y` da 0, alto, a 100");
  });

  it("drafts are possible where it says, and the fixed lists have these lengths", () => {
    const withDrafts = kinds.filter(({ schema }) => fieldsOf(schema).some(([name]) => name === "draft"));
    expect(withDrafts.map(({ name }) => name)).toEqual(["project", "equipment", "software", "team-member"]);
    expect(text).toContain("Vale per progetti, strumenti, software e persone;");
    expect(
      [serviceSlugs, Object.keys(legalSectionCounts), requiredProjectSlugs].map((one) => one.length),
    ).toEqual([12, 2, 9]);
    expect(text).toContain(
      "I dodici file di `content/services/`, i due di `content/legal/` e i nove progetti",
    );
  });
});

const studio = "content/site/studio.json";
const person = "content/team/titolare.json";
const photograph = "content/images/team/titolare.jpg";
const catasto = "content/services/catasto.json";
const excavation = "content/projects/rilievo-area-archeologica.json";
const own = `content/projects/${example}.json`;

/** The fragments of the guide, in its order: what file each belongs to; one is the whole of its file. */
const fragmentOf = [studio, studio, own, person];

let pictures: { narrow: Buffer; portrait: Buffer; wide: Buffer };
beforeAll(async () => {
  pictures = { narrow: await jpeg(400), portrait: await jpeg(600), wide: await jpeg(1600) };
});

/** Replaces text of a file that is written as it then stands; a change that changes nothing would prove nothing. */
function misspell(tree: Tree, name: string, right: string, wrong: string): void {
  const before = tree.get(name);
  const whole = typeof before === "string" ? before : textOf(tree, name);
  if (!whole.includes(right)) throw new Error(`${name} has no ${right}`);
  tree.set(
    name,
    whole.replace(right, () => wrong),
  );
}

/** The project of the recipe with its four pictures. */
function addProject(tree: Tree, fields: Record<string, unknown> = {}): void {
  tree.set(own, { ...(JSON.parse(blocks[fragmentOf.indexOf(own)] ?? "") as object), ...fields });
  for (const number of [1, 2, 3, 4])
    tree.set(`content/images/projects/${example}/${number}.jpg`, pictures.wide);
}

/** As the site is shipped: a number that is none, and no VAT number. */
const withPlaceholders = (tree: Tree) => {
  setField(tree, studio, ["phone"], "+39 0000 000000");
  setField(tree, studio, ["vatNumber"], undefined);
};

describe("recipes", () => {
  it("are as many as there are fragments", () => {
    expect(blocks).toHaveLength(fragmentOf.length);
  });

  it.each([...fragmentOf.entries()].filter(([, file]) => file !== own))(
    "number %i changes %s, and the check has nothing against it",
    async (index, file) => {
      const fragment = JSON.parse(`{${blocks[index]}}`) as Record<string, unknown>;
      const report = await checkCopy((tree) => {
        for (const [name, value] of Object.entries(fragment)) setField(tree, file, [name], value);
        const { photo } = fragment as { photo?: { src: string } };
        if (photo) tree.set(photo.src.replace("..", "content"), pictures.portrait);
      });
      expect(report.problems).toEqual([]);
    },
  );

  it("the project has four pictures, and is accepted as a draft and without that line", async () => {
    expect(blocks.join("").match(/\d\.jpg"/gu)).toHaveLength(4);
    expect(blocks.join("")).toContain('\n  "draft": true,\n');
    for (const fields of [{}, { draft: undefined }]) {
      const { problems } = await checkCopy((tree) => addProject(tree, fields));
      expect(problems.filter(({ rule, severity }) => rule !== "placeholder" || severity === "error")).toEqual(
        [],
      );
    }
  });

  it("the project cannot be published with the recipe's own words", async () => {
    const environment = { GATSBY_SITE_URL: "https://www.studio.it" };
    const { problems } = await checkCopy((tree) => addProject(tree, { draft: undefined }), {
      publish: true,
      environment,
    });
    const texts = JSON.stringify(JSON.parse(blocks[fragmentOf.indexOf(own)] ?? "")).match(/DA SCRIVERE/gu);
    expect(problems.filter(({ rule, file }) => rule === "placeholder" && file === own)).toHaveLength(
      texts?.length ?? 0,
    );
    expect(texts?.length).toBeGreaterThan(10);
  });

  it("the check's first line begins as it says when all is well", async () => {
    expect(spans).toContain("Contenuti in ordine");
    expect(formatReport(await checkCopy())).toMatch(/^Contenuti in ordine/u);
  });

  it("publication is refused with the words that it quotes", async () => {
    const step = /^1\. `npm run check:content -- --publish`.*?^2\./msu.exec(text)?.[0] ?? "";
    const quoted = codeIn(step).filter((code) => /^(?:valore|manca) /u.test(code));
    expect(quoted).toHaveLength(2);
    const environment = { GATSBY_SITE_URL: "https://www.studio.it" };
    const { problems } = await checkCopy(withPlaceholders, { publish: true, environment });
    expect(problems.map(({ severity, message }) => `${severity} ${message}`).sort()).toEqual(
      quoted.map((message) => `error ${message}`).sort(),
    );
  });
});

/** The change of a valid content that has the check say each message of the table. */
const mistakes: Readonly<Record<string, (tree: Tree) => void>> = {
  'manca la virgola dopo "+39 0000 000000"': (tree) => {
    setField(tree, studio, ["phone"], "+39 0000 000000");
    misspell(tree, studio, '"+39 0000 000000",', '"+39 0000 000000"');
  },
  "virgola di troppo: dopo l'ultimo elemento non ci va": (tree) =>
    misspell(tree, studio, '"closes": "19:00"', '"closes": "19:00",'),
  "virgolette dentro un testo, oppure virgolette di chiusura mancanti poco prima": (tree) => {
    setField(tree, studio, ["tagline"], "Rilievi con drone in Calabria");
    misspell(tree, studio, "con drone", 'con "drone"');
  },
  "il campo «telefono» non esiste": (tree) => setField(tree, studio, ["telefono"], "+39 0000 123456"),
  'manca il campo "alt"': (tree) => setField(tree, person, ["photo", "alt"], undefined),
  "testo di 7 caratteri, ne mancano 3: «Sezione»": (tree) =>
    setField(tree, excavation, ["gallery", 0, "caption"], "Sezione"),
  "testo di 43 caratteri, ce ne sono 3 di troppo: «Pratiche catastali, frazionamenti e volture»": (tree) =>
    setField(tree, catasto, ["title"], "Pratiche catastali, frazionamenti e volture"),
  "«0000 123456» non ha la forma giusta": (tree) => setField(tree, studio, ["phone"], "0000 123456"),
  "«9.00» non ha la forma giusta": (tree) => setField(tree, studio, ["openingHours", 0, "opens"], "9.00"),
  "«08:00» non va bene: la chiusura viene dopo l'apertura": (tree) =>
    setField(tree, studio, ["openingHours", 0, "closes"], "08:00"),
  "il carattere del sito non ha «→»": (tree) =>
    setField(tree, excavation, ["title"], "Rilievo e modello → area archeologica"),
  "«GPS/GNSS» c'è già: è la voce 1 dell'elenco": (tree) =>
    setField(tree, excavation, ["technologiesUsed"], ["GPS/GNSS", "GPS/GNSS"]),
  "«12:00» non va bene: si sovrappone a un altro orario dello stesso giorno": (tree) =>
    setField(
      tree,
      studio,
      ["openingHours"],
      [
        { days: ["lunedì", "martedì"], opens: "09:00", closes: "13:00" },
        { days: ["martedì"], opens: "12:00", closes: "18:00" },
      ],
    ),
  "elenco di 2 elementi: ne servono almeno 3": (tree) => {
    const { gallery } = tree.get(excavation) as { gallery: unknown[] };
    setField(tree, excavation, ["gallery"], gallery.slice(0, 2));
  },
  "l'immagine «../images/team/titolare.jpg» non esiste": (tree) =>
    setField(tree, person, ["photo", "src"], "../images/team/titolare.jpg"),
  "«../images/team/titolare.jpg» è larga 400 punti: ne servono almeno 600": (tree) => {
    tree.set(photograph, pictures.narrow);
    setField(tree, person, ["photo", "src"], "../images/team/titolare.jpg");
  },
  "nome con spazi, maiuscole, accenti o altri segni": (tree) =>
    tree.set("content/images/team/Foto Casa.JPG", pictures.wide),
  "il file pesa 31 MB: il massimo è 25 MB": (tree) => tree.set(photograph, Buffer.alloc(31e6)),
  "servizio «topografia»: il file non esiste": (tree) =>
    setField(tree, excavation, ["services"], ["topografia"]),
  "la posizione 1 è già di content/projects/rilievo-area-archeologica.json": (tree) =>
    addProject(tree, { order: 1 }),
  "l'indirizzo «esempio» è diverso dal nome del file «rilievo-di-esempio.json»": (tree) =>
    addProject(tree, { slug: "esempio" }),
  "questo progetto fa parte del sito: non può essere una bozza": (tree) =>
    setField(tree, excavation, ["draft"], true),
  "«contabilita» non è il valore di questo servizio": (tree) =>
    setField(tree, catasto, ["formValue"], "contabilita"),
};

describe("messages", () => {
  const quoted = table("messaggio").map(([message = ""]) => codeIn(message)[0] ?? "");

  it("of the table are those that are tried", () => {
    expect(quoted).toEqual(Object.keys(mistakes));
  });

  it.each(quoted)("%s", async (message) => {
    const { problems } = await checkCopy(mistakes[message]);
    const errors = problems.filter(({ severity }) => severity === "error");
    expect(errors.map((problem) => problem.message)).toContain(message);
  });
});
