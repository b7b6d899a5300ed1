import { css } from '../../theme/css.ts';

const MEDIUM = '@container (min-width: 40rem)';
const WIDE = '@container (min-width: 64rem)';

export const frame = css({ containerType: 'inline-size' });

/** The columns depend on the container's width (S3 §9). */
export const stages = css({
  display: 'grid',
  // Safari does not announce lists without markers; an empty marker avoids that.
  listStyleType: '""',
  [MEDIUM]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 'var(--space-10) var(--space-8)',
    // The connecting line to the next row ends at the end of the row.
    clipPath: 'inset(-1rem 0 -1rem -1rem)',
  },
  [WIDE]: { gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))' },
});

/** Number and line are on the left in the vertical layout, above the text in the horizontal one. */
export const stage = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 'var(--space-5)',
  paddingBottom: 'var(--space-8)',
  '&:last-child': { paddingBottom: 0 },
  [MEDIUM]: { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', paddingBottom: 0 },
});

/** The number with the line to the next stage. */
export const marker = css({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  justifyItems: 'center',
  gap: 'var(--space-2)',
  marginBottom: 'calc(-1 * var(--space-6))',
  '&::after': { content: '""', width: '1px', background: 'var(--color-line-strong)' },
  'li:last-child > &::after': { display: 'none' },
  [MEDIUM]: {
    gridTemplateRows: 'auto',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: 'var(--space-4)',
    marginBottom: 0,
    '&::after': { width: 'calc(100% + var(--space-4))', height: '1px', justifySelf: 'start' },
  },
});

export const number = css({
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  borderRadius: '50%',
  background: 'var(--color-accent)',
  color: 'var(--color-accent-ink)',
  fontFamily: 'var(--font-heading)',
  fontSize: 'var(--text-lg)',
  fontWeight: 'var(--heading-weight-small)',
  lineHeight: 1,
});

export const body = css({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: 'var(--space-2)',
  paddingTop: 'var(--space-2)',
});
export const icon = css({ marginBottom: 'var(--space-1)', color: 'var(--color-link)' });
export const text = css({ color: 'var(--color-muted)' });
