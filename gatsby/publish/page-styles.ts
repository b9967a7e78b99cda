/**
 * Inlines the styles that a page's HTML uses; src/start/load-application.ts loads the rest. Pages of one
 * template share their styles: one hash in the Content-Security-Policy.
 */
import { compiledStyles, stylesWithout } from "../bundle/compiled-styles";

const classesIn = (html: string) =>
  [...html.matchAll(/ class="(?<names>[^"]*)"/gu)].flatMap(({ groups }) => groups?.names?.split(" ") ?? []);

// Drops rules by class alone, whatever their states and attributes.
function stylesOf(html: string, sheet: string): string {
  const used = new Set(classesIn(html));
  const classes = sheet.match(/(?<=\.)[a-z_][\w-]*/giu) ?? [];
  const isUnused = (name: string) => !used.has(name);
  const styles = stylesWithout(classes.filter(isUnused), sheet);
  const keyframes = styles.match(/(?<=@keyframes )[\w-]+/gu) ?? [];
  const isIdle = (name: string) => styles.match(new RegExp(`\\b${name}\\b`, "gu"))?.length === 1;
  return stylesWithout(keyframes.filter(isIdle), styles);
}

// Matches the styles of src/html.tsx, up to the order of the layers, and those of an earlier build.
const own = /<style>(?<first>[^<]*?@layer [^;{]*;).*?<\/style>/su;

/** Idempotent, because Gatsby leaves unchanged pages alone. Expects the stylesheet of the whole site. */
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
