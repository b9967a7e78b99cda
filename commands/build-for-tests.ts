/**
 * `npm run build:tests`: the build under test, in a copy of the project in `.test-site/`, so that `public/` never holds it.
 * It differs from what `npm run build` makes in two ways only: its forms send to the tests' own mail server, and its
 * content has what tests/fixtures/content-additions adds: one more project, a draft, two videos of third parties, and the
 * facts that only the studio knows.
 */
import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyProject } from "./site-copy";

const root = join(__dirname, "..");
const site = join(root, ".test-site");
const content = join(site, "content");
const additions = join(root, "tests", "fixtures", "content-additions");

/** A host that exists only for the browser of the tests (tests/e2e/mail.ts). */
const sending = {
  GATSBY_EMAILJS_SERVICE_ID: "service_tests",
  GATSBY_EMAILJS_TEMPLATE_CONTACT: "template_contact_tests",
  GATSBY_EMAILJS_TEMPLATE_QUOTE: "template_quote_tests",
  GATSBY_EMAILJS_PUBLIC_KEY: "key_tests",
  GATSBY_EMAILJS_ORIGIN: "http://posta.test",
};

/** Gives a file of the content more fields, or an object in it. */
function addFields(file: string, name: string | undefined, fields: object): void {
  const all = JSON.parse(readFileSync(file, "utf8"));
  const more = name === undefined ? fields : { [name]: { ...all[name], ...fields } };
  writeFileSync(file, JSON.stringify({ ...all, ...more }));
}

copyProject(root, site);
// With their times: a picture that has not changed is not worked on again.
cpSync(join(root, "content"), content, { recursive: true, preserveTimestamps: true });
cpSync(additions, content, { recursive: true });
addFields(join(content, "services", "contabilita.json"), "hero", { videoUrl: "https://vimeo.com/000000000" });
addFields(join(content, "services", "assistenza-rogiti.json"), "hero", {
  videoUrl: "https://youtu.be/test-video1",
});
const studio = join(content, "site", "studio.json");
addFields(studio, undefined, {
  professionalRegister: "Albo di prova, n. 12",
  professionalInsurance: "Compagnia di prova, polizza 34",
  droneInsurance: "Compagnia di prova, polizza 56",
  uasOperatorCode: "ITA87astrdge12k8",
  replyTime: "entro due giorni di prova",
  closures: [{ from: "2098-08-10", to: "2098-08-25", note: "ferie di prova" }],
});
addFields(studio, "serviceArea", { municipalities: ["Comune Uno", "Comune Due"] });
addFields(join(content, "services", "successioni.json"), undefined, {
  usualDuration: "tre settimane di prova",
  filedBy: "lo studio di prova",
});
const { status } = spawnSync(process.execPath, [join(site, "commands", "gatsby.mjs"), "build"], {
  stdio: "inherit",
  env: { ...process.env, ...sending },
});
process.exitCode = status ?? 1;
