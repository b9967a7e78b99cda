import { getImage, getSrc, type IGatsbyImageData, withArtDirection } from "gatsby-plugin-image";
import type { CSSProperties } from "react";
import { Helmet } from "react-helmet";
import * as styles from "./picture.module.css";

type ImageFile = { readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null };

export type PictureSource = {
  readonly alt: string;
  readonly focus: { readonly x: number; readonly y: number };
  readonly src: ImageFile;
};

/** Another cut of the picture, for layouts that the whole of it does not fit. */
type Crop = {
  readonly file: ImageFile | null;
  /** Media query of the layouts that show it. */
  readonly media: string;
  /** Its width there, as in the `sizes` attribute. */
  readonly sizes: string;
};

type PictureProps = {
  image: PictureSource;
  /** Width at which the layout shows the picture, as in the `sizes` attribute. */
  sizes: string;
  crop?: Crop;
  /** The page's largest picture above the fold: loaded at once, before everything else. */
  priority?: boolean;
  /** Empty where a neighbouring text already says what the picture shows. */
  alt?: string;
  className?: string;
};

const imageOf = (file: ImageFile | null | undefined) => getImage(file?.childImageSharp ?? null);

/** Address of the picture by itself, which every browser can open. */
export function jpegOf({ src }: PictureSource) {
  const image = imageOf(src);
  return image && getSrc(image);
}

type Source = { srcSet?: string; type?: string; media?: string };
type PreloadProps = { sources: readonly Source[]; crop: Crop | undefined; sizes: string };

/** Preloads the page's largest picture ahead of the styles: the crop for its layouts, or else the whole. */
function Preload({ sources, crop, sizes }: PreloadProps) {
  return (
    <Helmet>
      {sources
        .filter(({ type }) => type === "image/avif")
        .map(({ srcSet, type, media }) => (
          <link
            key={srcSet}
            rel="preload"
            as="image"
            type={type}
            // In the case of HTML: React 18 does not know the last one, and Helmet writes names as they are.
            {...{ imagesrcset: srcSet, imagesizes: media ? crop?.sizes : sizes, fetchpriority: "high" }}
            {...(crop && { media: media ?? `not all and ${crop.media}` })}
          />
        ))}
    </Helmet>
  );
}

/**
 * Prints what gatsby-plugin-image has made of a picture. Not by its <GatsbyImage>: that leaves pictures transparent until a
 * script has run. Browsers without AVIF get one JPEG, 1200 px wide.
 *
 * @throws Error for a picture that the image pipeline could not read: the content check refuses it earlier
 */
export function Picture({ image, sizes, crop, priority = false, alt = image.alt, className }: PictureProps) {
  const whole = imageOf(image.src);
  if (whole === undefined) throw new Error(`No raster image for «${image.alt}»`);
  const cropped = imageOf(crop?.file);
  const { images } =
    crop && cropped ? withArtDirection(whole, [{ media: crop.media, image: cropped }]) : whole;
  const sources = images.sources ?? [];
  return (
    <picture className={styles.picture}>
      {priority ? <Preload sources={sources} crop={cropped && crop} sizes={sizes} /> : null}
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
        // The plugin divides by the ratio: 1100 of 900 × 1100 become 1466.67 of 1200, which is no valid attribute.
        height={Math.round(whole.height)}
        alt={alt}
        // React 18 knows the second attribute only in lower case.
        {...(priority ? { decoding: "sync", fetchpriority: "high" } : { decoding: "async", loading: "lazy" })}
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
