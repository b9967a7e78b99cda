/**
 * What Netlify and Cloudflare Pages make of a build's `_headers` and `_redirects`, in so far as they differ. Sources:
 * Cloudflare's own server, github.com/cloudflare/workers-sdk (packages/pages-shared/asset-server/handler.ts and
 * packages/workers-shared/utils/configuration); Netlify's "Redirect options" and "Custom headers"
 * (docs.netlify.com/manage/routing) with the behaviour measured in github.com/slorber/trailing-slash-guide.
 */

type Rule = { from: string; to: string; status: number };
type Answer = { status: number; location?: string; file?: string };

const withoutComments = (text: string) =>
  text.split("\n").filter((line) => line.trim() !== "" && !line.trim().startsWith("#"));

export const parseRedirects = (text: string): Rule[] =>
  withoutComments(text).map((line) => {
    const [from = "", to = "", status = ""] = line.trim().split(/\s+/u);
    return { from, to, status: Number(status) };
  });

export type HeaderRule = { path: string; headers: Map<string, string> };

/** @throws for a line that neither host would understand */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of withoutComments(text)) {
    if (line.startsWith("/")) {
      rules.push({ path: line.trim(), headers: new Map() });
      continue;
    }
    const { name, value } = /^ {2}(?<name>[\w-]+): (?<value>\S.*)$/u.exec(line)?.groups ?? {};
    const headers = rules.at(-1)?.headers;
    if (!name || !value || !headers) throw new Error(`No rule: ${line}`);
    headers.set(name.toLowerCase(), value);
  }
  return rules;
}

const pattern = (from: string) =>
  new RegExp(
    `^${from
      .replace(/[\\^$+?.()|[\]{}]/gu, "\\$&")
      .replaceAll("*", ".*")
      .replace(/:[A-Za-z]\w*/gu, "[^/]+")}$`,
    "u",
  );

/** Both hosts: every rule that matches; a header that two of them set would be joined on one host, replaced on the other. */
export function headersFor(rules: readonly HeaderRule[], path: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const rule of rules.filter(({ path: from }) => pattern(from).test(path)))
    for (const [name, value] of rule.headers) {
      if (found.has(name)) throw new Error(`${path}: ${name} is set by two rules`);
      found.set(name, value);
    }
  return found;
}

/** Cloudflare Pages: rules first, in their order; then the files. */
export function cloudflare(rules: readonly Rule[], files: ReadonlySet<string>, path: string): Answer {
  const exact = rules.find(({ from }) => from === path);
  const rule = exact ?? rules.find(({ from }) => /[*:]/u.test(from) && pattern(from).test(path));
  if (rule && rule.status !== 200) return { status: rule.status, location: rule.to };
  const file = (rule?.to ?? path).slice(1);
  const has = (name: string) => files.has(name);
  if (file === "" || file.endsWith("/")) {
    if (has(`${file}index.html`)) return { status: 200, file: `${file}index.html` };
    return has(file.replace(/\/$/u, ".html"))
      ? { status: 308, location: path.slice(0, -1) }
      : { status: 404, file: "404.html" };
  }
  if (has(file)) {
    return file.endsWith(".html")
      ? { status: 308, location: `/${file.replace(/(?:index)?\.html$/u, "")}` }
      : { status: 200, file };
  }
  if (has(`${file}.html`)) return { status: 200, file: `${file}.html` };
  if (has(`${file}/index.html`)) return { status: 308, location: `/${file}/` };
  return { status: 404, file: "404.html" };
}

/** Netlify with its default settings: the files first, final slashes taken off; then the rules, blind to slashes. */
export function netlify(rules: readonly Rule[], files: ReadonlySet<string>, path: string): Answer {
  const file = path.slice(1);
  const bare = file.replace(/\/$/u, "");
  if (file === "") return { status: 200, file: "index.html" };
  if (files.has(file)) return { status: 200, file };
  if (files.has(`${bare}.html`))
    return file === bare ? { status: 200, file: `${bare}.html` } : { status: 301, location: `/${bare}` };
  if (files.has(`${bare}/index.html`))
    return file === bare
      ? { status: 301, location: `/${bare}/` }
      : { status: 200, file: `${bare}/index.html` };
  const rule = rules.find(({ from }) => pattern(from.replace(/(?<=.)\/$/u, "")).test(`/${bare}`));
  return rule ? { status: rule.status, location: rule.to } : { status: 404, file: "404.html" };
}

/** GitHub Pages: files only; a page by the side of its folder before the folder. */
export function gitHubPages(files: ReadonlySet<string>, path: string): Answer {
  const file = path.slice(1);
  const candidates = file === "" || file.endsWith("/") ? [`${file}index.html`] : [file, `${file}.html`];
  const found = candidates.find((name) => files.has(name));
  if (found) return { status: 200, file: found };
  return files.has(`${file}/index.html`)
    ? { status: 301, location: `${path}/` }
    : { status: 404, file: "404.html" };
}
