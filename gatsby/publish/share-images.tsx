/** The share image of each page: what messengers and social networks show where its address is sent. */
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Font } from "satori";
import sharp from "sharp";
import subsetFont from "subset-font";
import { pictureFile } from "../../content-model/fields";
import type { ImageContent, SiteContent } from "../../content-model/site-content";
import { shareImageAddress, shareImageSize } from "../../src/seo/share-image";
import { sectionStrings } from "../../src/strings/sections";
import { acceptedContentDirectory } from "../prepare-content/accepted-content";

import { areaAround, type Focus, reading } from "../prepare-content/accepted-picture";
import { themedDrawing, themedFavicon, themePalette } from "../prepare-content/theme";

export type ShareImage = {
  /** Address of the page, without a final slash. */
  pathname: string;
  title: string;
  /** Whose page it is. */
  label: string;
  /** An accepted picture; without one, a drawing of contour lines. */
  picture?: { file: string; focus: Focus } | undefined;
};

const drawing = { file: path.resolve("gatsby/publish/share-image-ground.svg"), focus: { x: 50, y: 50 } };

/** WhatsApp shows images up to 300 kB; only one full of fine detail needs the lower qualities. */
const mostBytes = 250_000;
const qualities = [80, 65, 50, 30];

/** The fonts of the family, in the order in which satori looks for a character. One that none has leaves a gap. */
const scripts = ["latin", "latin-ext", "greek", "cyrillic", "vietnamese"];
const fontFamily = scripts.map((script) => `Manrope ${script}`).join(", ");

/** Manrope Bold with the characters of a text: satori knows neither WOFF2 nor the weights of a variable font. */
const fontsFor = (text: string): Promise<Font[]> =>
  Promise.all(
    scripts.map(async (script): Promise<Font> => {
      // Parcel, which compiles gatsby-node, cannot resolve packages at run time.
      const file = `node_modules/@fontsource-variable/manrope/files/manrope-${script}-wght-normal.woff2`;
      const data = await subsetFont(await readFile(path.resolve(file)), text, {
        targetFormat: "sfnt",
        variationAxes: { wght: 700 },
      });
      return { name: `Manrope ${script}`, data, weight: 700, style: "normal" };
    }),
  );

/** Accents joined to their letters, without the marks of text processors that the fonts do not have. */
const plain = (text: string) =>
  text
    .normalize("NFC")
    .replace(/\p{Format}/gu, "")
    .replace(/[\u2010\u2011]/gu, "-");

/** How far the scrim fades out above and beside the texts, in pixels. */
const fade = { above: 240, beside: 380 };

/** Stops of a gradient without a visible beginning or end. */
const eased = (length: number) =>
  [0, 0.1, 0.5, 0.9, 1].map((opacity, i) => `rgba(0, 0, 0, ${opacity}) ${(length * i) / 4}px`).join(", ");

/** The scrim behind the texts, as large as they are: white on it has 4.5:1 even over a white picture. */
const Scrim = () => (
  <div
    style={{
      position: "absolute",
      top: 0,
      right: 0,
      bottom: 0,
      left: 0,
      zIndex: -1,
      backgroundColor: themePalette().ink,
      opacity: 0.82,
      maskImage: `linear-gradient(to bottom, ${eased(fade.above)}), linear-gradient(to left, ${eased(fade.beside)})`,
      maskComposite: "intersect",
    }}
  />
);

/** The dimension line of a drawing, the site's ornament below a title. */
const DimensionLine = () => {
  const end = `3px solid ${themePalette()["accent-text-on-ink"]}`;
  return (
    <div
      style={{
        display: "flex",
        alignItems: "center",
        flexShrink: 0,
        width: 180,
        height: 18,
        borderLeft: end,
        borderRight: end,
      }}
    >
      <div style={{ width: "100%", height: 3, backgroundColor: themePalette()["accent-text-on-ink"] }} />
    </div>
  );
};

/** Title, line and label in the lower left corner. */
const Lettering = ({ title, label, logo }: { title: string; label: string; logo: string }) => (
  <div
    style={{
      position: "absolute",
      left: 0,
      bottom: 0,
      display: "flex",
      flexDirection: "column",
      gap: 26,
      padding: `${fade.above}px ${fade.beside}px 56px 72px`,
      color: themePalette().white,
      fontFamily,
    }}
  >
    <Scrim />
    <div
      style={{
        display: "block",
        flexShrink: 0,
        maxWidth: 700,
        fontSize: title.length > 50 ? 58 : 72,
        lineHeight: 1.12,
        letterSpacing: "-0.02em",
        textWrap: "balance",
      }}
    >
      {title}
    </div>
    <DimensionLine />
    <div
      style={{
        display: "flex",
        flexShrink: 0,
        alignItems: "center",
        gap: 20,
        // The longest that the content model allows is twice the shipped one: smaller, and whole.
        fontSize: label.length > 90 ? 22 : 28,
      }}
    >
      <img src={logo} alt="" width={52} height={52} />
      <div style={{ display: "block", maxWidth: 628, wordBreak: "break-word" }}>{label}</div>
    </div>
  </div>
);

/** The picture around its focal point, with the lettering over it, as a JPEG. */
async function draw(picture: Buffer, focus: Focus, lettering: string): Promise<Buffer> {
  const { width, height } = shareImageSize;
  const area = areaAround(await sharp(picture).metadata(), focus, width / height);
  const image = sharp(picture, reading)
    .extract(area)
    .resize(width, height)
    .flatten({ background: themePalette().ink })
    .composite([{ input: Buffer.from(lettering) }]);
  let jpeg: Buffer = Buffer.alloc(0);
  for (const quality of qualities) {
    jpeg = await image.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= mostBytes) break;
  }
  return jpeg;
}

/** The images of all pages that have an address: title and picture of the page's hero. */
export function shareImagesOf(content: SiteContent): ShareImage[] {
  const { studio } = content;
  type Titled = { title: string; backgroundImage?: ImageContent | undefined };
  const image = (pathname: string, { title, backgroundImage }: Titled, name = title): ShareImage => ({
    pathname,
    title,
    // Where the title is the page's name, the tagline says more than its repetition.
    label: `${studio.name} · ${name === title ? studio.tagline : name}`,
    picture: backgroundImage && {
      file: path.join(acceptedContentDirectory, pictureFile(backgroundImage.src)),
      focus: backgroundImage.focus,
    },
  });
  return [
    image("/", content.homePage.hero),
    image("/about", content.aboutPage.hero),
    image("/services", content.servicesPage.hero, sectionStrings.servicesCrumb),
    image("/portfolio", content.portfolioPage.hero),
    image("/contact", content.contactPage.hero),
    image("/preventivo", content.quotePage.hero),
    ...(content.equipmentPage ? [image("/attrezzature", content.equipmentPage.hero)] : []),
    ...content.services.map(({ slug, title, hero }) => image(`/services/${slug}`, hero, title)),
    ...content.projects.map(({ slug, title, image: backgroundImage }) =>
      image(`/portfolio/${slug}`, { title, backgroundImage }),
    ),
    ...content.pages.map(({ slug, title, hero }) => image(`/${slug}`, hero, title)),
    ...content.legal.map(({ slug, title }) => image(`/${slug}`, { title })),
  ];
}

/** Writes the images below `/social/`, where nothing of an earlier build stays. */
export async function writeShareImages(images: readonly ShareImage[], publicRoot: string): Promise<void> {
  const { default: satori } = await import("satori");
  const logo = `data:image/svg+xml;base64,${Buffer.from(themedFavicon()).toString("base64")}`;
  const fonts = await fontsFor(plain(images.map(({ title, label }) => title + label).join("")));
  await rm(path.join(publicRoot, "social"), { recursive: true, force: true });

  async function write({ pathname, title, label, picture: { file, focus } = drawing }: ShareImage) {
    const texts = <Lettering title={plain(title)} label={plain(label)} logo={logo} />;
    const lettering = await satori(texts, { ...shareImageSize, fonts });
    const target = path.join(publicRoot, shareImageAddress(pathname));
    const picture = file === drawing.file ? themedDrawing(file) : await readFile(file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, await draw(picture, focus, lettering));
  }
  await Promise.all(images.map(write));
}
