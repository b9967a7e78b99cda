/** Sizes of published pictures in pixels, for the content check and the build. */
import type { FieldMeta } from "./fields";

export type Size = { width: number; height: number };

/** Longest side of an accepted picture; the widest published variant has 1920 pixels. */
export const longestSide = 2560;

/**
 * Width divided by height of the frame in which a hero's square crop is placed (`squareArea` in accepted-picture.ts);
 * the crop is as wide as the largest frame that fits the picture.
 */
export const cropFrameRatio = 4 / 5;

/** Size of a picture after the build has reduced it to `longestSide`. */
export function fittedSize({ width, height }: Size): Size {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

type RequiredSize = Size & { place: string };

// Wider than 560 px: phones choose between a variant of that width and a wider one (src/sections/hero-picture.tsx).
const phoneWidth = 561;
const heroCropHeight = Math.round(phoneWidth / cropFrameRatio);
const heroCrop = { place: "il ritaglio dei telefoni", width: phoneWidth, height: heroCropHeight };
const phonePicture = { place: "i telefoni", width: phoneWidth, height: phoneWidth };

/** Smallest sizes after `fittedSize`. `minWidth` is the original's: a reduced picture needs half of it, at 16:9. */
export function requiredSizes(
  requirement: NonNullable<FieldMeta["picture"]>,
  { isSquareCropShown }: { isSquareCropShown: boolean },
): RequiredSize[] {
  if (requirement.isForPhones) return [phonePicture];
  const width = requirement.minWidth / 2;
  const box = { place: "un riquadro in 16:9", width, height: Math.round((width * 9) / 16) };
  return isSquareCropShown ? [heroCrop, box] : [box];
}
