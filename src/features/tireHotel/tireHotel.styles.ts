import { css, keyframes } from '../../theme/css.ts';

export const stepTitle = css({
  fontSize: 'var(--text-2xl)',
  fontWeight: 600,
  lineHeight: 1.25,
  outline: 'none',
  // In the column beside the image it stays on one line.
  '[data-step="search"] &': { fontSize: 'var(--text-xl)' },
  '@media (max-width: 39.98rem)': { fontSize: 'var(--text-xl)' },
});
/** The panel's content, which the overlay covers. */
export const panelContent = css({ display: 'grid', gap: 'var(--space-6)', minWidth: 0 });
export const stepContent = css({
  display: 'grid',
  gap: 'var(--space-5)',
  minWidth: 0,
  '&:empty': { minHeight: '16rem' },
});
export const form = css({ display: 'grid', gap: 'var(--space-4)', justifyItems: 'start', minWidth: 0 });
/** The plate with its button beside it, at the same height. */
export const search = css({
  display: 'grid',
  gap: 'var(--space-3)',
  width: '100%',
  '& [data-country]': { maxWidth: 'none' },
  '& input': { minHeight: '3.5rem' },
  '& > button': { minHeight: '3.5rem', marginTop: 'var(--space-1)' },
  '@media (min-width: 40rem)': {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(9rem, auto)',
    alignItems: 'start',
  },
});
export const bar = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--space-4)',
  paddingBottom: 'var(--space-3)',
  borderBottom: '1px solid var(--color-line)',
});
export const plate = css({ fontWeight: 600, letterSpacing: '0.04em' });
export const footer = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--space-2) var(--space-5)',
  paddingTop: 'var(--space-4)',
  borderTop: '1px solid var(--color-line)',
  fontSize: 'var(--text-sm)',
});
export const contactLinks = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-1) var(--space-5)',
  '& > a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 'var(--space-2)',
    minHeight: '2.75rem',
    textDecoration: 'underline',
    textUnderlineOffset: '0.25em',
    overflowWrap: 'anywhere',
    '& > svg': { flex: 'none' },
  },
});
export const link = css({ textDecoration: 'underline', textUnderlineOffset: '0.25em' });
export const start = css({ '&&': { justifySelf: 'start' } });
export const notice = css({
  paddingInlineStart: 'var(--space-3)',
  borderInlineStart: '3px solid var(--color-accent)',
});
export const expired = css({ color: 'var(--color-danger)', fontWeight: 600, '&:empty': { display: 'none' } });
export const pairs = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  gap: 'var(--space-3) var(--space-6)',
  margin: 0,
  '& dt': { color: 'var(--color-muted)', fontSize: 'var(--text-sm)' },
  '& dd': { margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
});

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });
const appear = keyframes({ from: { opacity: 0 } });
/** Covers the panel during a call. It appears after a moment, because most calls are short. */
export const overlay = css({
  display: 'none',
  '&[data-visible]': {
    position: 'absolute',
    zIndex: 1,
    inset: 0,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 'var(--space-3)',
    borderRadius: 'inherit',
    background: 'color-mix(in srgb, var(--color-surface) 85%, transparent)',
    animation: `${appear} 0.2s 0.15s backwards`,
    '&::before': {
      content: '""',
      width: '1.5rem',
      height: '1.5rem',
      border: '3px solid var(--color-line-strong)',
      borderTopColor: 'var(--color-accent)',
      borderRadius: '50%',
      animation: `${turn} 0.8s linear infinite`,
      '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
    },
  },
});
/** The booking's panel, under an overlay. */
export const covered = css({ position: 'relative' });
