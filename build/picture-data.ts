import type { NodePluginArgs } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { generateImageData } from "gatsby-plugin-sharp";

/** What a query asks of a picture. */
export type Wanted = {
  /** Widths of its AVIF variants, in pixels; those of gatsby-config.ts unless told. */
  breakpoints?: readonly number[] | null;
  /** `["avif"]` for a crop: the picture it is cut from has a JPEG. */
  formats?: readonly string[] | null;
};

/** The one JPEG is for the few browsers without AVIF and for search engines, wherever the picture stands. */
const jpegWidth = 1200;

/**
 * A picture in several widths of AVIF and in one of JPEG; Gatsby's own resolver makes both in every width.
 *
 * @param file node of the picture
 */
export async function pictureData(
  file: object,
  { breakpoints, formats }: Wanted,
  { cache, pathPrefix, reporter }: Pick<NodePluginArgs, "cache" | "pathPrefix" | "reporter">,
): Promise<IGatsbyImageData> {
  const make = (format: string, widths?: readonly number[] | null) =>
    generateImageData({
      file,
      args: { layout: "fullWidth", formats: [format], ...(widths && { breakpoints: widths }) },
      pathPrefix,
      cache,
      // It warns of every picture that is made in AVIF alone.
      reporter: Object.assign(Object.create(reporter), { warn() {} }),
    });
  const { images, ...data } = await make("avif", breakpoints);
  const jpeg = formats ? undefined : await make("jpg", [jpegWidth]);
  return {
    ...data,
    images: {
      ...(jpeg && { fallback: { src: jpeg.images.fallback.src } }),
      sources: [{ type: "image/avif", srcSet: images.fallback.srcSet.replaceAll("\n", " ") }],
    },
  };
}
