/**
 * Gives a page those of the site's styles that its HTML uses. The others come with the application
 * (src/start/load-application.ts). Pages of one template carry the same styles: one hash in the Content-Security-Policy.
 */
import { compiledStyles, stylesWithout } from "../bundle/compiled-styles";

const classesIn = (html: string) =>
  [...html.matchAll(/ class="(?<names>[^"]*)"/gu)].flatMap(({ groups }) => groups?.names?.split(" ") ?? []);

/** Drops the rules for classes that are not in the HTML, whatever their states and attributes. */
function stylesOf(html: string, sheet: string): string {
  const used = new Set(classesIn(html));
  const classes = sheet.match(/(?<=\.)[a-z_][\w-]*/giu) ?? [];
  const isUnused = (name: string) => !used.has(name);
  const styles = stylesWithout(classes.filter(isUnused), sheet);
  const keyframes = styles.match(/(?<=@keyframes )[\w-]+/gu) ?? [];
  const isIdle = (name: string) => styles.match(new RegExp(`\\b${name}\\b`, "gu"))?.length === 1;
  return stylesWithout(keyframes.filter(isIdle), styles);
}

/** The styles of src/html.tsx, which end with the order of the layers, and those of an earlier build behind them. */
const own = /<style>(?<first>[^<]*?@layer [^;{]*;).*?<\/style>/su;

/**
 * Can be applied to its own result, since Gatsby leaves unchanged pages alone.
 *
 * @param sheet the whole site's styles
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
