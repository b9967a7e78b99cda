/**
 * Inlines into each page the styles that its HTML uses. Pages of one template get the same styles, hence one hash
 * in the Content-Security-Policy. A page with a class that no other page of its template has gets the rules of that
 * class, too.
 */
import { compiledStyles, stylesWithout, withFallbacks } from "../bundle/compiled-styles";

const classesIn = (html: string) =>
  [...html.matchAll(/ class="(?<names>[^"]*)"/gu)].flatMap(({ groups }) => groups?.names?.split(" ") ?? []);

// Compares classes only; states and attributes are ignored.
function stylesOf(html: string, stylesheet: string): string {
  const used = new Set(classesIn(html));
  const classes = stylesheet.match(/(?<=\.)[a-z_][\w-]*/giu) ?? [];
  const isUnused = (name: string) => !used.has(name);
  const styles = stylesWithout(classes.filter(isUnused), stylesheet);
  const keyframes = styles.match(/(?<=@keyframes )[\w-]+/gu) ?? [];
  const isUnreferenced = (name: string) => styles.match(new RegExp(`\\b${name}\\b`, "gu"))?.length === 1;
  return withFallbacks(stylesWithout(keyframes.filter(isUnreferenced), styles));
}

// Matches the element of src/html.tsx: `printed` ends with its `@layer …;`, after which an earlier build may have
// added styles.
const inlineStylePattern = /<style>(?<printed>[^<]*?@layer [^;{]*;).*?<\/style>/su;

type Page = { html: string; template: string };

function withStyles<Styled extends Page>(page: Styled, styles: string): Styled {
  if (!inlineStylePattern.test(page.html))
    throw new Error(`A page of ${page.template} lacks the <style> of src/html.tsx that ends with @layer.`);
  const styleElement = (_: string, printed: string) => `<style>${compiledStyles(printed)}${styles}</style>`;
  return { ...page, html: page.html.replace(inlineStylePattern, styleElement) };
}

function withTemplateStyles<Styled extends Page>(pages: readonly Styled[], stylesheet: string): Styled[] {
  const uses = pages.flatMap(({ html }) => [...new Set(classesIn(html))]);
  // Needs a third page: of two, every difference would count as rare.
  const isRare = (used: string) => pages.length > 2 && uses.indexOf(used) === uses.lastIndexOf(used);
  const typicalPages = pages.filter(({ html }) => !classesIn(html).some(isRare));
  const sharedHtml = typicalPages.map(({ html }) => html).join();
  const sharedStyles = stylesOf(sharedHtml, stylesheet);
  return pages.map((page) => {
    const isTypical = typicalPages.includes(page);
    return withStyles(page, isTypical ? sharedStyles : stylesOf(sharedHtml + page.html, stylesheet));
  });
}

/** Must be idempotent: Gatsby rewrites only changed pages. Expects the stylesheet of the whole site. */
export function withPageStyles<Styled extends Page>(pages: readonly Styled[], stylesheet: string): Styled[] {
  const templates = [...new Set(pages.map(({ template }) => template))];
  return templates.flatMap((name) =>
    withTemplateStyles(
      pages.filter(({ template }) => template === name),
      stylesheet,
    ),
  );
}
