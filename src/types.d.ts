/** Media queries by name; the names are its `@value`s. */
declare module "*/breakpoints.module.css" {
  const queries: Readonly<Record<"phone" | "uprightPhone" | "tablet" | "desk" | "wide", string>>;
  export = queries;
}

declare module "*.module.css" {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}

declare module "*.css";

declare module "*.svg" {
  const url: string;
  export default url;
}

declare module "*.woff2" {
  const url: string;
  export default url;
}

declare module "subset-font" {
  /** Cuts a font down to the glyphs of `text`; `variationAxes` narrows its axes, or pins them to a value. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: "woff2" | "sfnt";
      variationAxes?: Record<string, number | { min: number; max: number }>;
      /** Tags of the OpenType features that stay. */
      keepFeatures?: readonly string[];
      noHinting?: boolean;
    },
  ): Promise<Buffer>;
}

declare module "gatsby-plugin-sharp" {
  import type { NodePluginArgs } from "gatsby";
  import type { IGatsbyImageData } from "gatsby-plugin-image";

  /** Has the variants of a picture made; what its field `gatsbyImageData` is by default. */
  export function generateImageData(
    options: { file: object; args: object } & Pick<NodePluginArgs, "cache" | "pathPrefix" | "reporter">,
  ): Promise<IGatsbyImageData & { images: { fallback: { src: string; srcSet: string } } }>;
}
