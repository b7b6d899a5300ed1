import { css } from '../theme/css.ts';

export const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: 'var(--space-3) var(--space-8)',
  marginBottom: 'clamp(1.5rem, 3vw, 2.5rem)',
});

export const text = css({
  maxWidth: '36rem',
  marginTop: 'var(--space-3)',
  color: 'var(--color-muted)',
  fontSize: 'var(--text-lg)',
  lineHeight: 1.45,
});

export const aside = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-5)',
  '&:empty': { display: 'none' },
});
