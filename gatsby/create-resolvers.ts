import { readFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { readDrawing } from "../content-check/drawing";
import { readEmbed } from "../content-model/embed-address";
import { pathInContent } from "../content-model/fields";
import type { EmbedUse } from "../shared/embed";
import { acceptedContentDirectory } from "./prepare-content/accepted-content";
import { type Image, squareFile } from "./prepare-content/square-crops";

type Context = { nodeModel: { findOne: (search: object) => Promise<unknown> } };

// Parses at build, so that no browser has to.
const embedIn = (field: string, use: EmbedUse) => ({
  type: "Embed",
  resolve: (source: Readonly<Record<string, string | undefined>>) => readEmbed(source[field] ?? "", use),
});

const aspect = {
  type: "Float!",
  resolve: async ({ src }: { src: string }) =>
    readDrawing(await readFile(path.join(acceptedContentDirectory, pathInContent(src)))).aspect,
};

export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers }) => {
  createResolvers({
    ContentImage: {
      square: {
        type: "File",
        resolve: (image: Image, _: unknown, { nodeModel }: Context) =>
          nodeModel.findOne({
            type: "File",
            query: { filter: { relativePath: { eq: squareFile(image) } } },
          }),
      },
    },
    Drawing: { aspect },
    DrawingWithoutAlt: { aspect },
    Hero: { embed: embedIn("videoUrl", "background") },
    BlockVideo: { embed: embedIn("videoUrl", "video") },
    BlockMap: { embed: embedIn("embedUrl", "map") },
    VideoSection: { embed: embedIn("videoUrl", "video") },
    MapSection: { embed: embedIn("embedUrl", "map") },
    Service: {
      formValue: {
        type: "String!",
        resolve: ({ formValue, fields }: { formValue?: string; fields: { slug: string } }) =>
          formValue ?? fields.slug,
      },
    },
  });
};
