/** Sizes in pixels of published pictures: the build makes what the content check has measured. */
import type { FieldMeta } from "./fields";

export type Size = { width: number; height: number };

/** The widest variant is 1920. */
export const longestSide = 2560;

/** Width by height of the upright crop within which a hero's square lies. */
export const uprightAspect = 4 / 5;

/** Size after the reduction to the longest side. */
export function fittedSize({ width, height }: Size): Size {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

// Phones choose between a variant of 560 px and a wider one (src/sections/hero-picture.tsx).
const phoneWidth = 561;

type Requirement = Size & { place: string };

const heroCrop: Requirement = {
  place: "il ritaglio dei telefoni",
  width: phoneWidth,
  height: Math.floor(phoneWidth / uprightAspect),
};

const phonePicture: Requirement = { place: "i telefoni", width: phoneWidth, height: phoneWidth };

/** A fitted picture needs these sizes; half its minimum width may be lost in a box of 16:9. */
export function requiredSizes({
  minWidth,
  square,
  forPhones,
}: NonNullable<FieldMeta["picture"]>): Requirement[] {
  if (forPhones) return [phonePicture];
  const width = minWidth / 2;
  const box = { place: "un riquadro in 16:9", width, height: Math.round((width * 9) / 16) };
  return square ? [heroCrop, box] : [box];
}
