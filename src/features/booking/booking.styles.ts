import { css } from '../../theme/css.ts';
import { textSummary } from '../../ui/textSummary.ts';

const WIDE = '@media (min-width: 64rem)';
const PHONE = '@media (max-width: 63.98rem)';
const ROW = '@media (min-width: 48rem)';
const NARROW = '@media (max-width: 39.98rem)';

/** The number plate is on a phone's first screen, above the consent banner of a first visit. */
export const target = css({
  scrollMarginTop: 'var(--header-height)',
  [NARROW]: {
    '&&': { paddingTop: 'var(--space-3)' },
    '& p:has(> [data-lead])': { fontSize: 'var(--text-md)', lineHeight: 1.4 },
    '& [data-step="1"][data-status="open"]': { paddingTop: 'var(--space-4)' },
  },
  // The first step is on the first screen of a desktop, with its button.
  [WIDE]: { '&&': { paddingTop: 'var(--space-6)' } },
});
/** What helps to begin; it goes when the booking has begun. */
export const untilBegun = css({ 'html[data-booking-begun] &': { display: 'none' } });
export const layout = css({
  display: 'grid',
  gap: 'var(--space-6) var(--space-10)',
  alignItems: 'start',
  [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) 21rem', gridTemplateRows: 'auto 1fr' },
  '@media (scripting: none)': { gridTemplateColumns: 'minmax(0, 46rem)' },
  // Space for the collapsed sheet.
  [PHONE]: { '&[data-begun]': { paddingBottom: '6rem' } },
});
export const flow = css({
  display: 'grid',
  gap: 'var(--space-4)',
  minWidth: 0,
  '& > [data-status="later"] + [data-status="later"]': { marginTop: 'calc(-1 * var(--space-4))' },
  // Closed steps are rows of one list.
  '& > [data-status="closed"] + [data-status="closed"]': {
    marginTop: 'calc(-1 * var(--space-4) - 1px)',
    borderStartStartRadius: 0,
    borderStartEndRadius: 0,
  },
  '& > [data-status="closed"]:has(+ [data-status="closed"])': { borderEndStartRadius: 0, borderEndEndRadius: 0 },
  '&& > [data-status="closed"]': {
    paddingBlock: 'var(--space-3)',
    [ROW]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(9rem, 13rem) minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: 'var(--space-5)',
      '& > header': { display: 'contents' },
      '& > header > button': { gridColumn: 3 },
      '& > div': { gridArea: '1 / 2', paddingTop: 0, color: 'var(--color-ink)', fontSize: 'var(--text-md)' },
    },
  },
});
/** What speaks for the booking: beside the steps, in narrow windows below them. */
export const introSide = css({
  display: 'grid',
  gap: 'var(--space-8)',
  minWidth: 0,
  [WIDE]: { gridRow: '1 / span 2', gridColumn: 2 },
  // In narrow windows the promises are first.
  [PHONE]: { '& > :last-child': { order: -1 } },
});
export const introPicture = css({
  overflow: 'hidden',
  borderRadius: 'var(--radius-large)',
  '& img': { display: 'block', width: '100%', aspectRatio: '16 / 10', objectFit: 'cover' },
});
export const intro = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-2)',
  '[data-step] ~ &': { marginTop: 'var(--space-6)' },
});
export const introTitle = css({ fontSize: 'var(--text-md)', fontWeight: 600 });
export const makeText = css({ fontWeight: 600, '&:first-child': { marginBottom: 'calc(-1 * var(--space-1))' } });
export const directLinks = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  columnGap: 'var(--space-10)',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 'var(--space-3)',
    minHeight: '2.75rem',
    borderBottom: '1px solid var(--color-line)',
    '&:hover': { borderColor: 'var(--color-ink)' },
    '& > svg': { flex: 'none', color: 'var(--color-muted)' },
  },
});
export const makes = css({
  width: '100%',
  '& > summary': textSummary,
  '& > ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 7rem), 1fr))',
    gap: 'var(--space-3) var(--space-5)',
    paddingBlock: 'var(--space-3)',
  },
  '& li': { display: 'flex', alignItems: 'center', minHeight: '2.25rem' },
  '& li[hidden]': { display: 'none' },
  '& img': { height: '1.75rem', width: 'auto', maxWidth: '100%', filter: 'brightness(0) invert(var(--logo-light))' },
});
/** As many segments as there are steps, filled up to the open one. */
export const progress = css({
  display: 'block',
  height: 4,
  marginBottom: 'var(--space-5)',
  background:
    'linear-gradient(to right, var(--color-accent) calc(100% * var(--step) / var(--max)), var(--color-line) 0)',
  // The last segment ends with the bar: it has no gap behind it.
  '--segment': 'calc((100% + 4px) / var(--max))',
  maskImage: 'repeating-linear-gradient(to right, #000 0 calc(var(--segment) - 4px), transparent 0 var(--segment))',
  '@media (forced-colors: active)': { display: 'none' },
  '@media (max-width: 39.98rem)': { marginBottom: 'var(--space-3)' },
});
export const stepHead = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--space-4)',
});
export const stepTitle = css({
  fontSize: 'var(--text-lg)',
  fontWeight: 600,
  lineHeight: 1.25,
  outline: 'none',
  '[data-status="open"] > * > &': { fontSize: 'var(--text-2xl)', '& > small': { marginBottom: 'var(--space-2)' } },
  // Steps to come are lines of a list.
  '[data-status="later"] > * > &': {
    display: 'flex',
    alignItems: 'baseline',
    gap: 'var(--space-4)',
    color: 'var(--color-muted)',
    fontSize: 'var(--text-md)',
    fontWeight: 500,
    '& > small': { flex: 'none' },
  },
  '& > small': {
    display: 'flex',
    alignItems: 'center',
    gap: 'var(--space-1)',
    color: 'var(--color-muted)',
    fontSize: 'var(--text-sm)',
    fontWeight: 500,
    letterSpacing: 0,
    '& > svg': { color: 'var(--color-positive)' },
  },
});
export const stepSummary = css({
  paddingTop: 'var(--space-1)',
  color: 'var(--color-muted)',
  fontSize: 'var(--text-sm)',
  overflowWrap: 'anywhere',
});
/** The booking of a signed link: as wide as a calendar is of use. */
/** A button that is no wider than its text. */
export const narrow = css({ justifySelf: 'start' });
export const before = css({ color: 'var(--color-muted)', fontWeight: 400 });
export const discounted = css({ color: 'var(--color-danger)', fontWeight: 600 });
export const agreement = css({
  paddingInlineStart: 'var(--space-3)',
  borderInlineStart: '3px solid var(--color-danger)',
  fontSize: 'var(--text-sm)',
});
export const summary = css({ display: 'grid', gap: 'var(--space-3)' });
/** Facts of the whole booking to check, beside each other where there is room. */
export const review = css({
  '& dl': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))', gap: 'var(--space-4)' },
});
export const listTitle = css({
  paddingTop: 'var(--space-3)',
  borderTop: '1px solid var(--color-line)',
  fontSize: 'var(--text-sm)',
  color: 'var(--color-muted)',
  fontWeight: 500,
});
export const services = css({
  display: 'grid',
  gap: 'var(--space-2)',
  '& > li': { display: 'flex', justifyContent: 'space-between', gap: 'var(--space-4)' },
  '& > li > span:first-of-type': { minWidth: 0, overflowWrap: 'anywhere' },
  '& > li > span:last-of-type': { flex: 'none', maxWidth: '50%', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& small': { display: 'block', color: 'var(--color-muted)', fontSize: 'var(--text-sm)' },
});
export const total = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 'var(--space-4)',
  paddingTop: 'var(--space-3)',
  borderTop: '1px solid var(--color-line)',
  '& > strong': { fontSize: 'var(--text-lg)', fontVariantNumeric: 'tabular-nums', textAlign: 'end' },
});
export const confirmedTitle = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-3)',
  fontSize: 'var(--text-3xl)',
  fontWeight: 600,
  outline: 'none',
  '& > svg': { flex: 'none', color: 'var(--color-positive)' },
});
