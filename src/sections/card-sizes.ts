/**
 * Width of a card's picture: three in a row from 66 rem, two from 43, else one (card.module.css). Phones, whose pixels are
 * small, get two thirds of it in `sizes`: they take the variant of 520 or 800 px, half the bytes, and 1.4 or 2 of its pixels
 * still fall on each px of the layout.
 */
export const cardSizes = sizesOf("25rem");

/** For a card as wide as two of three in a row. */
export const leadSizes = sizesOf("50rem");

function sizesOf(inThree: string) {
  return `(max-width: 42.99rem) and (min-resolution: 1.5dppx) 60vw, (min-width: 66.3rem) ${inThree}, (min-width: 43rem) 46vw, 92vw`;
}
