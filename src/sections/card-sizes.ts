/** Width of a card's picture on desks, in rem, by the number of cards in a group (card.module.css); three and more are three in a row. */
const widths: Readonly<Record<number, number>> = { 1: 34, 2: 39, 4: 25 };

/**
 * The `sizes` attribute of a card's picture. Phones, whose pixels are small, get two thirds of its width: 1.4 or 2 pixels of the
 * variant of 520 or 800 px still fall on each px of the layout, at half the bytes.
 *
 * @param count cards in the group
 * @param zoom by which the picture is enlarged inside its box
 */
export function cardSizes(count: number, zoom = 1): string {
  const desk = Math.ceil((widths[count] ?? 25) * zoom);
  const tablet = Math.ceil(46 * zoom);
  return `(max-width: 42.99rem) and (min-resolution: 1.5dppx) 60vw, (min-width: 66.3rem) ${desk}rem, (min-width: 43rem) ${tablet}vw, 92vw`;
}

/** For the first of a list, whose box is as high as two rows: its picture is wider than the box. */
export const leadSizes =
  "(max-width: 42.99rem) and (min-resolution: 1.5dppx) 60vw, (min-width: 66.3rem) 86rem, (min-width: 43rem) 46vw, 92vw";
