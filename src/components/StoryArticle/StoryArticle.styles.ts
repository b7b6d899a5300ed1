import { css } from '../../theme/css.ts';

const WIDE = '@media (min-width: 64rem)';
/** Width of the text. It starts at the edge of the page's column. */
const COLUMN = '44rem';

export const article = css({ paddingTop: 'var(--space-4)' });
/** Heading and picture: side by side in wide windows, so that the text begins on the first screen. */
export const opening = css({
  display: 'grid',
  gap: 'clamp(2rem, 4vw, 3.5rem)',
  [WIDE]: {
    alignItems: 'center',
    '&[data-pictured]': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
});
export const head = css({
  display: 'grid',
  justifyItems: 'start',
  gap: 'var(--space-5)',
  minWidth: 0,
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
export const title = css({ hyphens: 'auto', overflowWrap: 'anywhere' });
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

export const figure = css({ minWidth: 0 });
export const image = css({
  aspectRatio: '16 / 9',
  borderRadius: 'var(--radius-large)',
  [WIDE]: { aspectRatio: '4 / 3' },
});

/** The text, and beside it in wide windows what is narrow: a diagram, links to other stories. */
export const body = css({
  display: 'grid',
  gap: 'var(--space-10) var(--space-12)',
  paddingTop: 'clamp(2rem, 4vw, 3.5rem)',
  [WIDE]: {
    gridTemplateColumns: `minmax(0, ${COLUMN}) minmax(0, 22rem)`,
    justifyContent: 'space-between',
    alignItems: 'start',
  },
});
export const prose = css({
  maxWidth: COLUMN,
  minWidth: 0,
  fontSize: 'calc(var(--text-md) * 1.0625)',
  lineHeight: 1.65,
  '& > p:first-child': { fontSize: 'calc(var(--text-md) * 1.125)' },
});
/** Components in it have its width, without the margins of the page. */
export const aside = css({
  '--gutter': '0px',
  '--section': 'var(--space-6)',
  display: 'grid',
  gap: 'var(--space-6)',
  minWidth: 0,
  [WIDE]: {
    position: 'sticky',
    '& h2': { fontSize: 'var(--text-xl)' },
    '& h2 + p': { fontSize: 'var(--text-md)' },
    top: 'calc(var(--header-height) + var(--space-6))',
  },
});

export const neighbours = css({ display: 'grid', borderTop: '1px solid var(--color-line)' });
export const neighbour = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: 'var(--space-1) var(--space-4)',
  paddingBlock: 'var(--space-4)',
  borderBottom: '1px solid var(--color-line)',
  textDecoration: 'none',
  transition: 'border-color var(--duration-fast) var(--ease)',
  '&:hover': { borderColor: 'var(--color-ink)' },
  '&[data-side="next"]': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  '& small': { display: 'block', color: 'var(--color-muted)', fontSize: 'var(--text-sm)' },
  '& strong': { display: 'block', fontWeight: 600, lineHeight: 1.3, textWrap: 'balance' },
});
