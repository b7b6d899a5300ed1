import { css } from '../../../theme/css.ts';

export const choices = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-3) var(--space-6)',
  padding: 'var(--space-2) 0',
  '@media (scripting: none)': { display: 'none' },
  '@media print': { display: 'none' },
});

export const group = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-2)',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { padding: 0, marginBottom: 'var(--space-1)', color: 'var(--color-muted)', fontSize: 'var(--text-xs)' },
});

export const option = css({
  position: 'relative',
  minHeight: '2.75rem',
  fontVariantNumeric: 'tabular-nums',
  '& > input': { position: 'absolute', inset: 0, width: '100%', height: '100%', margin: 0, opacity: 0 },
  '&:focus-within': { outline: '2px solid var(--color-focus)', outlineOffset: 2 },
});
