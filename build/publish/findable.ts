/**
 * What search engines, messengers and address books get besides the pages: structured data and a picture for sharing in
 * every page, the map of the site, the studio's card. All of it says what the pages print, since it is read from them.
 */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { SiteContent } from "../../content-model/site-content";
import { filesBelow } from "../../hosting/files";
import { lastModifiedOf } from "./last-modified/last-modified";
import { pageSourceOf } from "./page-sources";
import { makeSocialImages, type SocialImageSource, socialImageSize } from "./share-images";
import { writeSitemap } from "./sitemap/write-sitemap";
import { graphOf, type PrintedPage, readPrintedPage, withStructuredData } from "./structured-data";
import { writeVcard } from "./vcard";

type Options = {
  publicRoot: string;
  /** Origin of the site, without a final slash. */
  siteUrl: string;
  content: SiteContent;
  /** Where `content` was read from, and the project that may keep its history. */
  contentRoot: string;
  projectRoot: string;
  /** Pictures of the content, upright and in sRGB; the same folders as in `contentRoot`. */
  picturesRoot: string;
  cacheDirectory: string;
};

type Page = { file: string; path: string; printed: PrintedPage };

const attributeText = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

const sharingTags = /<meta property="og:image" .*?<meta name="twitter:card"[^>]*>/su;

/** The page with the picture that messengers show; can be applied to its own result. */
export function withSharingPicture(html: string, url: string, alt: string): string {
  const metas = [
    `property="og:image" content="${attributeText(url)}"`,
    'property="og:image:type" content="image/jpeg"',
    `property="og:image:width" content="${socialImageSize.width}"`,
    `property="og:image:height" content="${socialImageSize.height}"`,
    `property="og:image:alt" content="${attributeText(alt)}"`,
    'name="twitter:card" content="summary_large_image"',
  ];
  const tags = metas.map((meta) => `<meta ${meta}>`).join("");
  return html.replace(sharingTags, "").replace("</head>", () => `${tags}</head>`);
}

async function readPages({ publicRoot, siteUrl }: Options): Promise<Page[]> {
  const files = (await filesBelow(publicRoot)).filter((file) => /(?:^|\/)index\.html$/u.test(file));
  const pages = await Promise.all(
    files.map(async (file): Promise<Page[]> => {
      const printed = readPrintedPage(await readFile(path.join(publicRoot, file), "utf8"));
      if (printed === undefined) return [];
      return [{ file, path: printed.url.slice(siteUrl.length) || "/", printed }];
    }),
  );
  return pages.flat();
}

function sharingSource(
  { path: route, printed }: Page,
  { content, picturesRoot }: Options,
): SocialImageSource {
  const { name, tagline } = content.studio;
  const picture = pageSourceOf(route, content)?.picture;
  const here = printed.trail.at(-1)?.name;
  return {
    title: printed.heading,
    // Where the title is the page's name, the studio's line says more than its repetition.
    label: here === undefined || here === printed.heading ? `${name} · ${tagline}` : `${name} · ${here}`,
    ...(picture && {
      picture: { file: path.join(picturesRoot, picture.src.replace(/^\.\.\//u, "")), focus: picture.focus },
    }),
  };
}

/** @throws for a page that the content does not know, and when a picture cannot be made */
export async function makeFindable(options: Options): Promise<void> {
  const { publicRoot, siteUrl, content, contentRoot, projectRoot, cacheDirectory } = options;
  const pages = await readPages(options);
  const modified = await lastModifiedOf(projectRoot);
  const lastModified = ({ path: route }: Page) => {
    const files = pageSourceOf(route, content)?.files;
    const inProject = (file: string) =>
      path.relative(projectRoot, path.join(contentRoot, file)).replaceAll("\\", "/");
    return files && modified(files.map(inProject));
  };
  const sharing = await makeSocialImages(
    new Map(pages.map((page) => [page.path, sharingSource(page, options)])),
    { publicRoot, cacheDirectory: path.join(cacheDirectory, "social-images") },
  );

  for (const page of pages) {
    const file = path.join(publicRoot, page.file);
    const html = await readFile(file, "utf8");
    const graph = graphOf(page.path, page.printed, { url: siteUrl, content }, lastModified(page));
    const withGraph = withStructuredData(html, graph);
    await writeFile(
      file,
      withSharingPicture(withGraph, `${siteUrl}${sharing.get(page.path)}`, page.printed.heading),
    );
  }
  await writeSitemap(
    pages.map((page) => {
      const date = lastModified(page);
      return {
        path: page.path,
        images: page.printed.pictures.map(({ address }) => address),
        ...(date !== undefined && { lastModified: date }),
      };
    }),
    { publicRoot, siteUrl },
  );
  await writeVcard(content.studio, { publicRoot, siteUrl });
}
