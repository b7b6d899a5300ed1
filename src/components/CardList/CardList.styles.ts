import { css } from '../../theme/css.ts';

/** F026: one column to 768 px, then one or three to 1024, two or three below 1280, three or four above. */
export const grid = css({
  display: 'grid',
  gap: 'var(--space-10) var(--space-6)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width: 48rem)': { '&[data-columns="3"]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  '@media (min-width: 64rem)': { '&[data-columns="4"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  '@media (min-width: 80rem)': {
    columnGap: 'var(--space-8)',
    '&[data-columns="4"]': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: 'var(--space-6)' },
  },
});
