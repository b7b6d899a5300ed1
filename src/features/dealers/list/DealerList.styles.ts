import { css } from '../../../theme/css.ts';

export const heading = css({ paddingBlock: 'var(--space-4) var(--space-6)' });
export const intro = css({
  maxWidth: 'var(--measure)',
  textWrap: 'balance',
  marginTop: 'var(--space-3)',
  color: 'var(--color-muted)',
});

export const message = css({
  display: 'grid',
  justifyItems: 'start',
  gap: 'var(--space-4)',
  padding: 'var(--space-8)',
  borderRadius: 'var(--radius)',
  background: 'var(--color-tint)',
});
export const more = css({
  display: 'grid',
  justifyItems: 'center',
  gap: 'var(--space-4)',
  padding: 'var(--space-10) 0 var(--section)',
  overflowAnchor: 'none',
  '& span': { color: 'var(--color-muted)', fontSize: 'var(--text-sm)' },
});

/** Rows with hairlines: one column beside the map, else as many as fit. */
export const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, var(--dealer-width, 26rem)), 1fr))',
  columnGap: 'var(--space-8)',
  paddingBottom: 'var(--section)',
  transition: 'opacity var(--duration) var(--ease)',
  '&[data-dimmed]': { opacity: 0.45 },
  '&:has(+ p)': { paddingBottom: 0 },
  '& > li': { borderTop: '1px solid var(--color-line)' },
});

export const card = css({
  position: 'relative',
  display: 'flex',
  // With large text the picture has a line of its own.
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 'var(--space-3) var(--space-4)',
  height: '100%',
  paddingBlock: 'var(--space-4)',
  '& > :first-child': {
    width: 'clamp(5rem, 22%, 9rem)',
    borderRadius: 'min(var(--radius), 8px)',
    aspectRatio: '4 / 3',
  },
  '@media (min-width: 40rem)': { columnGap: 'var(--space-5)' },
  '@media not (pointer: coarse)': {
    '&:hover h2 a': { textDecoration: 'underline', textDecorationThickness: 1, textUnderlineOffset: '0.15em' },
  },
  '&:has(h2 a:focus-visible)': { outline: '2px solid var(--color-focus)', outlineOffset: 2 },
});

export const body = css({
  flex: '1 1 11.5rem',
  minWidth: 0,
  '& p': { color: 'var(--color-muted)', fontSize: 'var(--text-sm)' },
  '& h2': { marginBottom: 'var(--space-1)' },
});

/** A line does not end inside the postcode. */
export const town = css({ display: 'inline-block' });

export const link = css({
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none', boxShadow: 'none' },
});

export const distance = css({ '&&': { color: 'var(--color-ink)', fontWeight: 600 } });

/** Above the link that covers the card. */
export const actions = css({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 var(--space-5)',
  paddingTop: 'var(--space-1)',
  fontSize: 'var(--text-sm)',
  pointerEvents: 'none',
  '& > *': { display: 'inline-flex', alignItems: 'center', minHeight: 36, pointerEvents: 'auto' },
  '& button': {
    gap: 'var(--space-1)',
    padding: 0,
    border: 0,
    background: 'none',
    color: 'var(--color-link)',
    textDecoration: 'underline',
    textDecorationThickness: 1,
    textUnderlineOffset: '0.2em',
    '@media (scripting: none)': { display: 'none' },
  },
});
