import { css } from '../theme/css.ts';

export const card = css({
  maxWidth: '40rem',
  margin: 'var(--space-8) auto',
  padding: 'var(--space-6)',
  borderLeft: '4px solid var(--color-warning)',
  background: 'var(--color-surface)',
  color: 'var(--color-ink)',
});

export const button = css({
  display: 'inline-block',
  padding: 'var(--space-3) var(--space-5)',
  borderRadius: 'var(--radius)',
  background: 'var(--color-accent)',
  color: 'var(--color-accent-ink)',
  textDecoration: 'none',
});
