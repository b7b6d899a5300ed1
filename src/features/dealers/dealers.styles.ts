import { css } from '../../theme/css.ts';

export const image = css({
  display: 'block',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  background: 'var(--color-tint)',
  '& img': { width: '100%', height: '100%' },
});

export const lines = css({
  display: 'grid',
  gap: 'var(--space-2)',
  '& li': { display: 'flex', gap: 'var(--space-3)', alignItems: 'center', minHeight: 28 },
  // A street address wraps into two lines of similar length, not inside its postcode; a long e-mail address wraps anywhere.
  '& a': { minWidth: 0, overflowWrap: 'anywhere', textWrap: 'balance' },
  '& svg': { flex: 'none', color: 'var(--color-muted)' },
});
