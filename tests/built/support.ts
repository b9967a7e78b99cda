/** Reads the production build. What a test expects of a page comes from the content (content.ts), never from a copy. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { type HTMLElement, parse } from "node-html-parser";
import type { Headers } from "../../hosting/rules";

const site = resolve(__dirname, "..", "..");
export const publicFolder = join(site, "public");
/** The content that the build was made from. */
export const contentFolder = join(site, ".accepted-content");

// A build that is missing fails every test: nothing is proved without one.
if (!existsSync(join(publicFolder, "index.html")))
  throw new Error(`There is no build in ${publicFolder}: run "npm run build:tests" first.`);

/** The bytes of a file of the build. */
export const readBuiltBytes = (file: string): Buffer => readFileSync(join(publicFolder, file));

export const readBuilt = (file: string) => readBuiltBytes(file).toString("utf8");

/** Headers of its pages, as nginx reads them beside the build. */
export function builtHeaders(): Headers {
  const text = readFileSync(join(site, ".deploy", "nginx", "headers-pages.conf"), "utf8");
  const lines = text.matchAll(/^add_header (\S+) "(.*)" always;$/gmu);
  return Object.fromEntries([...lines].map(([, name = "", value = ""]) => [name, value]));
}

/** Every file of the build with this extension, as paths with forward slashes. */
export function builtFiles(extension: string): string[] {
  // Gatsby also makes a folder that is called 404.html: only files count.
  return readdirSync(publicFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(extension))
    .map((entry) => relative(publicFolder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
}

/** Addresses of all pages; `/404` is the not-found page. An HTML file of static/, such as a proof for Google, is no page. */
export function builtRoutes(): string[] {
  const names = builtFiles(".html").filter((name) => !existsSync(join(site, "static", name)));
  const routes = names.map((name) => `/${name.replace(/(?:^|\/)index\.html$|\.html$/u, "")}`);
  return [...new Set(routes)].sort();
}

export type Page = {
  source: string;
  document: HTMLElement;
  main: HTMLElement;
  /** Visible text of `main`, on one line. */
  text: string;
};

const pages = new Map<string, Page>();

/** A page of the build, parsed once for each test file. */
export function readPage(route: string): Page {
  const known = pages.get(route);
  if (known) return known;
  const source = readBuilt(route === "/404" ? "404.html" : join(route, "index.html"));
  // Unlike the default, elements in `noscript` are parsed too.
  const document = parse(source, { blockTextElements: { script: true, style: true } });
  const main = only(document, "main");
  const page = { source, document, main, text: oneLine(main.text) };
  pages.set(route, page);
  return page;
}

/** The one element that matches; none or several fail. */
export function only(scope: HTMLElement, selector: string): HTMLElement {
  const [found, ...others] = scope.querySelectorAll(selector);
  if (!found || others.length > 0)
    throw new Error(`Expected one "${selector}", found ${found ? others.length + 1 : 0}.`);
  return found;
}

/** Text as it is read: one line, ordinary spaces, no soft hyphens. */
export const oneLine = (text: string) =>
  text
    .replace(/\u00AD/gu, "")
    .replace(/\s+/gu, " ")
    .trim();

/** Texts that do not appear. */
export const missingFrom = (text: string, texts: readonly string[]) =>
  texts.filter((expected) => !text.includes(oneLine(expected)));

/** `href` of every link inside `scope`. */
export const linksIn = (scope: HTMLElement) =>
  scope.querySelectorAll("a[href]").map((link) => link.getAttribute("href") ?? "");

/** Links inside `scope` whose text is exactly this one. */
export const linksNamed = (scope: HTMLElement, name: string) =>
  scope.querySelectorAll("a[href]").filter((link) => oneLine(link.text) === name);
