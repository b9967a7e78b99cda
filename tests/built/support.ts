/** Reads the production build. Tests take their expectations from the content (content.ts), never from a copy of it. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { type HTMLElement, parse } from "node-html-parser";
import type { HeaderFields } from "../../hosting/rules";

const site = resolve(__dirname, "..", "..");
export const publicFolder = join(site, "public");
export const contentFolder = join(site, ".cache", ".accepted-content");

if (!existsSync(join(publicFolder, "index.html")))
  throw new Error(`There is no build in ${publicFolder}: run "npm run build:tests" first.`);

export const readBuiltBytes = (file: string): Buffer => readFileSync(join(publicFolder, file));

export const readBuilt = (file: string) => readBuiltBytes(file).toString("utf8");

export function builtHeaders(): HeaderFields {
  const text = readFileSync(join(site, ".deploy", "nginx", "headers-pages.conf"), "utf8");
  const lines = text.matchAll(/^add_header (\S+) "(.*)" always;$/gmu);
  return Object.fromEntries([...lines].map(([, name = "", value = ""]) => [name, value]));
}

// Excludes folders, because Gatsby also makes one named 404.html.
const files = readdirSync(publicFolder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(publicFolder, join(entry.parentPath, entry.name)).split(sep).join("/"))
  .sort();

export const builtFiles = (extension: string) => files.filter((name) => name.endsWith(extension));

/** Includes the not-found page, `/404`. Excludes HTML files of static/, such as Google's verification. */
export function builtRoutes(): string[] {
  const names = builtFiles(".html").filter((name) => !existsSync(join(site, "static", name)));
  const routes = names.map((name) => `/${name.replace(/(?:^|\/)index\.html$|\.html$/u, "")}`);
  return [...new Set(routes)].sort();
}

export type Page = {
  source: string;
  document: HTMLElement;
  main: HTMLElement;
  text: string;
};

const pages = new Map<string, Page>();

export function readPage(route: string): Page {
  const cachedPage = pages.get(route);
  if (cachedPage) return cachedPage;
  const source = readBuilt(route === "/404" ? "404.html" : join(route, "index.html"));
  // Parses the content of `noscript` too, unlike the default.
  const document = parse(source, { blockTextElements: { script: true, style: true } });
  const main = only(document, "main");
  const page = { source, document, main, text: oneLine(main.text) };
  pages.set(route, page);
  return page;
}

export function only(scope: HTMLElement, selector: string): HTMLElement {
  const [element, ...others] = scope.querySelectorAll(selector);
  if (!element || others.length > 0)
    throw new Error(`Expected one "${selector}", found ${element ? others.length + 1 : 0}.`);
  return element;
}

export const oneLine = (text: string) =>
  text
    .replace(/\u00AD/gu, "")
    .replace(/\s+/gu, " ")
    .trim();

export const missingFrom = (text: string, texts: readonly string[]) =>
  texts.filter((expected) => !text.includes(oneLine(expected)));

export const linksIn = (scope: HTMLElement) =>
  scope.querySelectorAll("a[href]").map((link) => link.getAttribute("href") ?? "");
