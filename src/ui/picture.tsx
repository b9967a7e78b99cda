import type { IGatsbyImageData } from "gatsby-plugin-image";
import * as styles from "./picture.module.css";

export type PictureSource = {
  readonly alt: string;
  readonly focus: { readonly x: number; readonly y: number };
  readonly src: { readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null };
};

type PictureProps = {
  image: PictureSource;
  /** Width at which the layout shows the picture, as in the `sizes` attribute. */
  sizes: string;
  /** The page's largest picture above the fold: loaded at once, before everything else. */
  priority?: boolean;
  /** Empty where a neighbouring text already says what the picture shows. */
  alt?: string;
  className?: string;
};

/** Intrinsic width printed in the HTML; with the height it only gives the aspect ratio. */
const printedWidth = 1600;

/**
 * Prints a picture of the content in AVIF, WebP and JPEG. GatsbyImage would do so too, and
 * fetch react-dom/server in the visitor's browser to do it.
 *
 * @throws Error for a picture that the image pipeline could not read: the content check refuses it earlier
 */
export function Picture({ image, sizes, priority = false, alt = image.alt, className }: PictureProps) {
  const data = image.src.childImageSharp?.gatsbyImageData;
  const fallback = data?.images.fallback;
  if (data === undefined || fallback === undefined) throw new Error(`No raster image for «${image.alt}»`);
  return (
    <picture className={styles.picture}>
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
