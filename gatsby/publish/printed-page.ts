/** What a built page prints: search engines and messengers are told the same, since it is read from there. */
import { type HTMLElement, parse } from "node-html-parser";
import { layoutStrings } from "../../src/strings/layout";
import type { Focus } from "../prepare-content/accepted-picture";

/** A raster picture of the page's main content; decorative ones, without alternative text, are left out. */
export type PrintedPicture = {
  /** Below the site, of the variant that every browser can show. */
  address: string;
  /** What it shows, such as `images/pages/home.jpg` of the accepted content; more than one where files are alike. */
  files: readonly string[];
  /** Largest of its page, above the fold: of the hero, or the first of a list. */
  isLargest: boolean;
  /** The point that stays visible when the picture is cropped, in percent. */
  focus: Focus;
};

/** A file as gatsby-source-filesystem knows it. */
export type SourceFile = {
  /** Below the accepted content. */
  relativePath: string;
  /** Hash of its bytes. gatsby-plugin-sharp publishes its variants below `/static/<hash>/`. */
  contentDigest: string;
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

function pictureOf(image: HTMLElement, accepted: readonly SourceFile[]): PrintedPicture[] {
  const { alt = "", src: address = "", style = "", fetchpriority } = image.attrs;
  if (alt === "" || address.endsWith(".svg")) return [];
  const files = accepted.filter(({ contentDigest }) => address.split("/")[2] === contentDigest);
  if (files.length === 0) throw new Error(`${address} shows no accepted picture.`);
  const [, x = 50, y = 50] = /object-position:(\d+)% (\d+)%/u.exec(style) ?? [];
  return [
    {
      address,
      files: files.map(({ relativePath }) => relativePath),
      isLargest: fetchpriority === "high",
      focus: { x: Number(x), y: Number(y) },
    },
  ];
}

/**
 * @param html a page of the build
 * @param accepted the files of the accepted content
 * @returns `undefined` for a page without a canonical address, which is not to be found
 * @throws when the page lacks what every page has, or shows a picture that the content has not
 */
export function readPrintedPage(html: string, accepted: readonly SourceFile[]): PrintedPage | undefined {
  const page = parse(html, { blockTextElements: { script: true, style: true } });
  const url = page.querySelector('head link[rel="canonical"]')?.getAttribute("href");
  if (url === undefined) return undefined;
  const title = page.querySelector("title");
  const main = page.querySelector("main");
  const heading = main?.querySelector("h1");
  if (!title || !main || !heading) throw new Error(`${url} has no title, main content or heading.`);
  const pictures = main.querySelectorAll("img").flatMap((image) => pictureOf(image, accepted));
  return {
    url,
    title: oneLine(title.text),
    heading: oneLine(heading.text),
    trail: main.querySelectorAll(`nav[aria-label="${layoutStrings.breadcrumb}"] li`).map((item) => {
      const path = item.querySelector("a")?.getAttribute("href");
      return { name: oneLine(item.text), ...(path !== undefined && { path }) };
    }),
    // In the order in which they are printed, each once.
    pictures: [...new Map(pictures.map((picture) => [picture.address, picture])).values()],
  };
}
