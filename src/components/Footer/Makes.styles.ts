import { css } from '../../theme/css.ts';

export const makes = css({
  display: 'grid',
  gap: 'var(--space-2)',
  paddingBottom: 'var(--space-6)',
  marginBottom: 'var(--space-6)',
  borderBottom: '1px solid var(--color-line)',
});

/** Two lines of about the same length, for up to twice as many makes as columns. */
const inTwoLines = (columns: number) => [
  `&:has(> :nth-child(${columns * 2 - 1})):not(:has(> :nth-child(${columns * 2 + 1})))`,
  { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` },
];

/** Eight makes in one line. */
const IN_ONE_LINE = {
  '&:has(> :nth-child(8)):not(:has(> :nth-child(9)))': { gridTemplateColumns: 'repeat(8, minmax(0, 1fr))' },
};

/** Cells of equal size, so that the layout does not shift when logos load. */
export const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.25rem), 1fr))',
  '@media (min-width: 64rem)': { ...Object.fromEntries([5, 6].map(inTwoLines)), ...IN_ONE_LINE },
  gap: 'var(--space-2)',
  marginInline: 'calc(-1 * var(--space-2))',
  '@media (max-width: 39.98rem)': {
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 6.25rem), 1fr))',
    gap: '0 var(--space-1)',
    marginInline: 'calc(-1 * var(--space-1))',
  },
});

export const make = css({
  display: 'grid',
  alignItems: 'center',
  height: '3rem',
  padding: 'var(--space-2)',
  // Long names have the width of the column, so that their letters are about as high as others.
  '@media (max-width: 39.98rem)': { height: '2.5rem', paddingInline: 'var(--space-1)' },
  borderRadius: 'var(--radius-small)',
  color: 'var(--color-ink)',
  fontWeight: 600,
  textDecoration: 'none',
  transition: 'background-color var(--duration-fast) var(--ease)',
  '&:hover': { background: 'color-mix(in srgb, currentColor 8%, transparent)' },
});

export const logo = css({
  width: '100%',
  height: '2.25rem',
  objectFit: 'contain',
  objectPosition: 'left',
  // Black on a light background, white on a dark one, whatever the logo's own colour.
  filter: 'brightness(0) invert(var(--logo-light))',
  '&[data-picture]': {
    filter: 'none',
    width: 'auto',
    maxWidth: '100%',
    padding: 'var(--space-1)',
    borderRadius: 'var(--radius-small)',
    // Marks with a picture are made for white paper.
    background: '#ffffff',
  },
});
