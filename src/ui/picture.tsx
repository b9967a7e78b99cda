import { getImage, getSrc, getSrcSet, type IGatsbyImageData, withArtDirection } from "gatsby-plugin-image";
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
const imageOf = (file: ImageFile | null) => getImage(file?.childImageSharp?.gatsbyImageData ?? null);

/** Address of the largest variant every browser can show. */
export function largestFallback({ src }: PictureSource): string | undefined {
  const image = imageOf(src);
  return image && (getSrcSet(image)?.split(",").at(-1)?.trim().split(" ")[0] ?? getSrc(image));
}

/**
 * Prints a picture of the content in AVIF and JPEG. GatsbyImage would do so too, and
 * fetch react-dom/server in the visitor's browser to do it.
 *
 * @throws Error for a picture that the image pipeline could not read: the content check refuses it earlier
 */
export function Picture({ image, sizes, crop, priority = false, alt = image.alt, className }: PictureProps) {
  const whole = imageOf(image.src);
  if (whole === undefined) throw new Error(`No raster image for «${image.alt}»`);
  const cropped = crop && imageOf(crop.file);
  const { images } = cropped ? withArtDirection(whole, [{ media: crop.media, image: cropped }]) : whole;
  return (
    <picture className={styles.picture}>
      {images.sources?.map(({ media, type, srcSet }) => (
        <source
          key={`${media} ${type}`}
          media={media}
          type={type}
          srcSet={srcSet}
          sizes={media ? crop?.sizes : sizes}
        />
      ))}
      <img
        className={[styles.image, className].filter(Boolean).join(" ")}
        src={getSrc(whole)}
        srcSet={getSrcSet(whole)}
        sizes={sizes}
        width={printedWidth}
        height={Math.round((printedWidth * whole.height) / whole.width)}
        alt={alt}
        loading={priority ? "eager" : "lazy"}
        decoding={priority ? "sync" : "async"}
        // React 18 knows the attribute only in lower case.
        {...(priority ? { fetchpriority: "high" } : {})}
        style={{
          backgroundColor: whole.backgroundColor,
          objectPosition: `${image.focus.x}% ${image.focus.y}%`,
        }}
      />
    </picture>
  );
}
