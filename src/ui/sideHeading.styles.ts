import { css } from '../theme/css.ts';

/** A section with its heading to the left of its list when the container is wide enough. Columns can be narrow in a wide window. */
export const frame = css({ containerType: 'inline-size' });

/** Child of the frame. Contains an optional `SectionHeading` and the list. */
export const sideHeading = css({
  display: 'grid',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container (min-width: 60rem)': {
    '&:has(> :nth-child(2))': {
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)',
      columnGap: 'clamp(3rem, 8cqw, 8rem)',
    },
    '& > :only-child': { maxWidth: '56rem' },
  },
});
