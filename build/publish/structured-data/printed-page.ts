/** What a built page prints of itself: structured data says the same because it is read from there. */
import { type HTMLElement, parse } from "node-html-parser";
import { frameStrings } from "../../../src/words/layout";

/** A raster picture of the page's main content; decorative ones, without alternative text, are none. */
export type PrintedPicture = {
  alt: string;
  /** Below the site, of the widest variant that every browser can show. */
  address: string;
  width: number;
  height: number;
};

export type PrintedPage = {
  /** Absolute, without a final slash but for the home page's. */
  url: string;
  title: string;
  description: string;
  heading: string;
  /** From the home page to this one; addresses below the site, the last one without. */
  trail: readonly { name: string; path?: string }[];
  pictures: readonly PrintedPicture[];
};

const oneLine = (text: string) => text.replace(/\s+/gu, " ").trim();

const attribute = (element: HTMLElement | null, name: string) => element?.getAttribute(name) ?? "";

/** Candidates of a srcset with widths, the widest last. */
const candidates = (srcset: string) =>
  srcset
    .split(/,\s+/u)
    .map((candidate) => {
      const [address = "", width = ""] = candidate.trim().split(/\s+/u);
      return { address, width: Number.parseInt(width, 10) };
    })
    .filter(({ address, width }) => address.startsWith("/") && width > 0)
    .sort((one, other) => one.width - other.width);

function pictureOf(image: HTMLElement): PrintedPicture[] {
  const alt = attribute(image, "alt");
  const widest = candidates(attribute(image, "srcset")).at(-1);
  if (alt === "" || widest === undefined) return [];
  const ratio = Number(attribute(image, "height")) / Number(attribute(image, "width"));
  return [{ alt, ...widest, height: Math.round(widest.width * ratio) }];
}

/**
 * @param html a page of the build
 * @returns `undefined` for a page without an address of its own, which is not to be found
 * @throws when the page lacks what every page has
 */
export function readPrintedPage(html: string): PrintedPage | undefined {
  const page = parse(html, { blockTextElements: { script: true, style: true } });
  const url = attribute(page.querySelector('head link[rel="canonical"]'), "href");
  if (url === "") return undefined;
  const main = page.querySelector("main");
  const heading = main?.querySelector("h1");
  if (!main || !heading) throw new Error(`${url} has no main content with a heading.`);
  return {
    url,
    title: oneLine(page.querySelector("title")?.text ?? ""),
    description: attribute(page.querySelector('meta[name="description"]'), "content"),
    heading: oneLine(heading.text),
    trail: main.querySelectorAll(`nav[aria-label="${frameStrings.breadcrumb}"] li`).map((item) => {
      const path = item.querySelector("a")?.getAttribute("href");
      return { name: oneLine(item.text), ...(path !== undefined && { path }) };
    }),
    pictures: main.querySelectorAll("img").flatMap(pictureOf),
  };
}
