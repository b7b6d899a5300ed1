import { css } from '../../../theme/css.ts';

export const part = css({ display: 'grid', gap: 'var(--space-4)', minWidth: 0, outline: 'none' });
export const title = css({
  fontSize: 'var(--text-lg)',
  fontWeight: 600,
  outline: 'none',
  scrollMarginTop: 'calc(var(--header-height) + var(--space-6))',
});
/** The workshop, the chosen day, the chosen time: each a line with its button. */
export const chosen = css({
  display: 'grid',
  margin: 0,
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius)',
  '& > div': { padding: 'var(--space-3) var(--space-4)' },
  '& > div + div': { borderTop: '1px solid var(--color-line)' },
  '& dt': { color: 'var(--color-muted)', fontSize: 'var(--text-sm)' },
  '& dd': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 'var(--space-1) var(--space-4)',
    margin: 0,
    fontWeight: 600,
    overflowWrap: 'anywhere',
  },
  '& dd[data-stacked]': { display: 'grid', gap: 0 },
  // Children of a flex container are blocks, which have a first letter.
  '& dd > span::first-letter': { textTransform: 'uppercase' },
  '& small': { color: 'var(--color-muted)', fontSize: 'var(--text-sm)', fontWeight: 400 },
});
export const calendar = css({ maxWidth: '32rem' });
/** A day of the month before or after. */
export const outside = css({ '&&:not([aria-pressed="true"])': { fontWeight: 400 } });
/** S3 §2.4: three columns. */
export const times = css({
  display: 'grid',
  gap: 'var(--space-2)',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  maxWidth: '32rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
/** Stays in the accessibility tree while it is empty, so that its text is announced, and takes no row of the grid then. */
export const status = css({ color: 'var(--color-muted)', '&:empty': { position: 'absolute' } });
export const lost = css({
  display: 'grid',
  gap: 'var(--space-1)',
  padding: 'var(--space-4)',
  border: '2px solid var(--color-danger)',
  borderRadius: 'var(--radius)',
  '&:empty': { position: 'absolute', padding: 0, border: 0 },
  '& > strong': { color: 'var(--color-danger)' },
  '& > span::first-letter': { textTransform: 'uppercase' },
});
