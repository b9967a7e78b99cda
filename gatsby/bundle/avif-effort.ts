import sharp, { type AvifOptions } from "sharp";

/**
 * gatsby-plugin-sharp has no option for the effort, and sharp's default is 4
 * (https://sharp.pixelplumbing.com/api-output/#avif): 2 is 6 to 11 times faster, for at most 1.7 % more bytes.
 */
export function lowerAvifEffort() {
  const { avif } = sharp.prototype;
  sharp.prototype.avif = function avifAtLowEffort(options?: AvifOptions) {
    return avif.call(this, { effort: 2, ...options });
  };
}
