import { getImage, getSrc, type IGatsbyImageData, withArtDirection } from "gatsby-plugin-image";
import type { CSSProperties } from "react";
import { Helmet } from "react-helmet";
import { fetchPriority } from "../lib/fetch-priority";
import * as breakpoints from "../styles/breakpoints.module.css";
import * as styles from "./picture.module.css";

type ImageFile = { readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null };

export type PictureSource = {
  readonly alt: string;
  readonly focus: { readonly x: number; readonly y: number };
  readonly src: ImageFile;
};

/** Another file for some viewports: a crop or another picture. */
type ArtDirection = {
  /** File for these viewports; without one, they get the image, too. */
  readonly file: ImageFile | null;
  /** Takes the place of `file` in broad viewports. */
  readonly broadFile?: ImageFile | null | undefined;
  /** Media query without a type or a comma, which `not all and …` could not negate. */
  readonly media: string;
  readonly sizes: string;
};

type PictureProps = {
  image: PictureSource;
  sizes: string;
  artDirection?: ArtDirection;
  hasPriority?: boolean;
  /** Overrides the image's own text; empty where neighbouring text says the same. */
  alt?: string;
  className?: string;
};

const imageDataOf = (file: ImageFile | null | undefined) => getImage(file?.childImageSharp ?? null);

/** Returns the versions for other viewports. At most one of their queries matches, so a browser preloads only one. */
function artDirectedImages({ file, broadFile, media }: ArtDirection) {
  const [image, broadImage] = [imageDataOf(file), imageDataOf(broadFile)];
  if (!image) return [];
  if (!broadImage) return [{ media, image }];
  return [
    { media: `${media} and ${breakpoints.broad}`, image: broadImage },
    { media: `${media} and ${breakpoints.narrow}`, image },
  ];
}

/** Returns the URL of the JPEG, which every browser can open. */
export function jpegOf({ src }: PictureSource) {
  const image = imageDataOf(src);
  return image && getSrc(image);
}

type PicturePreloadProps = {
  sources: IGatsbyImageData["images"]["sources"];
  /** Media query of the sources that have none. */
  otherMedia: string | null;
};

const PicturePreload = ({ sources = [], otherMedia }: PicturePreloadProps) => (
  <Helmet>
    {sources
      .filter(({ type }) => type === "image/avif")
      .map(({ srcSet, sizes, type, media = otherMedia }) => (
        <link
          key={srcSet}
          rel="preload"
          as="image"
          type={type}
          // Writes the names in lower case, as in HTML, because Helmet prints them unchanged.
          {...{ imagesrcset: srcSet, imagesizes: sizes }}
          {...fetchPriority("high")}
          {...(media && { media })}
        />
      ))}
  </Helmet>
);

/** Replaces <GatsbyImage>, which is transparent until a script runs. */
export function Picture({
  image,
  sizes,
  artDirection,
  hasPriority = false,
  alt = image.alt,
  className,
}: PictureProps) {
  const imageData = imageDataOf(image.src);
  if (imageData === undefined) throw new Error(`No raster image for «${image.alt}»`);
  const otherVersions = artDirection ? artDirectedImages(artDirection) : [];
  const isArtDirected = artDirection !== undefined && otherVersions.length > 0;
  const { images } = isArtDirected ? withArtDirection(imageData, otherVersions) : imageData;
  const sources = (images.sources ?? []).map((source) => ({
    ...source,
    sizes: source.media ? artDirection?.sizes : sizes,
  }));
  return (
    <picture className={`contents ${styles.picture}`}>
      {hasPriority ? (
        <PicturePreload
          sources={sources}
          otherMedia={isArtDirected ? `not all and ${artDirection.media}` : null}
        />
      ) : null}
      {sources.map((source) => (
        <source key={`${source.media} ${source.type}`} {...source} />
      ))}
      <img
        className={className ? `${styles.image} ${className}` : styles.image}
        src={images.fallback?.src}
        width={imageData.width}
        // Rounds the height, which the plugin computes from the ratio: 1466.67 is no valid attribute.
        height={Math.round(imageData.height)}
        alt={alt}
        {...(hasPriority
          ? { decoding: "sync", ...fetchPriority("high") }
          : { decoding: "async", loading: "lazy" })}
        style={
          {
            backgroundColor: imageData.backgroundColor,
            "--focal-point": `${image.focus.x}% ${image.focus.y}%`,
          } as CSSProperties
        }
      />
    </picture>
  );
}
