/** What the editor's page is made of: its HTML, its script, and Sveltia CMS as it stands in node_modules. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import ts from "typescript";
import { cmsWords, mergedWords, type Words } from "./cms-words";

const project = path.join(__dirname, "..");
const resolve = createRequire(path.join(project, "package.json")).resolve;

const cms = path.join(path.dirname(resolve("@sveltia/cms")), "..");

/** A file of a package by its path in node_modules. */
const packageFile = (name: string) => path.join(project, "node_modules", name);

export const html = `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>Redazione dei contenuti</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/page.css">
</head>
<body>
<noscript>La redazione ha bisogno di JavaScript.</noscript>
<output id="redazione-status"></output>
<dialog id="redazione-message"><p></p><form method="dialog"><button>Chiudi</button></form></dialog>
<script type="module" src="/page.js"></script>
</body>
</html>
`;

export const css = `#redazione-status {
  position: fixed;
  inset: auto auto 0 0;
  z-index: 100;
  padding: 4px 12px;
  border-radius: 0 6px 0 0;
  background: #12323b;
  color: #fff;
  font: 13px/1.5 sans-serif;
}
#redazione-status:empty { display: none; }
#redazione-status.errors { background: #9b1c1c; }
#redazione-message { max-width: min(46rem, 90vw); padding: 24px; border: 0; border-radius: 8px; font: 15px/1.5 sans-serif; }
#redazione-message p { max-height: 60vh; margin: 0 0 16px; overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere; }
#redazione-message button { padding: 8px 16px; font: inherit; }
`;

export function pageScript(): string {
  const source = readFileSync(path.join(__dirname, "browser", "page.ts"), "utf8");
  return ts.transpileModule(source, {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  }).outputText;
}

/** Addresses of others in the CMS's script, and what stands in their place on our server. */
const ownAddresses = [
  ["https://unpkg.com/@sveltia/cms", "/cms"],
  ["https://cdn.jsdelivr.net/fontsource/fonts/", "/fonts/"],
] as const;

/**
 * The CMS's script, which takes its words and fonts from us.
 *
 * @throws Error where a release no longer names an address: it would go unnoticed that it takes the thing from elsewhere
 */
export function cmsScript(): string {
  return ownAddresses.reduce(
    (script, [theirs, ours]) => {
      if (!script.includes(theirs)) throw new Error(`Sveltia CMS does not name ${theirs} any more`);
      return script.replaceAll(theirs, ours);
    },
    readFileSync(path.join(cms, "dist", "sveltia-cms.js"), "utf8"),
  );
}

const wordsOf = (language: string) =>
  JSON.parse(readFileSync(path.join(cms, "locales", `${language}.json`), "utf8")) as Words;

export const italianWords = () => mergedWords(wordsOf("it"), cmsWords);

/** The CMS's own language, in which it shows the words that a translation lacks. */
export const englishWords = () => wordsOf("en-US");

export const cmsPackage = () => readFileSync(path.join(cms, "package.json"), "utf8");

/** Fonts by a part of the address under which the CMS asks for them; the site's own stands for its text font. */
const fonts = [
  [
    "material-symbols-outlined",
    "@fontsource-variable/material-symbols-outlined/files/material-symbols-outlined-latin-wght-normal.woff2",
  ],
  ["source-sans-3", "@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2"],
] as const;

export function font(address: string): Buffer | undefined {
  const known = fonts.find(([name]) => address.includes(name));
  return known && readFileSync(packageFile(known[1]));
}
