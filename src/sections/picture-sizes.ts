/**
 * `sizes` of pictures that several sections share. Some name less than a box's width, so that phones with two or three
 * pixels per CSS pixel load a smaller variant.
 */
import * as breakpoints from "../styles/breakpoints.module.css";

export const containerSizes = "(min-width: 86rem) 80rem, 92vw";

/** States 60vw for pictures 92vw wide: phones load half the bytes, 1.3 image pixels per CSS pixel at 2 dppx, 2 at 3. */
const sizesOfCards = (desktopWidth: number) =>
  `${breakpoints.phoneWidth} and (min-resolution: 1.5dppx) 60vw, (min-width: 66.3rem) ${desktopWidth}rem, (min-width: 43rem) 46vw, 92vw`;

/** Width in rem on desktops, by the number of cards in a group; 25 for other numbers (card.module.css). */
const cardWidths: Readonly<Record<number, number>> = { 1: 34, 2: 39 };

export const cardSizes = (count: number) => sizesOfCards(cardWidths[count] ?? 25);

/** Two projects have their pictures beside texts that are shorter than services', in smaller boxes. */
export const projectCardSizes = (count: number) =>
  count === 2 ? `(min-width: 75rem) 20rem, ${cardSizes(count)}` : cardSizes(count);

/** `sizes` of a list's first card: its box is two rows high, and its picture, which covers the box, is wider. */
export const featuredSizes = sizesOfCards(104);
