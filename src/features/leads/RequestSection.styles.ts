import { css } from '../../theme/css.ts';

const WIDE = '@media (min-width: 64rem)';
const UNDER_WIDE = '@media (max-width: 63.98rem)';

export const target = css({ scrollMarginTop: 'var(--header-height)' });
/** Below the breadcrumb of a phone a form begins at once, so that its first field is in view. */
export const page = css({
  '@media (max-width: 39.98rem)': { paddingTop: 'var(--space-2)' },
  '&:has([data-pictured])': { paddingTop: 'var(--space-2)' },
});
export const grid = css({
  display: 'grid',
  gap: 'var(--space-6) var(--space-10)',
  alignItems: 'start',
  [WIDE]: { gridTemplateColumns: 'minmax(0, 46rem) minmax(16rem, 20rem)', justifyContent: 'space-between' },
  '&[data-pictured]': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: 0,
    [WIDE]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(18rem, 22rem)',
      gridTemplateRows: 'auto auto 1fr',
      columnGap: 'var(--space-12)',
    },
  },
});
/** The picture of the page: below the form, in wide windows beside it. */
export const picture = css({
  overflow: 'hidden',
  borderRadius: 'var(--radius-large)',
  background: 'var(--color-tint)',
  '& > img': { width: '100%', height: '100%', objectFit: 'cover', aspectRatio: '16 / 10' },
  [UNDER_WIDE]: { marginTop: 'var(--space-6)', '& > img': { aspectRatio: '16 / 9' } },
  [WIDE]: { gridArea: '2 / 2', marginBottom: 'var(--space-4)' },
});
/** Above the form and what is beside it. */
export const head = css({
  minWidth: 0,
  // The field of the world's heroes, from edge to edge; on a phone there is no room for a picture above the first field of the form.
  '--color-muted': 'var(--color-hero-muted)',
  borderImage: 'conic-gradient(var(--color-hero-ground) 0 0) fill 0 / 0 / 0 100vw',
  color: 'var(--color-hero-ink)',
  paddingTop: 'var(--space-4)',
  [WIDE]: {
    gridArea: '1 / 1 / auto / -1',
    marginBottom: 'var(--space-10)',
    paddingBlock: 'var(--space-10) var(--space-2)',
    '& > *': { maxWidth: '46rem' },
  },
});
export const panel = css({
  minWidth: 0,
  '[data-pictured] > &': { [WIDE]: { gridArea: '2 / 1 / span 2' } },
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
  alignSelf: 'start',
  justifyItems: 'start',
  gap: 'var(--space-4)',
  [WIDE]: { position: 'sticky', top: 'calc(var(--header-height) + var(--space-6))', paddingTop: 'var(--space-4)' },
  '[data-pictured] > &': { [UNDER_WIDE]: { paddingTop: 'var(--space-6)' }, [WIDE]: { gridArea: '3 / 2' } },
  '& a': { overflowWrap: 'anywhere' },
  '& > p': { width: '100%' },
  '& > p > a': { flex: '1 1 12rem' },
  '@media print': { display: 'none' },
});
/** What speaks for the form of a page. */
export const benefits = css({ width: '100%', marginBottom: 'var(--space-4)' });
/** Plate and mileage of the car, side by side at the same height. */
export const vehicle = css({
  display: 'grid',
  gap: 'var(--space-5)',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  alignItems: 'end',
  '& input': { height: '3.75rem', fontSize: 'var(--text-xl)' },
  '& [id$="-unit"]': { height: '3.75rem' },
  '& [data-country], & div:has(> [id$="-unit"])': { maxWidth: 'none' },
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
