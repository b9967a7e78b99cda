import type { GatsbyNode } from "gatsby";
import { readEmbed } from "../content-model/embed-address";
import { formValueBySlug } from "../content-model/specification";
import type { EmbedUse } from "../src/lib/embed";
import { type Image, portraitFile } from "./accept/portraits";

type Context = { nodeModel: { findOne: (search: object) => Promise<unknown> } };

/** What the page needs of the video or map whose address is in a field; so no browser has to understand addresses. */
const embedIn = (field: string, use: EmbedUse) => ({
  type: "Embed",
  resolve: (source: Readonly<Record<string, string | undefined>>) => readEmbed(source[field] ?? "", use),
});

/** Fields of the content that follow from others, for the pages' queries. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers }) => {
  createResolvers({
    ContentImage: {
      portrait: {
        type: "File",
        resolve: (image: Image, _: unknown, { nodeModel }: Context) =>
          nodeModel.findOne({
            type: "File",
            query: { filter: { relativePath: { eq: portraitFile(image) } } },
          }),
      },
    },
    Hero: { embed: embedIn("videoUrl", "background") },
    VideoSection: { embed: embedIn("videoUrl", "video") },
    MapSection: { embed: embedIn("embedUrl", "map") },
    Service: {
      formValue: {
        type: "String!",
        resolve: ({ slug }: { slug: keyof typeof formValueBySlug }) => formValueBySlug[slug],
      },
    },
  });
};
