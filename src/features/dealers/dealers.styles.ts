import { css } from '../../theme/css.ts';

export const picture = css({
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
  // An address breaks into two lines that are alike, not inside its post code.
  '& a': { textWrap: 'balance' },
  '& svg': { flex: 'none', color: 'var(--color-muted)' },
});
