import { css } from '../../theme/css.ts';

/** Three stories side by side, or one below the other; on phones always one below the other. */
export const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-10) var(--space-6)',
  '@media (min-width: 48rem)': { '&[data-columns="3"]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  '@media (min-width: 80rem)': { columnGap: 'var(--space-8)' },
  '&[data-columns="1"]': { gap: 'var(--space-6)' },
  '&[data-columns="1"] > * + *': { paddingTop: 'var(--space-6)', borderTop: '1px solid var(--color-line)' },
});
