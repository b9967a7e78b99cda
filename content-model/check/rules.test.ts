/** @jest-environment node */
import { chmod, mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { checkContent } from "../check";
import { checkCopy, jpeg, png, setField, svg, type Tree, validTree, writeTree } from "./testing/content-copy";

const catasto = "content/services/catasto.json";
const project = "content/projects/verifica-confini-terreno.json";
const drone = "content/equipment/drone.json";
const member = "content/team/titolare.json";

let small: Buffer;
let wide: Buffer;
let wide1200: Buffer;
let widePng: Buffer;
beforeAll(async () => {
  [small, wide, wide1200, widePng] = await Promise.all([jpeg(800), jpeg(1600), jpeg(1200), png(1600)]);
});

async function problemsAfter(change: (tree: Tree) => void) {
  return (await checkCopy(change)).problems;
}

/** The one problem that a change causes. */
async function problemAfter(change: (tree: Tree) => void) {
  const problems = await problemsAfter(change);
  expect(problems.map(({ file, message }) => `${file}: ${message}`)).toHaveLength(1);
  return problems[0];
}

const image = (src: string) => ({ src, alt: "Il terreno rilevato", focus: { x: 50, y: 50 } });

describe("which files are there", () => {
  test("a missing single file", async () => {
    expect(await problemAfter((tree) => tree.delete("content/pages/about.json"))).toMatchObject({
      rule: "missing-file",
      file: "content/pages/about.json",
      message: "manca il file «Chi Siamo»",
    });
  });

  test("a file under a wrong name says which was meant", async () => {
    const problems = await problemsAfter((tree) => {
      tree.set("content/pages/abuot.json", tree.get("content/pages/about.json"));
      tree.delete("content/pages/about.json");
    });
    expect(problems.map(({ rule }) => rule)).toEqual(["missing-file", "stray-file"]);
    expect(problems[1]?.remedy).toContain("Forse intendevi «content/pages/about.json».");
  });

  test.each([
    ["content/servizi/catasto.json", "{}"],
    ["content/services/nuovi/drone.json", "{}"],
    ["content/services/Catasto.JSON", "{}"],
    ["content/images/foto.gif", "GIF89a"],
    ["content/images/foto", "?"],
  ])("%s is used by no page", async (file, text) => {
    expect(await problemAfter((tree) => tree.set(file, text))).toMatchObject({ rule: "stray-file", file });
  });

  test("a file to which Notepad gave a second ending", async () => {
    expect(await problemAfter((tree) => tree.set("content/projects/castello.json.txt", "{}"))).toMatchObject({
      rule: "stray-file",
      remedy: "Forse intendevi «content/projects/castello.json». Rinominarlo, o toglierlo.",
    });
  });

  test.each(["content/services/.DS_Store", "content/images/CREDITS.md", "content/services/catasto.json~"])(
    "%s disturbs nobody",
    async (file) => {
      expect(await problemsAfter((tree) => tree.set(file, "x"))).toEqual([]);
    },
  );

  test("one of the twelve services is missing, also where links to it are dead", async () => {
    const problems = await problemsAfter((tree) => tree.delete("content/services/topografici.json"));
    expect(problems).toContainEqual(
      expect.objectContaining({
        rule: "missing-file",
        file: "content/services/topografici.json",
        severity: "error",
      }),
    );
    expect(problems.filter(({ rule }) => rule === "dead-reference").length).toBeGreaterThan(0);
  });

  test("a thirteenth service", async () => {
    const problems = await problemsAfter((tree) => {
      tree.set("content/services/droni.json", { ...(tree.get(catasto) as object), slug: "droni" });
    });
    expect(problems).toContainEqual(
      expect.objectContaining({
        rule: "unexpected-slug",
        file: "content/services/droni.json",
        message: "«droni» non è un servizio del sito",
      }),
    );
  });

  test("a required project is missing; a renamed one is recognised; more are welcome", async () => {
    const problems = await problemsAfter((tree) => {
      tree.set("content/projects/verifica-confini.json", {
        ...(tree.get(project) as object),
        slug: "verifica-confini",
      });
      tree.delete(project);
    });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ rule: "missing-file", file: project });
    expect(problems[0]?.remedy).toContain("verifica-confini.json");
    expect(
      await problemsAfter((tree) => {
        const seo = { title: "Rilievo del castello", description: "d".repeat(130) };
        tree.set("content/projects/castello.json", {
          ...(tree.get(project) as object),
          slug: "castello",
          order: 10,
          seo,
        });
      }),
    ).toEqual([]);
  });

  test("a legal document is missing", async () => {
    expect(await problemAfter((tree) => tree.delete("content/legal/privacy-policy.json"))).toMatchObject({
      rule: "missing-file",
    });
  });

  test("a file that cannot be read", async () => {
    const { problems } = await checkCopy(undefined, { prepare: (root) => chmod(`${root}/${member}`, 0) });
    // The superuser reads everything.
    expect(problems.map(({ rule }) => rule)).toEqual(process.getuid?.() === 0 ? [] : ["unreadable"]);
  });

  test("a folder of videos that cannot be read is told, not thrown", async () => {
    const { problems } = await checkContent({ contentRoot: "content", staticRoot: "a".repeat(300) });
    expect(problems).toContainEqual(
      expect.objectContaining({
        rule: "unreadable",
        file: "static/video",
        message: "non si può leggere (ENAMETOOLONG)",
      }),
    );
  });
});

describe("slugs, positions and values", () => {
  test("a slug that is not the file's name", async () => {
    const problem = await problemAfter((tree) => setField(tree, member, ["slug"], "titolari"));
    expect(problem).toMatchObject({
      rule: "slug-file-name",
      file: member,
      line: 2,
      remedy: 'Scrivere "titolare", oppure rinominare il file.',
    });
  });

  test("a copied file keeps the slug of the first", async () => {
    const problem = await problemAfter((tree) => {
      tree.set("content/team/socio.json", { ...(tree.get(member) as object), order: 2 });
    });
    expect(problem).toMatchObject({ rule: "duplicate-slug", file: "content/team/socio.json" });
    expect(problem?.message).toContain("content/team/titolare.json");
  });

  test("two files at the same position", async () => {
    const problem = await problemAfter((tree) =>
      setField(tree, "content/equipment/ricevitore.json", ["order"], 1),
    );
    expect(problem).toMatchObject({ rule: "duplicate-order", file: "content/equipment/ricevitore.json" });
    expect(problem?.message).toContain("content/equipment/drone.json");
    expect(problem?.remedy).toContain("per esempio 2");
  });

  test("a form value of another service is wrong and not unique", async () => {
    const problems = await problemsAfter((tree) => setField(tree, catasto, ["formValue"], "espropri"));
    expect(problems.map(({ rule }) => rule).sort()).toEqual(["duplicate-form-value", "form-value"]);
    expect(problems.find(({ rule }) => rule === "form-value")).toMatchObject({
      file: catasto,
      remedy: 'Scrivere "catasto".',
    });
  });

  test.each([
    [project, false],
    ["content/projects/rilievo-lidar-zona-boschiva.json", true],
  ])("%s may not have listed: %s", async (file, listed) => {
    expect(await problemAfter((tree) => setField(tree, file, ["listed"], listed))).toMatchObject({
      rule: "listed-project",
      file,
      remedy: `Scrivere ${!listed}.`,
    });
  });
});

describe("references", () => {
  test("a dead reference says which file was meant", async () => {
    const problem = await problemAfter((tree) => setField(tree, project, ["services", 0], "topografia"));
    expect(problem).toMatchObject({
      rule: "dead-reference",
      file: project,
      field: "Servizi collegati › 1 (services[0])",
      message: "servizio «topografia»: il file non esiste",
    });
    expect(problem?.remedy).toMatch(/^Forse intendevi «topografici»\. /u);
  });

  test("equipment and software that do not exist", async () => {
    const problems = await problemsAfter((tree) => {
      setField(tree, catasto, ["equipment"], ["dron"]);
      setField(tree, catasto, ["software"], ["cad", "autocad-2099"]);
    });
    expect(problems.map(({ message }) => message)).toEqual([
      "strumento «dron»: il file non esiste",
      "programma «autocad-2099»: il file non esiste",
    ]);
  });

  test("the same reference twice in a list", async () => {
    const problem = await problemAfter((tree) => setField(tree, catasto, ["equipment"], ["drone", "drone"]));
    expect(problem).toMatchObject({
      rule: "repeated-entry",
      field: "Strumenti usati › 2 (equipment[1])",
    });
  });

  test("an entry of a list copied and not changed", async () => {
    const copied = (field: string, copy: (first: object) => unknown) => (tree: Tree) => {
      const list = (tree.get(project) as Record<string, object[]>)[field] ?? [];
      setField(tree, project, [field], [...list, copy(list[0] ?? {})]);
    };
    const otherPicture = (item: object) => ({ ...item, image: image("../images/services/catasto.jpg") });
    expect(await problemAfter(copied("gallery", otherPicture))).toMatchObject({
      rule: "repeated-entry",
      field: expect.stringContaining("(gallery[3].caption)"),
      message: expect.stringMatching(/c'è già: è la voce 1 dell'elenco$/u),
    });
    expect(await problemAfter(copied("technologiesUsed", (text) => text))).toMatchObject({
      rule: "repeated-entry",
      field: expect.stringContaining("(technologiesUsed[2])"),
    });
    const lunch = { days: ["lunedì"], opens: "09:00", closes: "13:00" };
    const hours =
      (...entries: object[]) =>
      (tree: Tree) =>
        setField(tree, "content/site/studio.json", ["openingHours"], entries);
    expect(await problemsAfter(hours(lunch, { ...lunch, opens: "15:00", closes: "18:00" }))).toEqual([]);
    expect(await problemAfter(hours({ ...lunch, days: ["lunedì", "lunedì"] }))).toMatchObject({
      rule: "repeated-entry",
      message: "«lunedì» c'è già: è la voce 1 dell'elenco",
    });
  });

  test("a broken file does not make references to it dead", async () => {
    const problem = await problemAfter((tree) => tree.set(drone, "{"));
    expect(problem).toMatchObject({ rule: "json-syntax", file: drone });
    const problems = await problemsAfter((tree) => {
      setField(tree, catasto, ["equipment"], ["drone"]);
      tree.set(drone, "{");
    });
    expect(problems.map(({ rule }) => rule)).toEqual(["json-syntax"]);
  });

  test.each([
    "/services/catasto",
    "/portfolio/verifica-confini-terreno",
    "/#servizi",
    "/attrezzature",
    "/terms-of-service",
  ])("%s is a page", async (to) => {
    expect(
      await problemsAfter((tree) => setField(tree, "content/site/navigation.json", ["quote", "to"], to)),
    ).toEqual([]);
  });

  test.each([
    ["/contatti", ""],
    ["/services/catasti", "Forse intendevi «/services/catasto». "],
    ["/portfolio/nessuno", ""],
    ["/#serviz", "Forse intendevi «/#servizi». "],
    ["/about#servizi", ""],
  ])("%s is no page", async (to, suggestion) => {
    const problem = await problemAfter((tree) =>
      setField(tree, "content/site/navigation.json", ["quote", "to"], to),
    );
    expect(problem).toMatchObject({ rule: "dead-link", message: `«${to}» non è una pagina del sito` });
    expect(problem?.remedy.startsWith(`${suggestion}Pagine: /,`) || suggestion === "").toBe(true);
  });

  test("a video of our own needs both formats", async () => {
    const about = "content/pages/about.json";
    expect(
      await problemsAfter((tree) => setField(tree, about, ["video", "videoUrl"], "/video/casa.mp4")),
    ).toEqual([]);
    const problem = await problemAfter((tree) => {
      setField(tree, about, ["video", "videoUrl"], "/video/casa.mp4");
      tree.delete("static/video/casa.webm");
    });
    expect(problem).toMatchObject({ rule: "missing-video", message: "manca il file static/video/casa.webm" });
    const absent = await problemsAfter((tree) =>
      setField(tree, about, ["video", "videoUrl"], "/video/caso.mp4"),
    );
    expect(absent.map(({ message }) => message)).toEqual([
      "manca il file static/video/caso.mp4",
      "manca il file static/video/caso.webm",
    ]);
    expect(absent[0]?.remedy).toContain("Forse intendevi «casa.mp4».");
  });
});

describe("texts", () => {
  test.each(["title", "description"])("seo.%s is different on every page", async (name) => {
    const problem = await problemAfter((tree) => {
      const value = (tree.get(catasto) as { seo: Record<string, string> }).seo[name];
      setField(tree, "content/services/espropri.json", ["seo", name], value?.toUpperCase());
    });
    expect(problem).toMatchObject({ rule: "duplicate-seo", file: "content/services/espropri.json" });
    expect(problem?.message).toContain(`c'è già in ${catasto}`);
  });

  test("legal documents have their number of sections", async () => {
    const problem = await problemAfter((tree) => {
      const { sections } = tree.get("content/legal/privacy-policy.json") as { sections: unknown[] };
      setField(tree, "content/legal/privacy-policy.json", ["sections"], sections.slice(1));
    });
    expect(problem).toMatchObject({ rule: "legal-sections", message: "7 sezioni: ne servono esattamente 8" });
  });

  test("legal documents know four tokens, other files none", async () => {
    const legal = "content/legal/privacy-policy.json";
    const intro = (token: string) => `Il titolare del trattamento dei dati è ${token}, che risponde qui.`;
    expect(await problemsAfter((tree) => setField(tree, legal, ["intro"], intro("{studio.name}")))).toEqual(
      [],
    );
    const problem = await problemAfter((tree) => setField(tree, legal, ["intro"], intro("{studio.nome}")));
    expect(problem).toMatchObject({ rule: "unknown-token", message: "«{studio.nome}» non si può usare qui" });
    expect(problem?.remedy).toMatch(/^Forse intendevi «\{studio\.name\}»\. /u);
    const elsewhere = await problemAfter((tree) =>
      setField(tree, catasto, ["title"], "Catasto {studio.name}"),
    );
    expect(elsewhere).toMatchObject({ rule: "unknown-token", file: catasto });
  });

  test("titles have only signs that the pictures for sharing can show", async () => {
    const titled = (title: string) => (tree: Tree) => setField(tree, project, ["title"], title);
    expect(await problemsAfter(titled("Perche\u0301 no? L’«isola» – 200\u202fm² di Škoda"))).toEqual([]);
    expect(await problemAfter(titled("Rilievo 🏰 del castello → 漢"))).toMatchObject({
      rule: "undrawn-sign",
      file: project,
      message: "il carattere del sito non ha «🏰», «→», «漢»",
    });
  });
});

describe("one mistake, one answer", () => {
  test("a list written as a text", async () => {
    const problem = await problemAfter((tree) =>
      setField(tree, project, ["technologiesUsed"], "Stazione totale robotica, AutoCAD"),
    );
    expect(problem).toMatchObject({
      rule: "wrong-type",
      remedy: expect.stringContaining('["Stazione totale robotica", "AutoCAD"]'),
    });
  });

  test("an hour in another form is not also too late", async () => {
    const file = "content/site/studio.json";
    expect(
      await problemAfter((tree) => setField(tree, file, ["openingHours", 0, "opens"], "8.30")),
    ).toMatchObject({
      message: "«8.30» non ha la forma giusta",
    });
  });
});

describe("pictures", () => {
  const use = (tree: Tree, file: string, picture: string) =>
    setField(tree, file, [file === member ? "photo" : "image", "src"], picture);

  test("a missing picture says which was meant", async () => {
    const problem = await problemAfter((tree) => use(tree, drone, "../images/services/catsto.jpg"));
    expect(problem).toMatchObject({
      rule: "missing-image",
      file: drone,
      field: "Immagine › File (image.src)",
      message: "l'immagine «../images/services/catsto.jpg» non esiste",
    });
    expect(problem?.remedy).toMatch(/^Forse intendevi «\.\.\/images\/services\/catasto\.jpg»\. /u);
  });

  test("the same name with another extension is meant", async () => {
    const problem = await problemAfter((tree) => use(tree, drone, "../images/services/catasto.png"));
    expect(problem?.remedy).toContain("catasto.jpg");
  });

  test("capital letters count, on every system", async () => {
    const problem = await problemAfter((tree) => use(tree, drone, "../images/services/Catasto.JPG"));
    expect(problem).toMatchObject({
      rule: "image-case",
      remedy: "Il file si chiama «../images/services/catasto.jpg».",
    });
  });

  test.each([
    "../images/../site/studio.jpg",
    "../images/../../../etc/passwd.png",
    "../images/./a.jpg",
    "../images//a.jpg",
    "../images/a\\b.jpg",
  ])("%s leads outside and is refused", async (picture) => {
    expect(await problemAfter((tree) => use(tree, drone, picture))).toMatchObject({
      rule: "image-path",
      file: drone,
    });
  });

  test("each use has its least width", async () => {
    const problems = await problemsAfter((tree) => {
      tree.set("content/images/piccola.jpg", small);
      tree.set("content/images/media.jpg", wide1200);
      use(tree, drone, "../images/media.jpg");
      use(tree, "content/equipment/ricevitore.json", "../images/piccola.jpg");
      setField(tree, project, ["gallery", 2, "image", "src"], "../images/media.jpg");
      setField(tree, "content/pages/about.json", ["video", "poster", "src"], "../images/media.jpg");
    });
    expect(problems.map(({ rule, file, message }) => [rule, file, message])).toEqual([
      [
        "image-small",
        "content/equipment/ricevitore.json",
        "«../images/piccola.jpg» è larga 800 punti: ne servono almeno 1200",
      ],
      [
        "image-small",
        "content/pages/about.json",
        "«../images/media.jpg» è larga 1200 punti: ne servono almeno 1600",
      ],
      ["image-small", project, "«../images/media.jpg» è larga 1200 punti: ne servono almeno 1600"],
    ]);
  });

  test("drawings are for portraits only", async () => {
    const withDrawing = (file: string) => (tree: Tree) => {
      tree.set("content/images/disegno.svg", svg);
      use(tree, file, "../images/disegno.svg");
    };
    expect(await problemsAfter(withDrawing(member))).toEqual([]);
    expect(await problemAfter(withDrawing(drone))).toMatchObject({ rule: "image-vector", file: drone });
  });

  test("what is inside counts, not the name", async () => {
    const problem = await problemAfter((tree) => tree.set("content/images/foto.jpg", widePng));
    expect(problem).toMatchObject({
      rule: "image-format",
      message: "il nome finisce con .jpg ma il file è un'immagine PNG",
    });
    const text = await problemAfter((tree) => tree.set("content/images/foto.jpg", "non sono una foto"));
    expect(text).toMatchObject({
      rule: "image-foreign",
      file: "content/images/foto.jpg",
      line: 1,
      column: 1,
    });
  });

  test("a picture that a copy cut short", async () => {
    const problem = await problemAfter((tree) =>
      tree.set("content/images/foto.jpg", wide.subarray(0, Math.floor(wide.length / 2))),
    );
    expect(problem).toMatchObject({ rule: "image-corrupt" });
  });

  test("a picture replaced under its name is looked at again", async () => {
    const root = await writeTree(await validTree());
    const check = () =>
      checkContent({ contentRoot: path.join(root, "content"), staticRoot: path.join(root, "static") });
    expect((await check()).errors).toBe(0);
    await writeFile(path.join(root, "content/images/services/catasto.jpg"), small);
    const { problems } = await check();
    await rm(root, { recursive: true });
    expect(new Set(problems.map(({ rule }) => rule))).toEqual(new Set(["image-small"]));
  });

  test.each([
    ["content/images/Foto Città.JPG", "content/images/foto-citta.jpg"],
    ["content/images/Cantiere/foto_1.jpg", "content/images/cantiere/foto-1.jpg"],
    ["content/images/foto.JPG", "content/images/foto.jpg"],
    ["content/images/IMG 0001 (copia).jpeg", "content/images/img-0001-copia.jpeg"],
    ["content/images/perché.jpg", "content/images/perche.jpg"],
    // As macOS writes accents: letter and sign apart.
    ["content/images/perche\u0301.jpg", "content/images/perche.jpg"],
    ["content/images/foto.v2.jpg", "content/images/foto-v2.jpg"],
    ["content/images/📷.jpg", "content/images/foto.jpg"],
  ])("%s should be named %s", async (file, right) => {
    const problem = await problemAfter((tree) => tree.set(file, wide));
    expect(problem).toMatchObject({ rule: "image-name", file });
    expect(problem?.remedy).toContain(`«${right}»`);
  });
});

describe("what nobody would write by hand", () => {
  test("an object with a toString of its own in place of a position", async () => {
    const problem = await problemAfter((tree) =>
      setField(tree, drone, ["order"], { toString: 1, valueOf: 2 }),
    );
    expect(problem).toMatchObject({ rule: "wrong-type", file: drone });
  });

  test("positions of a wrong type are not also called equal", async () => {
    const problems = await problemsAfter((tree) => {
      for (const file of [drone, "content/equipment/ricevitore.json"]) setField(tree, file, ["order"], null);
    });
    expect(problems.map(({ rule }) => rule)).toEqual(["wrong-type", "wrong-type"]);
  });

  test("a position beyond all numbers is not counted on from", async () => {
    const problems = await problemsAfter((tree) => {
      tree.set(drone, JSON.stringify(tree.get(drone)).replace(/"order":\d+/u, '"order":1e999'));
      tree.set("content/equipment/altro.json", {
        ...(tree.get("content/equipment/ricevitore.json") as object),
        slug: "altro",
      });
    });
    expect(problems.find(({ rule }) => rule === "duplicate-order")?.remedy).toContain("per esempio 3.");
  });

  test.each(["content/services/constructor.json", "content/legal/constructor.json"])(
    "%s is no entry of a table",
    async (file) => {
      const problems = await problemsAfter((tree) => {
        const like = file.includes("legal") ? "content/legal/privacy-policy.json" : catasto;
        tree.set(file, { ...(tree.get(like) as object), slug: "constructor" });
      });
      expect(JSON.stringify(problems)).not.toContain("native code");
    },
  );

  test("«../IMAGES/» is not found on every system", async () => {
    const problem = await problemAfter((tree) =>
      setField(tree, drone, ["image", "src"], "../IMAGES/services/catasto.jpg"),
    );
    expect(problem).toMatchObject({ rule: "image-case", file: drone });
  });

  test.each(["content/services/vuota.json", "content/images/vuota.jpg"])("%s is a folder", async (name) => {
    const { problems } = await checkCopy(undefined, {
      prepare: async (root) => void (await mkdir(path.join(root, name))),
    });
    expect(problems).toMatchObject([{ rule: "not-a-file", file: name }]);
  });

  test("static that is a file", async () => {
    const { problems } = await checkCopy((tree) => {
      for (const name of tree.keys()) if (name.startsWith("static/")) tree.delete(name);
      tree.set("static", "x");
    });
    expect(problems).toEqual([]);
  });
});
