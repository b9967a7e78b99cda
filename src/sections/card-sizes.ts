/** Width of a card's picture: three in a row from 66 rem, two from 43, else one (card.module.css). */
export const cardSizes = "(min-width: 66.3rem) 25rem, (min-width: 43rem) 46vw, 92vw";
