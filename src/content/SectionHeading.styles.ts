import { css } from '../theme/css.ts';

export const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  // Link and controls on the line of the heading, above the text that may follow it.
  alignItems: 'baseline',
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
  flex: '1 0 auto',
  maxWidth: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--space-5)',
  '@media (min-width: 48rem)': { flex: 'none' },
  // Controls are at the end of the row, with or without a link before them.
  '& > :not(a)': { marginInlineStart: 'auto' },
  '&:empty': { display: 'none' },
});
