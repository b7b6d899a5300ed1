import { css } from '../theme/css.ts';

export const badge = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 'var(--space-1)',
  padding: '0.25em 0.7em',
  borderRadius: 'var(--radius-small)',
  background: 'var(--color-badge)',
  color: 'var(--color-badge-ink)',
  fontSize: 'var(--text-xs)',
  fontWeight: 600,
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
});
