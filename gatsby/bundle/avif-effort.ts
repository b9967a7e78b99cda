import sharp, { type AvifOptions } from "sharp";

/**
 * Sets the effort of AVIF encoding to 2: gatsby-plugin-sharp leaves it at 4 and has no option for it. Six to eleven
 * times faster, for at most 1.7 % more bytes.
 */
export function lowerAvifEffort() {
  const { avif } = sharp.prototype;
  sharp.prototype.avif = function avifAtLowEffort(options?: AvifOptions) {
    return avif.call(this, { effort: 2, ...options });
  };
}
