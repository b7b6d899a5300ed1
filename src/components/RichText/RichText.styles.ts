import { css } from '../../theme/css.ts';

const WIDE = '@container (min-width: 60rem)';
/** A text with headings of its own. */
const TEXT = '& > div:has(> h2)';

/** In the width of a page the headings are on the left, and what belongs to them is on the right. */
export const text = css({
  containerType: 'inline-size',
  // At least as large as the texts of teasers beside it.
  '& > div': { fontSize: 'calc(var(--text-md) * 1.125)', lineHeight: 1.6 },
  [WIDE]: {
    [TEXT]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      columnGap: 'var(--space-12)',
      alignItems: 'baseline',
      maxWidth: 'none',
    },
    [`${TEXT} > *`]: { gridColumn: 2, maxWidth: 'var(--measure)' },
    [`${TEXT} > h1`]: { gridColumn: '1 / -1' },
    [`${TEXT} > h2`]: { gridColumn: 1 },
    // In the row of its heading, with the same space above.
    [`${TEXT} > h2 + *`]: { marginTop: 0 },
    [`${TEXT} > * + h2 + *`]: { marginTop: 'var(--space-12)' },
  },
});
