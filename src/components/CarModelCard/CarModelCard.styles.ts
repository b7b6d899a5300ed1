import { css } from '../../theme/css.ts';

/** Container of the layout: the card may be in a column or have the width of the page. */
export const container = css({ containerType: 'inline-size', height: '100%' });
const WIDE = '@container (min-width: 46rem)';

export const card = css({
  '--card-radius': 'var(--radius-large)',
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  height: '100%',
  overflow: 'clip',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--card-radius)',
  background: 'var(--color-surface)',
  transition: 'border-color var(--duration) var(--ease)',
  '&:hover': { borderColor: 'var(--color-line-strong)' },
  '&:focus-within': { overflow: 'visible' },
  [WIDE]: {
    gridTemplateRows: '1fr',
    '&:not([data-alone])': { gridTemplateColumns: '3fr 2fr' },
  },
});

export const image = css({
  borderRadius: 'calc(var(--card-radius) - 1px) calc(var(--card-radius) - 1px) 0 0',
  '& img': { aspectRatio: '16 / 10' },
  [WIDE]: {
    borderRadius: 'calc(var(--card-radius) - 1px) 0 0 calc(var(--card-radius) - 1px)',
    '& img': { height: '100%', minHeight: '22rem' },
  },
});

export const body = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 'var(--space-3)',
  padding: 'var(--space-6)',
  // The facts take the free space above them; the link follows.
  '& > dl + *': { marginTop: 0 },
  [WIDE]: {
    justifyContent: 'center',
    padding: 'var(--space-8) clamp(2rem, 5cqi, 4rem)',
    '& > :is(:last-child, dl)': { marginTop: 0 },
  },
});

export const facts = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  // Two or three facts are one row, so that the rules of cards side by side are on one line. Four are two rows.
  '&:not(:has(> :nth-child(4)))': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: 'var(--space-3)' },
  gap: 'var(--space-3) var(--space-5)',
  width: '100%',
  // At the end of the card, so that the facts and links of cards side by side are on one line.
  marginBlock: 'auto var(--space-2)',
  paddingTop: 'var(--space-4)',
  borderTop: '1px solid var(--color-line)',
  '[data-alone] > * > &': { [WIDE]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
  '& dt': { color: 'var(--color-muted)', fontSize: '0.8125rem', lineHeight: 1.3 },
  '& dd': { margin: 0, fontWeight: 600 },
});
