import { css } from '../../theme/css.ts';
import { SHORT } from '../../theme/short.ts';

/** Labels are above their values; never in print, because browsers report the paper's width before its orientation. */
const STACKED = '@media screen and (max-width: 63.98rem) and (scripting: enabled)';
/** Space for two cars, which the visitor selects; without scripts the table scrolls. `useCarsInView` has the same breakpoint. */
const NARROW = '@media screen and (max-width: 39.98rem) and (scripting: enabled)';
const PRINT = '@media print';

export const view = css({
  page: 'compare',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-4)',
});

export const tools = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--space-2) var(--space-5)',
  '@media (scripting: none)': { display: 'none' },
  [PRINT]: { '&&': { display: 'none' } },
});

/** A switch drawn with the checkbox only. */
export const toggle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  minHeight: '2.75rem',
  fontSize: 'var(--text-sm)',
  fontWeight: 500,
  '& input': {
    appearance: 'none',
    position: 'relative',
    flex: 'none',
    width: '2.5rem',
    height: '1.5rem',
    margin: 0,
    border: '1px solid var(--color-line-strong)',
    borderRadius: '1rem',
    background: 'var(--color-ground)',
    cursor: 'pointer',
    transition: 'background-color var(--duration-fast) var(--ease)',
  },
  '& input::before': {
    content: '""',
    position: 'absolute',
    inset: '0.1875rem auto auto 0.1875rem',
    width: '1rem',
    height: '1rem',
    borderRadius: '50%',
    background: 'var(--color-line-strong)',
    transition: 'transform var(--duration-fast) var(--ease)',
  },
  '& input:checked': { borderColor: 'var(--color-accent)', background: 'var(--color-accent)' },
  '& input:checked::before': { background: 'var(--color-accent-ink)', transform: 'translateX(1rem)' },
  '@media (forced-colors: active)': {
    '& input::before': { background: 'ButtonText', forcedColorAdjust: 'none' },
    '& input:checked': { background: 'Highlight', forcedColorAdjust: 'none' },
  },
});

export const links = css({ display: 'flex', gap: 'var(--space-2)', marginLeft: 'auto' });
export const iconButton = css({
  '&&': {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    width: '2.75rem',
    minHeight: '2.75rem',
    padding: 0,
    border: '1px solid var(--color-line-strong)',
    borderRadius: 'var(--radius-control)',
    background: 'none',
    color: 'inherit',
  },
  '&&:hover': { borderColor: 'var(--color-ink)' },
});

export const note = css({
  padding: 'var(--space-3) var(--space-4)',
  borderRadius: 'var(--radius)',
  background: 'var(--color-tint)',
  fontSize: 'var(--text-sm)',
  [PRINT]: { '&&': { display: 'none' } },
});

/** In print everything fits on one sheet with two columns; the more text, the smaller the type (`printedSheet.ts`). */
export const frame = css({
  '@media screen and (scripting: none)': { overflowX: 'auto' },
  [PRINT]: { columns: 2, columnGap: '8mm' },
});

export const table = css({
  '--picture': 'clamp(6rem, 13vw, 11rem)',
  width: '100%',
  maxWidth: 'calc(12rem + var(--cars) * 20rem)',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontSize: 'var(--text-sm)',
  lineHeight: 1.4,
  '&[data-cars="1"]': { '--cars': 1 },
  '&[data-cars="2"]': { '--cars': 2 },
  '&[data-cars="3"]': { '--cars': 3 },
  '&[data-cars="4"]': { '--cars': 4 },
  '& td, & th': { textAlign: 'start', verticalAlign: 'top', fontWeight: 400, overflowWrap: 'break-word' },
  '@media (scripting: none)': { minWidth: 'calc((var(--cars) + 1) * 9rem)' },
  [STACKED]: {
    maxWidth: 'calc(var(--cars) * 20rem)',
    '&, & thead, & tbody': { display: 'block' },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: 'repeat(var(--cars), minmax(0, 1fr))',
      columnGap: 'var(--space-4)',
    },
    '& tr > td:first-child:empty': { display: 'none' },
    '& tr > th[scope="row"], & tr > th[scope="rowgroup"]': { gridColumn: '1 / -1' },
  },
  [NARROW]: {
    maxWidth: 'none',
    '& tr': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '& tr > :nth-child(n + 4)': { display: 'none' },
  },
  [PRINT]: {
    '--picture': '14mm',
    '--line': 'var(--shown)',
    '@media (scripting: none)': { '--line': 'var(--everything)' },
    maxWidth: 'none',
    fontSize: 'calc(var(--line) * 0.68)',
    lineHeight: 'var(--line)',
  },
});

/** The images scroll out of view, the names stay. */
export const head = css({
  position: 'sticky',
  zIndex: 2,
  top: 'calc(var(--stick, 0px) - var(--picture))',
  [SHORT]: { position: 'static' },
  background: 'var(--compare-ground)',
  '& td': { width: '12rem' },
  '& th': { position: 'relative', padding: '0 var(--space-4) var(--space-3) 0' },
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto 0 0',
    height: 1,
    background: 'var(--color-line)',
  },
  [STACKED]: { '& th': { paddingRight: 0 } },
  [PRINT]: {
    position: 'static',
    counterReset: 'car',
    '& td': { width: '27mm' },
    '& th': { padding: '0 1.5mm 1mm 0', counterIncrement: 'car' },
    '& strong::before': { content: 'counter(car) ". "' },
  },
});

export const car = css({
  display: 'block',
  textDecoration: 'none',
  '&:hover strong': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
});

export const image = css({
  display: 'block',
  height: 'var(--picture)',
  overflow: 'hidden',
  borderRadius: 'var(--radius)',
  '& > *': { height: '100%', width: '100%', aspectRatio: 'auto' },
});

export const name = css({
  display: 'block',
  paddingTop: 'var(--space-2)',
  minHeight: '3.25rem',
  lineHeight: 1.3,
  '& strong': {
    fontFamily: 'var(--font-heading)',
    fontSize: 'var(--text-lg)',
    fontWeight: 'var(--heading-weight-small)',
    lineHeight: 1.25,
  },
  '& small': {
    display: '-webkit-box',
    WebkitLineClamp: 1,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    color: 'var(--color-muted)',
    fontSize: 'var(--text-xs)',
  },
  // Two names in a row on phones.
  [NARROW]: { '& strong': { fontSize: 'var(--text-md)' } },
  [PRINT]: { minHeight: 0, paddingTop: '0.5mm', '& strong, & small': { fontSize: 'inherit' } },
});

export const remove = css({
  position: 'absolute',
  top: 'var(--space-2)',
  right: 'calc(var(--space-4) + var(--space-2))',
  display: 'grid',
  placeItems: 'center',
  width: '2rem',
  height: '2rem',
  border: '1px solid var(--color-line)',
  borderRadius: '50%',
  background: 'var(--color-surface)',
  '&:hover': { borderColor: 'var(--color-ink)' },
  [STACKED]: { right: 'var(--space-2)' },
  [PRINT]: { '&&': { display: 'none' } },
});

/** Looks like a button; the list covers it. */
export const change = css({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 var(--space-1)',
  minHeight: '2.5rem',
  marginTop: 'var(--space-1)',
  paddingInline: 'var(--space-3)',
  border: '1px solid var(--color-line-strong)',
  borderRadius: 'var(--radius-control)',
  background: 'var(--color-surface)',
  fontSize: 'var(--text-sm)',
  fontVariantNumeric: 'tabular-nums',
  '& > span': { flex: 1, color: 'var(--color-muted)', whiteSpace: 'nowrap' },
  '& > strong': { fontWeight: 600 },
  '& > select': {
    position: 'absolute',
    inset: -1,
    width: 'calc(100% + 2px)',
    height: 'calc(100% + 2px)',
    opacity: 0,
    fontSize: '1rem',
    cursor: 'pointer',
  },
  '&:focus-within': { outline: '2px solid var(--color-focus)', outlineOffset: 2 },
  [PRINT]: { '&&': { display: 'none' } },
});

/** Which cars are not in view, and what bold rows mean. */
export const legend = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 var(--space-5)',
  color: 'var(--color-muted)',
  fontSize: 'var(--text-sm)',
  marginBottom: 'var(--space-3)',
  '& > p > strong': { color: 'var(--color-ink)', fontWeight: 600 },
  [PRINT]: { '&&': { display: 'none' } },
});

export const section = css({
  '@media (scripting: enabled)': { '&[data-off]': { display: 'none' } },
});

/** One row for each item on screen, lines of items in print. */
export const items = css({ [PRINT]: { '&&': { display: 'none' } } });
export const printOnly = css({
  '@media not print': { '&&': { display: 'none' } },
  [PRINT]: {
    '@media (scripting: enabled)': { '&[data-off]': { display: 'none' } },
    '& td': { paddingLeft: '2.5mm' },
    '& td > strong': { display: 'block', fontWeight: 400 },
    '& p': { margin: 0 },
  },
});

export const heading = css({
  '&&': {
    padding: 'var(--space-6) 0 var(--space-2)',
    fontFamily: 'var(--font-heading)',
    fontSize: 'var(--text-lg)',
    fontWeight: 'var(--heading-weight-small)',
  },
  [PRINT]: { '&&': { padding: '0.6em 0 0.1em', fontSize: '1.15em', breakAfter: 'avoid' } },
});

/** Differences stand out by weight and colour, as the legend says; equal values are muted. */
export const row = css({
  borderBottom: '1px solid var(--color-line)',
  '& > *': { padding: 'var(--space-2) var(--space-4) var(--space-2) 0' },
  '& > th': { color: 'var(--color-muted)', hyphens: 'auto' },
  '& > td': { color: 'var(--color-muted)' },
  '&[data-differs] > td': { color: 'var(--color-ink)', fontWeight: 600 },
  '&[data-differs] > th': { color: 'var(--color-ink)' },
  [STACKED]: {
    '& > th': { paddingBottom: 0, fontSize: 'var(--text-xs)' },
    '& > td': { paddingTop: 'var(--space-1)', paddingRight: 0 },
  },
  [PRINT]: {
    breakInside: 'avoid',
    '& > *': { padding: '0 1.5mm 0 0' },
  },
});

export const price = css({
  '& p': { margin: 0, fontWeight: 400 },
  '& p > span': { minHeight: 0 },
  [PRINT]: { '& *': { fontSize: 'inherit', lineHeight: 'inherit' } },
});

export const terms = css({
  display: 'block',
  color: 'var(--color-muted)',
  fontSize: 'var(--text-xs)',
  fontWeight: 400,
  [PRINT]: { fontSize: '0.8em', lineHeight: 1.2 },
});

/** A term of the row with its explanation, below the row's label. */
export const explained = css({
  display: 'flex',
  alignItems: 'center',
  color: 'var(--color-muted)',
  fontSize: 'var(--text-xs)',
  fontWeight: 400,
  // The targets of two lines do not overlap (WCAG 2.5.8).
  minHeight: 24,
  '& button': { flex: 'none', margin: '0 0 0 2px' },
  '@media print': { display: 'none' },
});
