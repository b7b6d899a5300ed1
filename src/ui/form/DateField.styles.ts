import { css } from '../../theme/css.ts';

export const box = css({ position: 'relative', maxWidth: '22rem' });
/** The browser's own button goes when ours is there. */
export const input = css({
  paddingInlineEnd: '3.5rem',
  fontVariantNumeric: 'tabular-nums',
  // Safari centres the text, and makes an empty field narrow.
  appearance: 'none',
  '&::-webkit-date-and-time-value': { textAlign: 'start' },
  '&[data-calendar]::-webkit-calendar-picker-indicator': { display: 'none' },
});
export const button = css({
  position: 'absolute',
  insetBlockStart: 'var(--space-1)',
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  width: '3rem',
  height: '3rem',
  padding: 0,
  border: 0,
  borderRadius: 'var(--radius-control)',
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  '&:hover': { color: 'var(--color-link)' },
});
export const day = css({
  display: 'block',
  marginTop: 'var(--space-1)',
  color: 'var(--color-muted)',
  fontSize: 'var(--text-sm)',
  '&::first-letter': { textTransform: 'uppercase' },
});
export const calendar = css({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: 'calc(100% + var(--space-2))',
  insetInlineStart: 0,
  width: '100%',
  padding: 'var(--space-3)',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius)',
  background: 'var(--color-surface)',
  boxShadow: 'var(--shadow-large)',
});
