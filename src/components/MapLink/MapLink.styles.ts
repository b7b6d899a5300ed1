import { css } from '../../theme/css.ts';

export const link = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-4)',
  maxWidth: '30rem',
  padding: 'var(--space-5)',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius)',
  background: 'var(--color-surface)',
  textDecoration: 'none',
  transition: 'border-color var(--duration) var(--ease)',
  '& svg': { flex: 'none', color: 'var(--color-link)' },
  '&:hover': { borderColor: 'var(--color-line-strong)' },
});

export const body = css({ flex: 1, display: 'grid', minWidth: 0, '& strong': { fontWeight: 600 } });

export const address = css({ color: 'var(--color-muted)' });
