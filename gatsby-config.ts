import { readFileSync } from "node:fs";
import type { GatsbyConfig } from "gatsby";
import { kindOf } from "./content-model/kinds";
import { loadEnvironment } from "./gatsby/environment";
import { acceptedContentDirectory, contentDirectory } from "./gatsby/prepare-content/accepted-content";
import { ink } from "./gatsby/prepare-content/accepted-picture";
import { siteOrigin } from "./gatsby/publish/site-origin";

loadEnvironment();
// Sends forms to gatsby/develop/mailbox.ts, at a path outside /api, where Gatsby would parse bodies itself.
if (process.env.NODE_ENV === "development") process.env.GATSBY_EMAILJS_ORIGIN ||= "/__posta";

// Reads the file before the content check, which will report it if it is unreadable.
function studioName(): string {
  try {
    return String(JSON.parse(readFileSync(`${contentDirectory}/site/studio.json`, "utf8")).name);
  } catch {
    return "Studio";
  }
}

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: siteOrigin() },
  trailingSlash: "never",
  jsxRuntime: "automatic",
  // Without an adapter, Gatsby would download and run a list of hosts' adapters before each build.
  adapter: { name: "none", adapt: () => undefined },
  graphqlTypegen: { typesOutputPath: "src/gatsby-types.d.ts", generateOnBuild: true },
  plugins: [
    "gatsby-plugin-react-helmet",
    "gatsby-plugin-image",
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "content", path: acceptedContentDirectory },
    },
    {
      resolve: "gatsby-transformer-json",
      options: {
        typeName: ({ node }: { node: { relativePath: string } }) => kindOf(node.relativePath)?.typeName,
      },
    },
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        useMozJpeg: true,
        failOn: "error",
        defaults: {
          formats: ["jpg", "avif"],
          placeholder: "dominantColor",
          breakpoints: [520, 800, 1200, 1920],
          avifOptions: { quality: 45 },
          jpgOptions: { quality: 74 },
        },
      },
    },
    {
      resolve: "gatsby-plugin-manifest",
      options: {
        name: studioName(),
        lang: "it",
        start_url: "/",
        background_color: ink,
        theme_color: ink,
        // Has a margin, because platforms crop maskable icons.
        icon: "static/icon.svg",
        icons: [48, 96, 180, 192, 512].map((size) => ({
          src: `/icons/icon-${size}.png`,
          type: "image/png",
          sizes: `${size}x${size}`,
          purpose: "any maskable",
        })),
        include_favicon: false,
        legacy: false,
        cache_busting_mode: "none",
      },
    },
    {
      resolve: "gatsby-plugin-sitemap",
      options: {
        createLinkInHead: false,
        // Omits changefreq and priority, which Google ignores.
        serialize: ({ path }: { path: string }) => ({ url: path }),
      },
    },
    // Silences a warning for each SVG.
    { resolve: "gatsby-transformer-sharp", options: { checkSupportedExtensions: false } },
  ],
};

export default config;
