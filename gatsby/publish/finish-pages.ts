/**
 * Makes of Gatsby's pages what is published: each with its early resources, and with what search engines and messengers
 * get, structured data and a share image; beside them sitemap, robots.txt, security.txt and the studio's vCard. All of it says what the
 * pages print, since it is read from them.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { SiteContent } from "../../content-model/site-content";
import { filesBelow } from "../../hosting/files";
import { acceptedContentDirectory } from "../prepare-content/accepted-content";
import {
  addressOf,
  appData,
  dataAddress,
  sheetOf,
  templateOf,
  type WebpackStats,
  withEarlyResources,
} from "./early-resources";
import { escaped, inScript } from "./html";
import { withOwnStyles } from "./page-styles";
import { type PrintedPage, readPrintedPage, type SourceFile } from "./printed-page";
import { type ShareImage, shareImageSize, writeShareImages } from "./share-images";
import { robotsOf, securityTextOf, sitemapOf } from "./sitemap";
import { structuredData } from "./structured-data";
import { vcardOf } from "./vcard";

type Options = {
  /** Folder of a build, before what Gatsby keeps for itself has been removed from it. */
  publicRoot: string;
  /** Origin of the site, without a final slash. */
  siteUrl: string;
  content: SiteContent;
  /** Those of the accepted content. */
  files: readonly SourceFile[];
};

type Page = { file: string; html: string; printed: PrintedPage };

/** The pages that are to be found, with their early resources and styles; the others are written at once. */
async function readPages({ publicRoot, files }: Options): Promise<Page[]> {
  const read = (file: string) => readFile(path.join(publicRoot, file), "utf8");
  const stats: WebpackStats = JSON.parse(await read("webpack.stats.json"));
  const { webpackCompilationHash } = JSON.parse(await read(appData));
  const given: { file: string; html: string; template: string }[] = [];
  for (const file of await filesBelow(publicRoot)) {
    if (!/(?:^|\/)(?:index|404)\.html$/u.test(file)) continue;
    const html = await read(file);
    const address = addressOf(html);
    if (address === undefined) continue;
    const data = await read(dataAddress(address));
    given.push({
      file,
      html: withEarlyResources(html, stats, data, webpackCompilationHash),
      template: templateOf(data),
    });
  }
  const pages: Page[] = [];
  for (const { file, html } of withOwnStyles(given, await read(sheetOf(stats)))) {
    const printed = readPrintedPage(html, files);
    if (printed) pages.push({ file, html, printed });
    else await writeFile(path.join(publicRoot, file), html);
  }
  return pages;
}

function shareImageOf({ printed }: Page, { content }: Options): ShareImage {
  const { name, tagline } = content.studio;
  const here = printed.trail.at(-1)?.name;
  const picture = printed.pictures.find(({ isLargest }) => isLargest);
  return {
    title: printed.heading,
    // Where the title is the page's name, the tagline says more than its repetition.
    label: here === undefined || here === printed.heading ? `${name} · ${tagline}` : `${name} · ${here}`,
    picture: picture && {
      file: path.join(acceptedContentDirectory, picture.files[0] ?? ""),
      focus: picture.focus,
    },
  };
}

const earlierTags = /(?:<meta property="og:image" .*?)?<\/head>/su;

/** The page with all of it at the end of its head. Gatsby leaves unchanged pages alone: they have it already. */
function withTags(html: string, { heading }: PrintedPage, shareImage: string, graph: object): string {
  const tags = [
    `<meta property="og:image" content="${escaped(shareImage)}">`,
    '<meta property="og:image:type" content="image/jpeg">',
    `<meta property="og:image:width" content="${shareImageSize.width}">`,
    `<meta property="og:image:height" content="${shareImageSize.height}">`,
    `<meta property="og:image:alt" content="${escaped(heading)}">`,
    '<meta name="twitter:card" content="summary_large_image">',
    `<script type="application/ld+json">${inScript(JSON.stringify(graph))}</script>`,
  ];
  return html.replace(earlierTags, () => `${tags.join("")}</head>`);
}

/** @throws Error when a page lacks what every page has, or shows a picture that the content has not */
export async function publishPages(options: Options): Promise<void> {
  const { publicRoot, siteUrl, content } = options;
  const pages = await readPages(options);
  const shareImages = await writeShareImages(
    pages.map((page) => shareImageOf(page, options)),
    publicRoot,
  );
  const photograph = pages
    .find(({ printed }) => printed.url === `${siteUrl}/`)
    ?.printed.pictures.find(({ isLargest }) => isLargest);
  for (const [index, { file, html, printed }] of pages.entries()) {
    const graph = structuredData(printed, { url: siteUrl, content, photograph: photograph?.address });
    await writeFile(
      path.join(publicRoot, file),
      withTags(html, printed, `${siteUrl}${shareImages[index]}`, graph),
    );
  }
  await mkdir(path.join(publicRoot, ".well-known"), { recursive: true });
  const texts = {
    "sitemap.xml": sitemapOf(
      pages.map(({ printed }) => printed),
      siteUrl,
    ),
    "robots.txt": robotsOf(siteUrl),
    "studio.vcf": vcardOf(content.studio, siteUrl),
    ".well-known/security.txt": securityTextOf(content.studio.email, siteUrl),
  };
  for (const [name, text] of Object.entries(texts)) await writeFile(path.join(publicRoot, name), text);
}
