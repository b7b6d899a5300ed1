/** Displayed width of a card's picture in a grid of cars, as in the `sizes` attribute: 16:10, in a frame of 12:7 with air above it. */
export const GRID_SIZES = '(min-width: 64rem) 16rem, (min-width: 40rem) calc(46vw - 3.5rem), calc(100vw - 6rem)';
