/**
 * `npm run build:tests`: the two builds that the tests need. First the site with working forms, whose messages go
 * to the tests' own mail server, kept in `.sending-site/`; then the production site in `public/`, as `npm run build`
 * makes it. In this order, so that `public/` never stays with the identifiers of the tests.
 */
import { cpSync, renameSync, rmSync } from "node:fs";
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

build("The site whose forms send to the tests' mail server", sending);
rmSync(partial, { recursive: true, force: true });
cpSync(join(root, "public"), partial, { recursive: true });
rmSync(kept, { recursive: true, force: true });
renameSync(partial, kept);

build("The production site", {});
