import { body, frame, image } from '../../features/cards/cards.styles.ts';
import { css } from '../../theme/css.ts';

const NARROW = '@media (max-width: 47.99rem)';

/**
 * Columns by window width in px and variant (F026):
 *
 *     variant   below 768   768–1023   1024–1279   from 1280
 *     3         1           3          3           3
 *     4         1           1          2           4
 */
export const grid = css({
  // Wordmarks on a low ground, whole.
  '&[data-images="marks"]': {
    [`& .${frame}`]: { display: 'grid', placeItems: 'center', aspectRatio: '5 / 2' },
    [`& .${image}`]: { width: 'auto', height: '3rem', maxWidth: '80%', aspectRatio: 'auto', objectFit: 'contain' },
  },
  [`&[data-images="portraits"] .${image}`]: { aspectRatio: '1' },
  display: 'grid',
  gap: 'var(--space-10) var(--space-6)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Four cards fill a phone's screen: their pictures are beside the texts.
  [NARROW]: {
    '&[data-columns="4"]': { rowGap: 'var(--space-6)' },
    [`&:not(:has(.${frame}))`]: { rowGap: 'var(--space-4)' },
    [`&[data-columns="4"] article:has(> .${frame})`]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      columnGap: 'var(--space-4)',
      alignItems: 'start',
      [`& .${body}`]: { gap: 'var(--space-1)', paddingTop: 0 },
    },
  },
  '@media (min-width: 48rem)': { '&[data-columns="3"]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  '@media (min-width: 64rem)': { '&[data-columns="4"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  '@media (min-width: 80rem)': {
    columnGap: 'var(--space-8)',
    '&[data-columns="4"]': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: 'var(--space-6)' },
  },
});
