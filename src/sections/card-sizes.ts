/** Width in rem on desks, by the number of cards in a group (card.module.css). */
const widths: Readonly<Record<number, number>> = { 1: 34, 2: 39, 4: 25 };

/** Phones get two thirds of the width in `sizes`: 1.4 or 2 pixels per px, at half the bytes. */
export function cardSizes(count: number, zoom = 1): string {
  const desk = Math.ceil((widths[count] ?? 25) * zoom);
  const tablet = Math.ceil(46 * zoom);
  return `(max-width: 42.99rem) and (min-resolution: 1.5dppx) 60vw, (min-width: 66.3rem) ${desk}rem, (min-width: 43rem) ${tablet}vw, 92vw`;
}

/** First card of a list: its box is two rows high, its picture wider than the box, and enlarged. */
export const leadSizes =
  "(max-width: 42.99rem) and (min-resolution: 1.5dppx) 60vw, (min-width: 66.3rem) 104rem, (min-width: 43rem) 46vw, 92vw";
