/**
 * Inlines into each page the styles that its HTML uses. Pages of one template get the same styles, hence one hash
 * in the Content-Security-Policy. If only one page of a template has a certain class, only that page gets the rules
 * of that class.
 */
import { compiledStyles, stylesWithout, withFallbacks } from "../bundle/compiled-styles";

const classesIn = (html: string) =>
  [...html.matchAll(/ class="(?<names>[^"]*)"/gu)].flatMap(({ groups }) => groups?.names?.split(" ") ?? []);

// Keeps rules by their classes alone, and ignores states and attributes.
function stylesOf(html: string, stylesheet: string): string {
  const usedClasses = new Set(classesIn(html));
  const classes = stylesheet.match(/(?<=\.)[a-z_][\w-]*/giu) ?? [];
  const isUnused = (name: string) => !usedClasses.has(name);
  const styles = stylesWithout(classes.filter(isUnused), stylesheet);
  const keyframes = styles.match(/(?<=@keyframes )[\w-]+/gu) ?? [];
  const isUnreferenced = (name: string) => styles.match(new RegExp(`\\b${name}\\b`, "gu"))?.length === 1;
  return withFallbacks(stylesWithout(keyframes.filter(isUnreferenced), styles));
}

// Matches the `<style>` of src/html.tsx. `printed` is what that file printed, up to `@layer …;`. What follows was
// added by an earlier build and is replaced.
const inlineStylePattern = /<style>(?<printed>[^<]*?@layer [^;{]*;).*?<\/style>/su;

type Page = { html: string; template: string };

function withStyles<Styled extends Page>(page: Styled, styles: string): Styled {
  if (!inlineStylePattern.test(page.html))
    throw new Error(`A page of ${page.template} lacks the <style> of src/html.tsx that ends with @layer.`);
  const styleElement = (_: string, printed: string) => `<style>${compiledStyles(printed)}${styles}</style>`;
  return { ...page, html: page.html.replace(inlineStylePattern, styleElement) };
}

function withTemplateStyles<Styled extends Page>(pages: readonly Styled[], stylesheet: string): Styled[] {
  const classesOfPages = pages.flatMap(({ html }) => [...new Set(classesIn(html))]);
  // Needs a third page: of two pages, every difference would count as rare.
  const isRare = (name: string) =>
    pages.length > 2 && classesOfPages.indexOf(name) === classesOfPages.lastIndexOf(name);
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
