/**
 * `npm run build:tests`: the build under test, in a copy of the project in `.test-site/`, so that `public/` never holds it.
 * It differs from what `npm run build` makes in two ways only: its forms send to the tests' own mail server, and its
 * content, whatever it is, has more: a project with former addresses and a draft with pictures of their own, two pages of
 * the studio's own, people and an instrument, two videos and a map of third parties, and the facts that only the studio
 * knows.
 */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { slugOf } from "../content-model/kinds";
import { contentOf, copyProject } from "./site-copy";

const root = join(__dirname, "..");
const site = join(root, ".test-site");
const content = join(site, "content");

/** A host that exists only for the browser of the tests (tests/e2e/mail.ts). */
const sending = {
  GATSBY_EMAILJS_SERVICE_ID: "service_tests",
  GATSBY_EMAILJS_TEMPLATE_CONTACT: "template_contact_tests",
  GATSBY_EMAILJS_TEMPLATE_QUOTE: "template_quote_tests",
  GATSBY_EMAILJS_PUBLIC_KEY: "key_tests",
  GATSBY_EMAILJS_ORIGIN: "http://posta.test",
};

const { read, write, edit, entriesOf } = contentOf(content);

/** Gives a file of the content more fields, or an object in it. */
const addFields = (file: string, name: string | undefined, fields: object) =>
  edit(file, (all) => (name === undefined ? { ...fields } : { [name]: { ...Object(all[name]), ...fields } }));

type Sizes = readonly (readonly [width: number, height: number])[];

/** As cameras and crops leave them: scaled to the 1200 px of a page, their heights are computed as fractions. */
const wide: Sizes = [
  [2000, 1420],
  [2000, 747],
  [1600, 1137],
  [1600, 1068],
];
const portraits: Sizes = [
  [900, 1100],
  [1000, 1333],
  [1024, 1365],
  [640, 853],
];

/** Pictures for an entry, each of its own with the entry's name. */
async function drawPictures(folder: string, slug: string, title: string, hue: number, sizes = wide) {
  for (const made of [`images/${folder}`, folder]) mkdirSync(join(content, made), { recursive: true });
  return Promise.all(
    sizes.map(async ([width, height], index) => {
      const place = index + 1;
      const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 18">
        <rect width="32" height="18" fill="hsl(${hue},40%,30%)"/>
        <circle cx="${place * 6}" cy="9" r="4" fill="hsl(${hue},40%,45%)"/></svg>`;
      const file = `images/${folder}/${slug}-${place}.jpg`;
      await sharp(Buffer.from(drawing))
        .resize({ width, height, fit: "fill" })
        .jpeg()
        .toFile(join(content, file));
      return {
        src: `../${file}`,
        alt: `${title}: un cerchio al posto ${place}`,
        focus: { x: place * 18, y: 50 },
      };
    }),
  );
}

const withCaptions = (images: readonly { alt: string }[]) =>
  images.map((image) => ({ image, caption: `Didascalia: ${image.alt}` }));

/** A project with four pictures, each of another colour and with the project's name. */
async function addProject(slug: string, title: string, hue: number, fields: object): Promise<void> {
  const [image, ...gallery] = await drawPictures("projects", slug, title, hue);
  write(`projects/${slug}.json`, {
    listed: true,
    title,
    description: `${title}: ha soltanto ciò che un progetto deve avere, con fotografie disegnate dai test.`,
    category: read("site/lists.json").projectCategories[0].name,
    image,
    fullDescription: ["Il primo capoverso del racconto.", "Il secondo capoverso del racconto."],
    technologiesUsed: ["Stazione totale dei test", "Programma dei test"],
    gallery: withCaptions(gallery),
    services: entriesOf("services").slice(0, 4).map(slugOf),
    seo: {
      title: `${title}: prova del sito`,
      description: `${title}, aggiunto soltanto dai test: pagina, elenco, mappa del sito, immagine per la condivisione e dati strutturati ne seguono da soli.`,
    },
    ...fields,
  });
}

/** People, each with a portrait of another size; and an instrument. */
async function addTeamAndEquipment(): Promise<void> {
  const photos = await drawPictures("team", "persona-dei-test", "Persona dei test", 60, portraits);
  for (const [index, photo] of photos.entries())
    write(`team/persona-dei-test-${index + 1}.json`, {
      order: 990 + index,
      name: `Geom. Prova ${index + 1}`,
      role: "Topografo di prova",
      bio: `Persona numero ${index + 1} di quelle che aggiungono soltanto i test: il suo ritratto ha misure come escono da un ritaglio.`,
      photo,
    });
  const [image] = await drawPictures("equipment", "strumento-dei-test", "Strumento dei test", 60, [
    [1200, 448],
  ]);
  write("equipment/strumento-dei-test.json", {
    order: 990,
    name: "Strumento dei test",
    category: "Strumento di prova",
    description:
      "Lo aggiungono soltanto i test: la sua fotografia è larga e bassa, come quella di un ritaglio.",
    image,
    specifications: [],
  });
}

/** A service that is no more than a draft, though a project and the footer name it. */
function addDraftService(model: string): void {
  const [slug, title] = ["bozza-dei-test", "Bozza dei test: servizio"];
  const order = Math.max(...entriesOf("services").map((file) => Number(read(file).order))) + 1;
  write(`services/${slug}.json`, {
    ...read(model),
    draft: true,
    order,
    title,
    seo: { title, description: `${title}, con i testi di un altro: ${"resta fuori dal sito, ".repeat(4)}sempre.` },
    formValue: undefined,
    formerAddresses: undefined,
  });
  const { services } = read("projects/progetto-dei-test.json");
  addFields("projects/progetto-dei-test.json", undefined, { services: [...services, slug] });
  const links = read("site/navigation.json").footer.companyLinks.slice(0, 7);
  const companyLinks = [...links, { label: title, to: `/services/${slug}` }];
  addFields("site/navigation.json", "footer", { companyLinks });
}

/** Pages of the studio's own: one with every block, in the menu; and one with a text alone, in the footer. */
async function addPages(): Promise<void> {
  await drawPictures("pages", "pagina-dei-test", "Pagina dei test", 120);
  cpSync(join(root, "tests", "built", "fixtures", "pages"), join(content, "pages"), { recursive: true });
}

async function addToContent(): Promise<void> {
  // The last ones: tests that take the first service want one as the studio's own content has it.
  const pictured = entriesOf("services").filter((file) => read(file).hero.backgroundImage !== undefined);
  const [first, second] = pictured.slice(-2);
  if (first === undefined || second === undefined)
    throw new Error(
      "The tests' videos need two services with a picture behind the title; the content has fewer.",
    );
  addFields(first, "hero", { videoUrl: "https://vimeo.com/000000000" });
  addFields(first, undefined, { usualDuration: "tre settimane di prova", filedBy: "lo studio di prova" });
  addFields(second, "hero", { videoUrl: "https://youtu.be/test-video1" });
  addFields("pages/home.json", undefined, { formerAddresses: ["/index.html", "/index.php/perch%C3%A9/"] });
  addFields("pages/contact.json", "map", {
    heading: read("pages/contact.json").map?.heading ?? { title: "Mappa di prova" },
    embedUrl: "https://www.openstreetmap.org/export/embed.html?bbox=15.55,37.88,17.30,40.17&layer=mapnik",
  });
  addFields("site/studio.json", undefined, {
    professionalRegister: "Albo di prova, n. 12",
    professionalInsurance: "Compagnia di prova, polizza 34",
    droneInsurance: "Compagnia di prova, polizza 56",
    uasOperatorCode: "ITA87astrdge12k8",
    replyTime: "entro due giorni di prova",
    closures: [{ from: "2098-08-10", to: "2098-08-25", note: "ferie di prova" }],
  });
  addFields("site/studio.json", "serviceArea", { municipalities: ["Comune Uno", "Comune Due"] });
  const last = Math.max(0, ...entriesOf("projects").map((file) => Number(read(file).order)));
  await addProject("progetto-dei-test", "Progetto dei test", 200, {
    order: last + 1,
    formerAddresses: [
      "/portfolio/progetto-di-prima",
      "/Lavori/progetto_1.html",
      "/perché-noi",
      "/servizi.aspx",
    ],
  });
  await addPages();
  await addTeamAndEquipment();
  addDraftService(first);
  await addProject("bozza-dei-test", "Bozza dei test", 20, { order: last + 2, draft: true });
}

async function main(): Promise<void> {
  copyProject(root, site);
  cpSync(join(root, "content"), content, { recursive: true });
  await addToContent();
  const { status } = spawnSync(process.execPath, [join(site, "commands", "gatsby.mjs"), "build"], {
    stdio: "inherit",
    env: { ...process.env, ...sending },
  });
  process.exitCode = status ?? 1;
}

main().catch((error: unknown) => {
  console.error(`The content of the tests cannot be made. ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
});
