/** From here on text and picture of a hero are side by side. */
export const WIDE = '@media (min-width: 64rem)';
