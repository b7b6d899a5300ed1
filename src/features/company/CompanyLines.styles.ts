import { css } from '../../theme/css.ts';

export const lines = css({
  display: 'grid',
  gap: 'var(--space-1)',
  paddingBlock: 'var(--space-4)',
  borderTop: '1px solid var(--color-line)',
  color: 'var(--color-muted)',
  fontSize: 'var(--text-sm)',
  overflowWrap: 'anywhere',
  '& > p': { maxWidth: '80rem' },
  '& a': { color: 'inherit' },
});

export const line = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-1) var(--space-5)' });

/** Stands out from the other lines, as the law wants it. */
export const withdrawal = css({
  '&&': { justifySelf: 'start', paddingBlock: 'var(--space-2)', color: 'var(--color-ink)', fontWeight: 600 },
});
