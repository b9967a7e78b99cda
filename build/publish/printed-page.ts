/** What a built page prints: search engines and messengers are told the same, since it is read from there. */
import { type HTMLElement, parse } from "node-html-parser";
import { layoutWords } from "../../src/words/layout";
import type { Focus } from "../accept/accepted-picture";

/** A raster picture of the page's main content; decorative ones, without alternative text, are left out. */
export type PrintedPicture = {
  /** Below the site, of the widest variant that every browser can show. */
  address: string;
  /** Largest of its page, above the fold: of the hero, or the first of a list. */
  isLargest: boolean;
  /** The point that stays visible when the picture is cropped, in percent. */
  focus: Focus;
};

export type PrintedPage = {
  /** Absolute, without a final slash except for the home page. */
  url: string;
  title: string;
  heading: string;
  /** The breadcrumb, from the home page to this one; addresses below the site, the last one without. */
  trail: readonly { name: string; path?: string }[];
  pictures: readonly PrintedPicture[];
};

const oneLine = (text: string) => text.replace(/\s+/gu, " ").trim();

/** The last candidate of a `srcset` is the widest. */
const widest = (srcset: string) => srcset.split(",").at(-1)?.trim().split(" ")[0];

function pictureOf(image: HTMLElement): PrintedPicture[] {
  const { alt = "", srcset = "", style = "", fetchpriority } = image.attrs;
  const address = widest(srcset);
  if (alt === "" || !address) return [];
  const [, x = 50, y = 50] = /object-position:(\d+)% (\d+)%/u.exec(style) ?? [];
  return [{ address, isLargest: fetchpriority === "high", focus: { x: Number(x), y: Number(y) } }];
}

/** In the order in which they are printed, each once. */
const picturesIn = (main: HTMLElement): PrintedPicture[] => [
  ...new Map(
    main
      .querySelectorAll("img")
      .flatMap(pictureOf)
      .map((picture) => [picture.address, picture]),
  ).values(),
];

/**
 * @param html a page of the build
 * @returns `undefined` for a page without a canonical address, which is not to be found
 * @throws when the page lacks what every page has
 */
export function readPrintedPage(html: string): PrintedPage | undefined {
  const page = parse(html, { blockTextElements: { script: true, style: true } });
  const url = page.querySelector('head link[rel="canonical"]')?.getAttribute("href");
  if (url === undefined) return undefined;
  const title = page.querySelector("title");
  const main = page.querySelector("main");
  const heading = main?.querySelector("h1");
  if (!title || !main || !heading) throw new Error(`${url} has no title, main content or heading.`);
  return {
    url,
    title: oneLine(title.text),
    heading: oneLine(heading.text),
    trail: main.querySelectorAll(`nav[aria-label="${layoutWords.breadcrumb}"] li`).map((item) => {
      const path = item.querySelector("a")?.getAttribute("href");
      return { name: oneLine(item.text), ...(path !== undefined && { path }) };
    }),
    pictures: picturesIn(main),
  };
}
