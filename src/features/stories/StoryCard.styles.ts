import { css } from '../../theme/css.ts';

/** Container of a card: the card's layout depends on the container's width, not on the window's. */
export const cell = css({ containerType: 'inline-size', minWidth: 0 });

/** Wider than half a page can be. */
const WIDE = '@container (min-width: 42rem)';

export const card = css({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: 'var(--space-5)',
  height: '100%',
  [WIDE]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    alignItems: 'center',
    alignContent: 'center',
    columnGap: 'clamp(2rem, 5cqi, 4.5rem)',
    '&[data-size="large"]': { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
  },
});

/** A thumbnail next to the text at every width. */
export const compact = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '6.5rem minmax(0, 1fr)',
  alignItems: 'start',
  gap: 'var(--space-4)',
  '@container (min-width: 30rem)': { gridTemplateColumns: '11rem minmax(0, 1fr)', gap: 'var(--space-6)' },
  [WIDE]: { gridTemplateColumns: '15rem minmax(0, 1fr)', gap: 'var(--space-8)' },
});

export const frame = css({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: 'var(--radius)',
  background: 'var(--color-tint)',
  '[data-size="large"] > &': { borderRadius: 'var(--radius-large)' },
});

export const image = css({
  aspectRatio: '3 / 2',
  transition: 'transform 600ms var(--ease)',
  'article:hover &': { transform: 'scale(1.03)' },
});

export const badge = css({ position: 'absolute', top: 'var(--space-3)', left: 'var(--space-3)' });

export const body = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 'var(--space-2)',
  minWidth: 0,
  '[data-size="large"] > &': { gap: 'var(--space-4)' },
});

export const meta = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 'calc(2 * var(--space-3) + 0.25em)',
  // Dots separate the facts; the dot before the first fact of a line is outside the box and clipped.
  overflowX: 'clip',
  color: 'var(--color-muted)',
  fontSize: 'var(--text-sm)',
  '& > *': { position: 'relative' },
  '& > *::before': { content: '"·"', position: 'absolute', left: 'calc(-1 * var(--space-3) - 0.25em)' },
});

export const heading = css({
  hyphens: 'auto',
  '[data-size="large"] &': { fontSize: 'var(--text-2xl)', lineHeight: 'var(--heading-line)' },
  [WIDE]: { fontSize: 'var(--text-xl)', '[data-size="large"] &': { fontSize: 'var(--text-3xl)' } },
});

export const link = css({
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'var(--radius)' },
  'article:hover &': { textDecoration: 'underline', textDecorationThickness: '2px', textUnderlineOffset: '0.15em' },
  '&:focus-visible': { outline: 'none', boxShadow: 'none' },
  '&:focus-visible::after': {
    outline: '2px solid var(--color-focus)',
    outlineOffset: '5px',
    boxShadow: '0 0 0 5px var(--color-focus-halo)',
  },
});

export const preamble = css({
  display: '-webkit-box',
  overflow: 'hidden',
  maxWidth: '38rem',
  color: 'var(--color-muted)',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  '[data-size="large"] > * > &': { fontSize: 'var(--text-lg)', lineHeight: 1.5, WebkitLineClamp: 5 },
});

/** Hides preamble and link text in a narrow row. */
export const wideOnly = css({ '@container (max-width: 29.98rem)': { display: 'none' } });

export const readMore = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  paddingTop: 'var(--space-1)',
  color: 'var(--color-link)',
  fontWeight: 600,
  '& svg': { transition: 'transform var(--duration) var(--ease)' },
  'article:hover & svg': { transform: 'translateX(4px)' },
});
