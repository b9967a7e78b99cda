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

/** Address of the largest variant every browser can show. */
export function largestFallback({ src }: PictureSource): string | undefined {
  const fallback = src.childImageSharp?.gatsbyImageData.images.fallback;
  return fallback?.srcSet?.split(",").at(-1)?.trim().split(" ")[0] ?? fallback?.src;
}

/** The crop in every format; the whole picture's own sources come after it. */
function CropSources({ file, media, sizes }: Crop) {
  const images = file?.childImageSharp?.gatsbyImageData.images;
  if (!images) return null;
  const sources = [...(images.sources ?? []), { type: "image/jpeg", srcSet: images.fallback?.srcSet }];
  return sources.map(({ type, srcSet }) => (
    <source key={type} media={media} type={type} srcSet={srcSet} sizes={sizes} />
  ));
}

/**
 * Prints a picture of the content in AVIF and JPEG. GatsbyImage would do so too, and
 * fetch react-dom/server in the visitor's browser to do it.
 *
 * @throws Error for a picture that the image pipeline could not read: the content check refuses it earlier
 */
export function Picture({ image, sizes, crop, priority = false, alt = image.alt, className }: PictureProps) {
  const data = image.src.childImageSharp?.gatsbyImageData;
  const fallback = data?.images.fallback;
  if (data === undefined || fallback === undefined) throw new Error(`No raster image for «${image.alt}»`);
  return (
    <picture className={styles.picture}>
      {crop ? <CropSources {...crop} /> : null}
      {data.images.sources?.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={[styles.image, className].filter(Boolean).join(" ")}
        src={fallback.src}
        srcSet={fallback.srcSet}
        sizes={sizes}
        width={printedWidth}
        height={Math.round((printedWidth * data.height) / data.width)}
        alt={alt}
        loading={priority ? "eager" : "lazy"}
        decoding={priority ? "sync" : "async"}
        // React 18 knows the attribute only in lower case.
        {...(priority ? { fetchpriority: "high" } : {})}
        style={{
          backgroundColor: data.backgroundColor,
          objectPosition: `${image.focus.x}% ${image.focus.y}%`,
        }}
      />
    </picture>
  );
}
