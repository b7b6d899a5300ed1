import { css } from '../../theme/css.ts';

/** Heading and form, side by side in the width of a page. */
export const frame = css({
  containerType: 'inline-size',
  '& > div': {
    '@container (min-width: 60rem)': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      columnGap: 'var(--space-12)',
      alignItems: 'start',
    },
  },
});

export const box = css({
  maxWidth: '32rem',
  marginTop: 'var(--space-6)',
  '@container (min-width: 60rem)': { marginTop: 0 },
});
