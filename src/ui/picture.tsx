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

type Crop = {
  readonly file: ImageFile | null;
  /** Takes the place of `file` in broad windows. */
  readonly broadFile?: ImageFile | null | undefined;
  readonly media: string;
  readonly sizes: string;
};

type PictureProps = {
  image: PictureSource;
  sizes: string;
  crop?: Crop;
  hasPriority?: boolean;
  /** Overrides the picture's own; empty where neighbouring text says the same. */
  alt?: string;
  className?: string;
};

const imageOf = (file: ImageFile | null | undefined) => getImage(file?.childImageSharp ?? null);

/** Versions for media that exclude each other: each is preloaded for its own. */
function artDirectionOf({ file, broadFile, media }: Crop) {
  const [image, broadImage] = [imageOf(file), imageOf(broadFile)];
  if (!image) return [];
  if (!broadImage) return [{ media, image }];
  return [
    { media: `${media} and ${breakpoints.broad}`, image: broadImage },
    { media: `${media} and ${breakpoints.narrow}`, image },
  ];
}

/** Address of a JPEG, which every browser can open. */
export function jpegOf({ src }: PictureSource) {
  const image = imageOf(src);
  return image && getSrc(image);
}

/** Replaces <GatsbyImage>, which is transparent until a script runs. @throws Error for an unreadable picture */
export function Picture({
  image,
  sizes,
  crop,
  hasPriority = false,
  alt = image.alt,
  className,
}: PictureProps) {
  const whole = imageOf(image.src);
  if (whole === undefined) throw new Error(`No raster image for «${image.alt}»`);
  const crops = crop ? artDirectionOf(crop) : [];
  const { images } = crops.length > 0 ? withArtDirection(whole, crops) : whole;
  const sources = images.sources ?? [];
  return (
    <picture className={styles.picture}>
      {hasPriority ? (
        // Preloads a crop for its layouts, the whole for the others.
        <Helmet>
          {sources
            .filter(({ type }) => type === "image/avif")
            .map(({ srcSet, type, media }) => (
              <link
                key={srcSet}
                rel="preload"
                as="image"
                type={type}
                // Lower case as in HTML: Helmet prints names unchanged.
                {...{ imagesrcset: srcSet, imagesizes: media ? crop?.sizes : sizes }}
                {...fetchPriority("high")}
                {...(crop && crops.length > 0 && { media: media ?? `not all and ${crop.media}` })}
              />
            ))}
        </Helmet>
      ) : null}
      {sources.map((source) => (
        <source
          key={`${source.media} ${source.type}`}
          {...source}
          sizes={source.media ? crop?.sizes : sizes}
        />
      ))}
      <img
        className={className ? `${styles.image} ${className}` : styles.image}
        src={images.fallback?.src}
        width={whole.width}
        // The plugin divides by the ratio: 1466.67 is no valid attribute.
        height={Math.round(whole.height)}
        alt={alt}
        {...(hasPriority
          ? { decoding: "sync", ...fetchPriority("high") }
          : { decoding: "async", loading: "lazy" })}
        style={
          {
            backgroundColor: whole.backgroundColor,
            "--focus": `${image.focus.x}% ${image.focus.y}%`,
          } as CSSProperties
        }
      />
    </picture>
  );
}
