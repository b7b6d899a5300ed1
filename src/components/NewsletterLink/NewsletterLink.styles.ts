import { css } from '../../theme/css.ts';

export const form = css({ display: 'grid', justifyItems: 'start', gap: 'var(--space-5)', marginTop: 'var(--space-5)' });
export const done = css({
  display: 'grid',
  gap: 'var(--space-3)',
  padding: 'var(--space-8) var(--space-6)',
  borderRadius: 'var(--radius)',
  background: 'var(--color-tint)',
});
export const refused = css({
  marginBlock: 'var(--space-5)',
  padding: 'var(--space-5)',
  border: '2px solid var(--color-danger)',
  borderRadius: 'var(--radius)',
  fontWeight: 600,
});
