/**
 * Web searches and the sentence that answers each: a Markdown table for every service in searches/. Each sentence is in the
 * section that its table names, and an index at the top of the page leads there.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { linksIn, missingFrom, oneLine, only, type Page, readPage } from "./support";

const folder = join(__dirname, "searches");
const slugs = readdirSync(folder).map((name) => name.replace(".md", ""));

/** Title, subtitle and introduction. */
const top = ["inizio", "#servizio"];

/** The rows of a table `| ricerca | dove | frase che risponde |`, without its head. */
function searchesIn(file: string) {
  const rows = readFileSync(join(folder, file), "utf8")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line.startsWith("|"))
    .map((line) => line.split("|").slice(1, -1).map(oneLine));
  return rows.slice(2).map(([search = "", where = "", answer = ""]) => ({
    search,
    where: where.replaceAll("`", ""),
    answer,
  }));
}

function textAt({ main }: Page, where: string): string {
  const opening = where === "inizio" ? [only(main, 'section[aria-labelledby="titolo-pagina"]')] : [];
  const section = only(main, where === "inizio" ? "#servizio" : where);
  return oneLine([...opening, section].map(({ text }) => text).join(" "));
}

it.each(slugs)(
  "/services/%s answers the searches of its table where it says so, nine of ten at once",
  (slug) => {
    const page = readPage(`/services/${slug}`);
    const searches = searchesIn(`${slug}.md`);
    expect(searches.length).toBeGreaterThan(0);
    const missing = searches.flatMap(({ search, where, answer }) =>
      missingFrom(textAt(page, where), [answer]).map((sentence) => ({ search, where, sentence })),
    );
    expect(missing).toEqual([]);
    const atOnce = [...top, ...linksIn(only(page.main, "#servizio nav"))];
    const later = searches.filter(({ where }) => !atOnce.includes(where));
    expect(later.length).toBeLessThanOrEqual(searches.length / 10);
  },
);
