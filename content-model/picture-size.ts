/** Sizes in pixels of published pictures: the build makes what the content check has measured. */
import type { FieldMeta } from "./fields";

export type Size = { width: number; height: number };

/** The widest variant is 1920. */
export const longestSide = 2560;

/** Width by height of the portrait crop within which a hero's square lies. */
export const portraitAspect = 4 / 5;

/** Size after the reduction to the longest side. */
export function fittedSize({ width, height }: Size): Size {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

type Requirement = Size & { place: string };

// Phones choose between a variant of 560 px and a wider one (src/sections/hero-picture.tsx).
const heroCrop: Requirement = { place: "il ritaglio dei telefoni", width: 561, height: 701 };
const phonePicture: Requirement = { place: "i telefoni", width: 561, height: 561 };

/** A fitted picture needs these sizes; half its minimum width may be lost in a box of 16:9. */
export function requiredSizes(picture: NonNullable<FieldMeta["picture"]>): Requirement[] {
  if (picture.forPhones) return [phonePicture];
  const width = picture.minWidth / 2;
  const box = { place: "un riquadro in 16:9", width, height: Math.round((width * 9) / 16) };
  return picture.square ? [heroCrop, box] : [box];
}
