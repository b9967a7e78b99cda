import type { IGatsbyImageData } from "gatsby-plugin-image";
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

/** Intrinsic width printed in the HTML; with the height it only gives the aspect ratio. */
const printedWidth = 1600;

/** What the image pipeline has made of a file; nothing of what it could not read. */
const imageOf = (file: ImageFile | null | undefined) => file?.childImageSharp?.gatsbyImageData;

const avifOf = (image: IGatsbyImageData | undefined) => image?.images.sources?.[0];

/** Address of the picture by itself, which every browser can open. */
export const jpegOf = ({ src }: PictureSource) => imageOf(src)?.images.fallback?.src;

/**
 * Prints a picture of the content in AVIF, and for other browsers in one JPEG. GatsbyImage would fetch react-dom/server in
 * the visitor's browser to do it.
 *
 * @throws Error for a picture that the image pipeline could not read: the content check refuses it earlier
 */
export function Picture({ image, sizes, crop, priority = false, alt = image.alt, className }: PictureProps) {
  const whole = imageOf(image.src);
  if (whole === undefined) throw new Error(`No raster image for «${image.alt}»`);
  const cropped = avifOf(imageOf(crop?.file));
  return (
    <picture className={styles.picture}>
      {cropped ? <source {...cropped} media={crop?.media} sizes={crop?.sizes} /> : null}
      <source {...avifOf(whole)} sizes={sizes} />
      <img
        className={className ? `${styles.image} ${className}` : styles.image}
        src={whole.images.fallback?.src}
        width={printedWidth}
        height={Math.round((printedWidth * whole.height) / whole.width)}
        alt={alt}
        // React 18 knows the second attribute only in lower case.
        {...(priority ? { decoding: "sync", fetchpriority: "high" } : { decoding: "async", loading: "lazy" })}
        style={{
          backgroundColor: whole.backgroundColor,
          objectPosition: `${image.focus.x}% ${image.focus.y}%`,
        }}
      />
    </picture>
  );
}
