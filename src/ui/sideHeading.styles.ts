import { css } from '../theme/css.ts';

/** A section whose heading stands beside its list where there is room: the room, not the window, for columns are narrow. */
export const frame = css({ containerType: 'inline-size' });

/** Inside the frame: a `SectionHeading`, if there is one, and the list. */
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
