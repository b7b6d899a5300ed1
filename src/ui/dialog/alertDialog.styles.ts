import { css } from '../../theme/css.ts';

/** A small modal dialog in the middle of the window, with a question or a warning. */
export const alertDialog = css({
  width: 'min(100% - 2 * var(--gutter), 30rem)',
  padding: 'var(--space-6)',
  border: 0,
  borderRadius: 'var(--radius-large)',
  background: 'var(--color-surface)',
  color: 'var(--color-ink)',
  boxShadow: 'var(--shadow-large)',
  '&[open]': { display: 'grid', gap: 'var(--space-5)' },
  '&::backdrop': { background: 'rgb(0 0 0 / 0.5)' },
  '& > h2': { fontSize: 'var(--text-xl)', fontWeight: 600 },
});
