import { createHash } from "node:crypto";
import { type HTMLElement, parse } from "node-html-parser";

/** What the pages carry in their own text, as sources of a Content-Security-Policy, each once, sorted. */
export type InlineCode = {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
};

/** Types that a policy's script-src covers; a script of any other type, such as JSON-LD, is data. */
const executable =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/iu;

const isExecutable = (script: HTMLElement) =>
  script.getAttribute("src") === undefined && executable.test(script.getAttribute("type")?.trim() ?? "");

/** A browser hashes the text after it has made every line end a single line feed. */
const sourceOf = ({ rawText }: HTMLElement) =>
  `'sha256-${createHash("sha256").update(rawText.replace(/\r\n?/gu, "\n")).digest("base64")}'`;

/** @param pages the HTML of every page */
export function inlineCode(pages: Iterable<string>): InlineCode {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const html of pages) {
    const page = parse(html, { blockTextElements: { script: true, style: true } });
    for (const script of page.querySelectorAll("script").filter(isExecutable)) scripts.add(sourceOf(script));
    for (const style of page.querySelectorAll("style")) styles.add(sourceOf(style));
  }
  return { scripts: [...scripts].sort(), styles: [...styles].sort() };
}
