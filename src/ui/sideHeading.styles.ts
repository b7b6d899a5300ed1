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
      // Those of a text with headings (RichText), so that all lists and texts of a page start at the same two lines.
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      columnGap: 'var(--space-12)',
    },
    '& > :only-child': { maxWidth: '56rem' },
  },
});
