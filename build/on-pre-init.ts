import type { GatsbyNode } from "gatsby";
import sharp, { type AvifOptions } from "sharp";
import { checkContent, formatReport } from "../content-model/check";
import { acceptContent, contentDirectory, staticDirectory } from "./accept/accepted-content";
import { writeFontSubset } from "./bundle/subset-font";

/**
 * gatsby-plugin-sharp fixes AVIF effort at 4 and offers no option; effort 2 is eleven times
 * faster for 1.7 % more bytes.
 */
function encodeAvifFaster() {
  const { avif } = sharp.prototype;
  sharp.prototype.avif = function avifAtLowEffort(options?: AvifOptions) {
    return avif.call(this, { effort: 2, ...options });
  };
}

/** Stops `gatsby develop` and `gatsby build` on content that does not pass the check. */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }) => {
  const report = await checkContent({ contentRoot: contentDirectory, staticRoot: staticDirectory });
  if (report.errors > 0) {
    reporter.log(`${formatReport(report)}\n\nIl sito non è partito: correggere, poi ripetere il comando.`);
    process.exit(1);
  }
  await Promise.all([acceptContent(), writeFontSubset()]);
  encodeAvifFaster();
};
