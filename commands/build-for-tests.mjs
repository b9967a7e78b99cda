/**
 * `npm run build:tests`: the two builds that the tests need. First the site with working forms, whose messages go
 * to the tests' own mail server, and with videos and a map of third parties, kept in `.sending-site/`; then the production site in `public/`, as `npm run build`
 * makes it. In this order, so that `public/` never stays with the identifiers of the tests.
 */
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fail, npm, root } from "./project.mjs";

/** A host that exists only for the browser of the tests (tests/e2e/mail.ts). */
const sending = {
  GATSBY_EMAILJS_SERVICE_ID: "service_tests",
  GATSBY_EMAILJS_TEMPLATE_CONTACT: "template_contact_tests",
  GATSBY_EMAILJS_TEMPLATE_QUOTE: "template_quote_tests",
  GATSBY_EMAILJS_PUBLIC_KEY: "key_tests",
  GATSBY_EMAILJS_ORIGIN: "http://posta.test",
};

/** What the content of the tests has besides content/: fields of its files, and files of its own, in the same folders. */
const additions = join(root, "tests", "fixtures", "content-additions");

/** The object with the fields of the other; objects within are merged in the same way. */
function merged(base, other) {
  const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
  if (!isObject(base) || !isObject(other)) return other;
  const entries = Object.entries(other).map(([name, value]) => [name, merged(base[name], value)]);
  return { ...base, ...Object.fromEntries(entries) };
}

const readJson = (file) => JSON.parse(readFileSync(file, "utf8"));

/** Copies content/ with the additions to a new folder. */
function contentForTests() {
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  // With their times: a picture that has not changed is not worked on again.
  cpSync(join(root, "content"), folder, { recursive: true, preserveTimestamps: true });
  const names = readdirSync(additions, { recursive: true }).filter((name) => name.endsWith(".json"));
  for (const name of names) {
    const file = join(folder, name);
    const base = existsSync(file) ? readJson(file) : {};
    writeFileSync(file, JSON.stringify(merged(base, readJson(join(additions, name)))));
  }
  return folder;
}

function build(title, settings) {
  console.log(`\n-- ${title}`);
  const before = { ...process.env };
  Object.assign(process.env, settings);
  const status = npm("run", "--silent", "build");
  process.env = before;
  if (status !== 0) fail(`${title}: the build failed`, status);
}

const kept = join(root, ".sending-site");
const partial = `${kept}.new`;

const content = contentForTests();
process.once("exit", () => rmSync(content, { recursive: true, force: true }));
build("The site whose forms send, with videos and a map of others", { ...sending, CONTENT_DIR: content });
rmSync(partial, { recursive: true, force: true });
cpSync(join(root, "public"), partial, { recursive: true });
rmSync(kept, { recursive: true, force: true });
renameSync(partial, kept);
// What its host needs lies beside a build (hosting/deploy-folder.ts).
rmSync(`${kept}.deploy`, { recursive: true, force: true });
cpSync(join(root, ".deploy"), `${kept}.deploy`, { recursive: true });

build("The production site", {});
