import { css } from '../../theme/css.ts';

const WIDE = '@container (min-width: 60rem)';
/** A text with headings of its own. */
const TEXT = '& > div:has(> h2)';

/** In the width of a page the headings are on the left, and what belongs to them is on the right. */
export const text = css({
  containerType: 'inline-size',
  // At least as large as the texts of teasers beside it.
  '& > div': { fontSize: 'calc(var(--text-md) * 1.125)', lineHeight: 1.6 },
  // The steps of a world with bold fields are on discs.
  '[data-cards="priceTag"] & ol': {
    padding: 0,
    listStyle: 'none',
    counterReset: 'step',
    '& > li': { position: 'relative', minHeight: '2rem', paddingInlineStart: '3rem', counterIncrement: 'step' },
    '& > li + li': { marginTop: 'var(--space-4)' },
    '& > li::before': {
      content: 'counter(step)',
      position: 'absolute',
      insetInlineStart: 0,
      top: '-0.1rem',
      display: 'grid',
      placeItems: 'center',
      width: '2rem',
      height: '2rem',
      borderRadius: '50%',
      background: 'var(--color-hero-ground)',
      color: 'var(--color-hero-ink)',
      fontSize: 'var(--text-sm)',
      fontWeight: 800,
    },
  },
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
