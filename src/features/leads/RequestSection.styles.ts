import { css } from '../../theme/css.ts';

const WIDE = '@media (min-width: 64rem)';

export const target = css({ scrollMarginTop: 'var(--header-height)' });
/** Below the breadcrumb of a phone a form begins at once, so that its first field is in view. */
export const page = css({ '@media (max-width: 39.98rem)': { paddingTop: 'var(--space-2)' } });
export const grid = css({
  display: 'grid',
  gap: 'var(--space-6) var(--space-10)',
  alignItems: 'start',
  [WIDE]: { gridTemplateColumns: 'minmax(0, 46rem) minmax(16rem, 20rem)', justifyContent: 'space-between' },
});
export const panel = css({
  minWidth: 0,
  padding: 'clamp(var(--space-5), 4vw, var(--space-10))',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius)',
  background: 'var(--color-surface)',
  // On phones the form has the width of the window, so that its fields have space.
  '@media (max-width: 39.98rem)': {
    marginInline: 'calc(-1 * var(--gutter))',
    paddingInline: 'var(--gutter)',
    borderInline: 0,
    borderRadius: 0,
  },
});
export const aside = css({
  display: 'grid',
  justifyItems: 'start',
  gap: 'var(--space-4)',
  [WIDE]: { position: 'sticky', top: 'calc(var(--header-height) + var(--space-6))', paddingTop: 'var(--space-4)' },
  '& a': { overflowWrap: 'anywhere' },
  '@media print': { display: 'none' },
});
/** What speaks for the form of a page, as a list with check marks. */
export const benefits = css({
  width: '100%',
  marginBottom: 'var(--space-4)',
  '&& ul': { display: 'grid', gap: 'var(--space-4)', margin: 0, padding: 0, listStyle: 'none' },
  '&& li': {
    position: 'relative',
    margin: 0,
    padding: '0 0 var(--space-4) 2.25rem',
    borderBottom: '1px solid var(--color-line)',
    color: 'var(--color-muted)',
    fontSize: 'var(--text-sm)',
  },
  '&& li::before': {
    content: '""',
    position: 'absolute',
    top: '0.2em',
    left: '0.4rem',
    width: '0.5rem',
    height: '0.95rem',
    borderRight: '2px solid var(--color-link)',
    borderBottom: '2px solid var(--color-link)',
    rotate: '42deg',
  },
  '&& strong': { display: 'block', color: 'var(--color-ink)', fontSize: 'var(--text-md)' },
});
export const fields = css({ display: 'grid', gap: 'var(--space-5)', minWidth: 0 });
/** The list of the type that is not chosen is hidden. Without `:has()` both show. */
export const services = css({
  'fieldset:has(input[name="typeCar"][value="motorcycle"]:checked) &[data-type="car"]': { display: 'none' },
  'fieldset:has(input[name="typeCar"][value="car"]:checked) &[data-type="motorcycle"]': { display: 'none' },
});
/** Takes its space before the scripts show it. */
export const near = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 'var(--space-4)',
  visibility: 'hidden',
  '&[data-ready]': { visibility: 'visible' },
  '& > small': { color: 'var(--color-muted)', fontSize: 'var(--text-sm)' },
});
/** The car that the visitor came from. */
export const car = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(5rem, 8rem) minmax(0, 1fr)',
  alignItems: 'center',
  gap: 'var(--space-4)',
  padding: 'var(--space-3)',
  borderRadius: 'var(--radius-control)',
  background: 'var(--color-tint)',
  '& > span': { overflow: 'hidden', borderRadius: 'var(--radius-small)', aspectRatio: '3 / 2' },
  '& > p': { minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { display: 'block', color: 'var(--color-muted)', fontSize: 'var(--text-sm)' },
});
