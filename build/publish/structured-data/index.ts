/** Puts structured data into built pages. */
import type { Graph } from "schema-dts";
import { inScript } from "../in-script";

export { graphOf } from "./graph";
export type { Site } from "./nodes";
export { type PrintedPage, readPrintedPage } from "./printed-page";

const block = /<script type="application\/ld\+json">.*?<\/script>/su;

/** The page with its graph at the end of its head; can be applied to its own result. */
export const withStructuredData = (html: string, graph: Graph): string =>
  html
    .replace(block, "")
    .replace(
      "</head>",
      () => `<script type="application/ld+json">${inScript(JSON.stringify(graph))}</script></head>`,
    );
