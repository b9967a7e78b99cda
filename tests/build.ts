/** `npm run build:tests`: a build with the tests' mail server and the entries of tests/fixtures/content. */
import { spawnSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";

const folder = ".test-content";
rmSync(folder, { recursive: true, force: true });
for (const source of ["content", "tests/fixtures/content"]) cpSync(source, folder, { recursive: true });

function addFields<Content>(name: string, fieldsOf: (content: Content) => object) {
  const file = join(folder, name);
  const content: Content = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, JSON.stringify({ ...content, ...fieldsOf(content) }));
}

addFields<{ serviceArea: object }>("site/studio.json", ({ serviceArea }) => ({
  professionalRegister: "Albo di prova, n. 12",
  professionalTitle: "Tecnico di prova, titolo rilasciato in Italia",
  codeOfConduct: "Codice di prova, www.codice-di-prova.example",
  professionalInsurance: "Compagnia di prova, polizza 34",
  droneInsurance: "Compagnia di prova, polizza 56",
  uasOperatorCode: "ITA87astrdge12k8",
  replyTime: "entro due giorni di prova",
  closures: [{ from: "2098-08-10", to: "2098-08-25", note: "ferie di prova" }],
  serviceArea: { ...serviceArea, municipalities: ["Comune Uno", "Comune Due"] },
}));
addFields("pages/home.json", () => ({ formerAddresses: ["/index.html", "/index.php/perch%C3%A9/"] }));

const services = readdirSync(join(folder, "services")).map((name) => name.replace(".json", ""));
const lastService = `services/${services.at(-1)}.json`;
addFields(lastService, () => ({ usualDuration: "tre settimane di prova", filedBy: "lo studio di prova" }));

addFields<{ hero: object }>("services/picchettamento.json", ({ hero }) => ({
  hero: { ...hero, videoUrl: "/video/dal-luogo-al-disegno.mp4" },
}));

const draft = "bozza-dei-test";
const title = "Bozza dei test: servizio";
cpSync(join(folder, lastService), join(folder, `services/${draft}.json`));
addFields(`services/${draft}.json`, () => ({
  draft: true,
  order: 99,
  title,
  seo: {
    title,
    description: `${title}, con i testi di un altro: ${"resta fuori dal sito, ".repeat(4)}sempre.`,
  },
  formValue: draft,
  formerAddresses: [],
}));
addFields<{ footer: { companyLinks: object[] } }>("site/navigation.json", ({ footer }) => ({
  footer: {
    ...footer,
    companyLinks: [...footer.companyLinks.slice(0, 7), { label: title, to: `/services/${draft}` }],
  },
}));

const [category] = JSON.parse(readFileSync("content/site/lists.json", "utf8")).projectCategories;
for (const project of ["progetto-dei-test", "bozza-dei-test"])
  addFields(`projects/${project}.json`, () => ({
    services: [...services.slice(0, 4), draft],
    category: category.name,
  }));

const { status } = spawnSync("npx", ["gatsby", "build"], {
  stdio: "inherit",
  env: {
    ...process.env,
    // Adds one core, because Gatsby leaves one idle while it makes pictures.
    GATSBY_CPU_COUNT: String(availableParallelism() + 1),
    CONTENT_FOLDER: folder,
    GATSBY_EMAILJS_SERVICE_ID: "service_tests",
    GATSBY_EMAILJS_TEMPLATE_CONTACT: "template_contact_tests",
    GATSBY_EMAILJS_TEMPLATE_QUOTE: "template_quote_tests",
    GATSBY_EMAILJS_PUBLIC_KEY: "key_tests",
    // Only the test browser resolves this host (tests/e2e/mail.ts).
    GATSBY_EMAILJS_ORIGIN: "http://posta.test",
  },
});
process.exitCode = status ?? 1;
