import { css } from '../../theme/css.ts';
import { alignedFields } from '../../ui/alignedFields.ts';

const WIDE = '@media (min-width: 64rem)';
const UNDER_WIDE = '@media (max-width: 63.98rem)';

export const target = css({ scrollMarginTop: 'var(--header-height)' });
/** Below the breadcrumb of a phone a form begins at once, so that its first field is in view. */
export const page = css({
  '@media (max-width: 39.98rem)': { paddingTop: 'var(--space-2)' },
  '&:has([data-opening])': { paddingTop: 0 },
});
export const grid = css({
  display: 'grid',
  gap: 'var(--space-6) var(--space-10)',
  alignItems: 'start',
  [WIDE]: { gridTemplateColumns: 'minmax(0, 46rem) minmax(16rem, 20rem)', justifyContent: 'space-between' },
});
/** Heading, form and picture of a page on the field of the world's heroes, from edge to edge. */
export const opening = css({
  display: 'grid',
  borderImage: 'conic-gradient(var(--color-hero-ground) 0 0) fill 0 / 0 / 0 100vw',
  paddingTop: 'var(--space-4)',
  [WIDE]: {
    gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 7fr)',
    gridTemplateRows: 'auto 1fr',
    columnGap: 'var(--space-10)',
    alignItems: 'start',
    paddingBlock: 'var(--space-10)',
  },
});
/** The picture of the page: below the form, in wide windows beside it. */
export const picture = css({
  overflow: 'hidden',
  background: 'var(--color-tint)',
  '& > img': { width: '100%', height: '100%', objectFit: 'cover', aspectRatio: '16 / 9' },
  [UNDER_WIDE]: { marginInline: 'calc(-1 * var(--gutter))' },
  [WIDE]: {
    gridArea: '1 / 2 / span 2',
    // It stands on the lower edge of the field; beside a long form on that of the window.
    alignSelf: 'end',
    position: 'sticky',
    bottom: 0,
    marginBottom: 'calc(-1 * var(--space-10))',
    borderRadius: 'var(--radius-large) var(--radius-large) 0 0',
    '& > img': { aspectRatio: '3 / 2' },
  },
});
/** Above the form. */
export const head = css({ '--color-muted': 'var(--color-hero-muted)', minWidth: 0, color: 'var(--color-hero-ink)' });
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
/** What speaks for the form, and how to reach somebody: beside the form, or below the opening of a page. */
export const aside = css({
  display: 'grid',
  gap: 'var(--space-6)',
  '& a': { overflowWrap: 'anywhere' },
  [`.${grid} > &`]: {
    [WIDE]: { position: 'sticky', top: 'calc(var(--header-height) + var(--space-6))', paddingTop: 'var(--space-4)' },
  },
  [`.${opening} + &`]: {
    paddingTop: 'var(--space-8)',
  },
  '@media print': { display: 'none' },
});
/** How to reach somebody. */
export const talk = css({
  display: 'grid',
  justifyItems: 'start',
  gap: 'var(--space-4)',
  '& > p': { width: '100%' },
  '& > p > a': { flex: '1 1 12rem' },
  [`.${opening} + * > &`]: {
    [WIDE]: {
      display: 'flex',
      alignItems: 'center',
      columnGap: 'var(--space-6)',
      '& > p': { width: 'auto' },
      '& > p:last-child': { flexWrap: 'nowrap', marginInlineStart: 'auto' },
      '& > p > a': { flex: 'none' },
    },
  },
});
/** What speaks for the form of a page. */
export const benefits = css({
  maxWidth: 'none',
  '&& ul': { [WIDE]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: 'var(--space-8)' } },
});
/** Plate and mileage of the car, side by side at the same height. */
export const vehicle = css({
  display: 'grid',
  gap: 'var(--space-5)',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  ...alignedFields,
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
