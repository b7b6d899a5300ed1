import { css } from '../../theme/css.ts';

/** Width of the text. It starts at the edge of the page's column, like the image, which is wider. */
const COLUMN = '44rem';

export const article = css({ paddingTop: 'var(--space-4)' });

export const head = css({
  display: 'grid',
  justifyItems: 'start',
  gap: 'var(--space-5)',
  '& > *': { maxWidth: COLUMN },
});
export const back = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  minHeight: '2.75rem',
  color: 'var(--color-link)',
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});
/** As wide as a line of a heading may be. */
export const title = css({ '&&': { maxWidth: '62rem' }, hyphens: 'auto', overflowWrap: 'anywhere' });
export const lead = css({ color: 'var(--color-muted)', fontSize: 'var(--text-xl)', lineHeight: 1.45 });
export const byline = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 'calc(2 * var(--space-3) + 0.25em)',
  // Dots separate the facts; the dot before the first fact of a line is outside the box and clipped.
  overflowX: 'clip',
  fontSize: 'var(--text-sm)',
  color: 'var(--color-muted)',
  '& > *': { position: 'relative' },
  '& > *::before': { content: '"·"', position: 'absolute', left: 'calc(-1 * var(--space-3) - 0.25em)' },
  '& a': { color: 'inherit' },
});

export const figure = css({ marginBlock: 'clamp(2rem, 4vw, 3.5rem)' });
/** In wide windows a strip, whose lower part has what the picture is about: then the text begins on the first screen. */
export const image = css({
  aspectRatio: '16 / 9',
  borderRadius: 'var(--radius-large)',
  '@media (min-width: 64rem)': { aspectRatio: '21 / 9', maxHeight: '32rem', objectPosition: '50% 85%' },
});

export const prose = css({
  maxWidth: COLUMN,
  fontSize: 'calc(var(--text-md) * 1.0625)',
  lineHeight: 1.65,
  '& > p:first-child': { fontSize: 'calc(var(--text-md) * 1.125)' },
});

export const neighbours = css({
  display: 'grid',
  gap: 'var(--space-4)',
  marginTop: 'var(--space-16)',
  '@media (min-width: 40rem)': {
    gridTemplateColumns: `repeat(2, minmax(0, calc(${COLUMN} / 2)))`,
    '& > [data-side="next"]': { gridColumn: 2 },
  },
});
export const neighbour = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: 'var(--space-1) var(--space-4)',
  padding: 'var(--space-5)',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius)',
  background: 'var(--color-surface)',
  textDecoration: 'none',
  transition: 'border-color var(--duration-fast) var(--ease)',
  '&:hover': { borderColor: 'var(--color-ink)' },
  '&[data-side="next"]': { gridTemplateColumns: 'minmax(0, 1fr) auto', textAlign: 'right' },
  '& small': { display: 'block', color: 'var(--color-muted)', fontSize: 'var(--text-sm)' },
  '& strong': { display: 'block', fontWeight: 600, lineHeight: 1.3, textWrap: 'balance' },
});
