import { css } from '../../../theme/css.ts';

export const dialog = css({
  width: 'min(100% - 2 * var(--gutter), 30rem)',
  padding: 'var(--space-6)',
  border: 0,
  borderRadius: 'var(--radius-large)',
  background: 'var(--color-surface)',
  color: 'var(--color-ink)',
  boxShadow: 'var(--shadow-large)',
  '&[open]': { display: 'grid', gap: 'var(--space-6)' },
  '&::backdrop': { background: 'rgb(0 0 0 / 0.5)' },
  '& > p': { fontSize: 'var(--text-lg)', fontWeight: 600 },
});
export const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3)' });
