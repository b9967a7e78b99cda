/**
 * Gives a page the styles of its HTML, out of the whole site's. Those of what scripts add come with the application (src/start/load-application.ts).
 *
 * Pages of one template carry the same styles, so that the number of hashes in the Content-Security-Policy does not grow
 * with the pages.
 */
import { compiledStyles, stylesWithout } from "../bundle/compiled-styles";

const classesIn = (html: string) =>
  [...html.matchAll(/ class="(?<names>[^"]*)"/gu)].flatMap(({ groups }) => groups?.names?.split(" ") ?? []);

/** The rules of a style sheet but those for classes that are not in the HTML. States and attributes are not looked at. */
function stylesOf(html: string, sheet: string): string {
  const used = new Set(classesIn(html));
  const classes = sheet.match(/(?<=\.)[a-z_][\w-]*/giu) ?? [];
  const isUnused = (name: string) => !used.has(name);
  const styles = stylesWithout(classes.filter(isUnused), sheet);
  const keyframes = styles.match(/(?<=@keyframes )[\w-]+/gu) ?? [];
  const isIdle = (name: string) => styles.match(new RegExp(`\\b${name}\\b`, "gu"))?.length === 1;
  return stylesWithout(keyframes.filter(isIdle), styles);
}

/** What src/html.tsx prints, which ends with the order of the layers, and what an earlier build has put behind it. */
const own = /<style>(?<first>[^<]*?@layer [^;{]*;).*?<\/style>/su;

/**
 * The pages, each with its own styles. Can be applied to its own result, since Gatsby leaves pages alone that have not
 * changed: what a page carries is read from the style sheet of this build.
 *
 * @param sheet the whole site's styles
 * @throws Error when a page has no place for them
 */
export function withOwnStyles<Page extends { html: string; template: string }>(
  pages: readonly Page[],
  sheet: string,
): Page[] {
  const templates = new Set(pages.map(({ template }) => template));
  return [...templates].flatMap((name) => {
    const ofTemplate = pages.filter(({ template }) => template === name);
    const styles = stylesOf(ofTemplate.map(({ html }) => html).join(), sheet);
    return ofTemplate.map((page) => {
      if (!own.test(page.html))
        throw new Error(`A page of ${name} has no style element with the order of the layers.`);
      const all = (_: string, first: string) => `<style>${compiledStyles(first)}${styles}</style>`;
      return { ...page, html: page.html.replace(own, all) };
    });
  });
}
