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

export const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, var(--dealer-width, 15rem)), 1fr))',
  gap: 'var(--space-5)',
  paddingBottom: 'var(--section)',
  transition: 'opacity var(--duration) var(--ease)',
  '&[data-dimmed]': { opacity: 0.45 },
  '&:has(+ p)': { paddingBottom: 0 },
});

export const card = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflow: 'hidden',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius)',
  background: 'var(--color-surface)',
  transition: 'border-color var(--duration) var(--ease), box-shadow var(--duration) var(--ease)',
  '& img': { transition: 'transform var(--duration-slow) var(--ease)' },
  // On phones a row with a small picture: there are dozens of them.
  '@media (max-width: 39.99rem)': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 5fr)',
    '& > :first-child > img': { height: '100%' },
  },
  '@media not (pointer: coarse)': {
    '&:hover': { borderColor: 'var(--color-line-strong)', boxShadow: 'var(--shadow)' },
    '&:hover img': { transform: 'scale(1.03)' },
    '&:hover h2 a': { textDecoration: 'underline', textUnderlineOffset: '0.15em' },
  },
  '@media (prefers-reduced-motion: reduce)': { '&:hover img': { transform: 'none' } },
  '&:has(h2 a:focus-visible)': { outline: '2px solid var(--color-focus)', outlineOffset: 2 },
});

export const body = css({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  alignItems: 'flex-start',
  padding: 'var(--space-4) var(--space-5) var(--space-5)',
  '& p': { color: 'var(--color-muted)', fontSize: 'var(--text-sm)' },
  '& h2': { marginBottom: 'var(--space-2)' },
});

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
  // At the bottom of each card of a row, whatever the length of the names.
  marginTop: 'auto',
  paddingTop: 'var(--space-2)',
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
