/**
 * Stands in for gatsby-plugin-image, whose functions cannot be had without its component (4 kB gz): those that
 * src/ui/picture.tsx calls, for what the image pipeline hands over. The build prints the pages with the plugin's own.
 */
import type { IArtDirectedImage, IGatsbyImageData } from "gatsby-plugin-image";

export const getImage = (data: IGatsbyImageData | null) => (data?.images.fallback ? data : undefined);
export const getSrc = ({ images }: IGatsbyImageData) => images.fallback?.src;
export const getSrcSet = ({ images }: IGatsbyImageData) => images.fallback?.srcSet;

export function withArtDirection(whole: IGatsbyImageData, crops: readonly IArtDirectedImage[]) {
  const sources = crops.flatMap(({ media, image: { images } }) => [
    ...(images.sources ?? []).map((source) => ({ ...source, media })),
    { media, srcSet: images.fallback?.srcSet },
  ]);
  return { ...whole, images: { ...whole.images, sources: [...sources, ...(whole.images.sources ?? [])] } };
}
