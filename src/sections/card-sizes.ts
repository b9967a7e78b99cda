/** Width in rem on desks, by the number of cards in a group, else 25 (card.module.css). */
const widths: Readonly<Record<number, number>> = { 1: 34, 2: 39 };

/** Phones get two thirds of the width in `sizes`: 1.4 or 2 pixels per px, at half the bytes. */
export const cardSizes = (count: number) =>
  `(max-width: 42.99rem) and (min-resolution: 1.5dppx) 60vw, (min-width: 66.3rem) ${widths[count] ?? 25}rem, (min-width: 43rem) 46vw, 92vw`;

/** First card of a list: its box is two rows high, its picture wider than the box, and enlarged. */
export const leadSizes =
  "(max-width: 42.99rem) and (min-resolution: 1.5dppx) 60vw, (min-width: 66.3rem) 104rem, (min-width: 43rem) 46vw, 92vw";
