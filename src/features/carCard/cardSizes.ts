/** Displayed width of a card in a grid of cars, as in the `sizes` attribute. */
export const GRID_SIZES = '(min-width: 64rem) 20rem, (min-width: 40rem) 46vw, calc(100vw - 3rem)';
