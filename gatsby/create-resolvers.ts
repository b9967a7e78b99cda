/** GraphQL fields that the build computes from the content, so that no browser has to compute them. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { readDrawing } from "../content-check/drawing";
import { readEmbed } from "../content-model/embed-url";
import { pathInContent } from "../content-model/paths";
import type { EmbedUse } from "../shared/embed";
import { acceptedContentDirectory } from "./prepare-content/accepted-content";

const embedIn = (field: string, use: EmbedUse) => ({
  type: "Embed",
  resolve: (source: Readonly<Record<string, string | undefined>>) => readEmbed(source[field] ?? "", use),
});

/** Width divided by height of a drawing. */
const aspect = {
  type: "Float!",
  resolve: async ({ src }: { src: string }) => {
    const file = path.join(acceptedContentDirectory, pathInContent(src));
    return readDrawing(await readFile(file)).aspect;
  },
};

/** Code of a service in the messages of forms: the `formValue` of its content, else its slug. */
const formValue = {
  type: "String!",
  resolve: (service: { formValue?: string; fields: { slug: string } }) =>
    service.formValue ?? service.fields.slug,
};

export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers }) => {
  createResolvers({
    Drawing: { aspect },
    DrawingWithoutAlt: { aspect },
    Hero: { embed: embedIn("videoUrl", "background") },
    BlockVideo: { embed: embedIn("videoUrl", "video") },
    BlockMap: { embed: embedIn("embedUrl", "map") },
    VideoSection: { embed: embedIn("videoUrl", "video") },
    MapSection: { embed: embedIn("embedUrl", "map") },
    Service: { formValue },
  });
};
