import { css } from '../../theme/css.ts';
import { svgUrl } from '../../theme/svgUrl.ts';
import { alignedFields } from '../alignedFields.ts';
import { visuallyHiddenRules } from '../hidden.ts';
import { selectRules } from '../selectRules.ts';

const SCROLL_MARGIN = 'calc(var(--header-height) + var(--space-6))';
/** With the legend of its group. Low windows with large text have no room for it, and would not scroll to the box at all. */
const LEGEND_MARGIN = 'min(7.5rem, 15vh)';

export const form = css({
  position: 'relative',
  display: 'grid',
  gap: 'var(--space-6)',
  scrollMarginTop: SCROLL_MARGIN,
  outline: 'none',
  '@media print': { display: 'none' },
});
/** Fields of the form, which are disabled together while it is sent. */
export const fields = css({
  display: 'grid',
  gap: 'var(--space-5)',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  transition: 'opacity var(--duration) var(--ease)',
  '&:disabled': { opacity: 0.6 },
});
export const legend = css(visuallyHiddenRules);
export const announced = css(visuallyHiddenRules);
/** Two short fields in one line where there is space. */
export const pair = css({
  display: 'grid',
  gap: 'var(--space-5)',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  ...alignedFields,
});
/** A field that shows once the checkbox before it is ticked. Without `:has()` it always shows. */
export const dependent = css({
  paddingInlineStart: 'calc(1.5rem + var(--space-3))',
  'fieldset:has(input[name="testDrive"]:not(:checked)) > &': { display: 'none' },
});
export const send = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--space-3) var(--space-5)',
  // Without `:has()` it shows from the first step on.
  'form:has(> fieldset > details[data-further]:not([open])) > &': { display: 'none' },
  '& > button': { flex: '0 1 16rem', '@media (max-width: 39.98rem)': { flex: '1 1 100%' } },
});
/** The second step of a form: its title is the button that opens it, and the title of its first part then. */
export const further = css({
  minWidth: 0,
  '& > summary': { display: 'block', listStyle: 'none', cursor: 'pointer', borderRadius: 'var(--radius-control)' },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '& > summary > :first-child': { minWidth: 'min(100%, 16rem)', '@media (max-width: 39.98rem)': { width: '100%' } },
  '&[open] > summary > :first-child, &:not([open]) > summary > :last-child': { display: 'none' },
  '&[open] > summary': {
    marginBottom: 'var(--space-5)',
    paddingTop: 'var(--space-4)',
    borderTop: '1px solid var(--color-line)',
    borderRadius: 0,
    cursor: 'default',
    pointerEvents: 'none',
  },
});
export const furtherTitle = css({ fontSize: 'var(--text-lg)', fontWeight: 600 });
export const field = css({
  display: 'grid',
  gap: 'var(--space-1)',
  minWidth: 0,
  '&[data-invalid]': { paddingInlineStart: 'var(--space-3)', boxShadow: 'inset 3px 0 0 var(--color-danger)' },
});
export const label = css({ fontWeight: 600, fontSize: 'var(--text-sm)' });
export const optional = css({ fontWeight: 400, color: 'var(--color-muted)' });
export const required = css({ color: 'var(--color-muted)' });
export const hint = css({ display: 'block', color: 'var(--color-muted)', fontSize: 'var(--text-sm)' });
export const error = css({
  color: 'var(--color-danger)',
  fontSize: 'var(--text-sm)',
  fontWeight: 600,
  '&[data-corrected]': { visibility: 'hidden' },
});
export const input = css({
  display: 'block',
  width: '100%',
  minHeight: '3rem',
  marginTop: 'var(--space-1)',
  padding: 'var(--space-3) var(--space-4)',
  border: '1px solid var(--color-line-strong)',
  borderRadius: 'var(--radius-control)',
  background: 'var(--color-surface)',
  color: 'inherit',
  font: 'inherit',
  scrollMarginTop: `calc(${SCROLL_MARGIN} + 4rem)`,
  '&:hover': { borderColor: 'var(--color-ink)' },
  '&[aria-invalid="true"]': { borderColor: 'var(--color-danger)', boxShadow: 'inset 0 0 0 1px var(--color-danger)' },
  'textarea&': { minHeight: '5rem', resize: 'vertical' },
  'select&': selectRules,
});
export const counter = css({ justifySelf: 'end', color: 'var(--color-muted)', fontSize: 'var(--text-sm)' });
export const check = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 'var(--space-3)',
  '&[data-invalid]': { paddingInlineStart: 'var(--space-3)', boxShadow: 'inset 3px 0 0 var(--color-danger)' },
  scrollMarginTop: SCROLL_MARGIN,
  outline: 'none',
  '& > input': {
    width: '1.5rem',
    height: '1.5rem',
    margin: 0,
    accentColor: 'var(--color-accent)',
  },
  '& label': { display: 'block', paddingBlock: '0.1rem', fontWeight: 600, fontSize: 'var(--text-sm)' },
});
/** Above the label, beside which the box is. */
export const checkError = css({ gridColumn: 2 });
/** Children of a fieldset: a legend takes no part in the gap of a grid. */
export const group = css({
  display: 'grid',
  gap: 'var(--space-1)',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { padding: 0, marginBottom: 'var(--space-1)' },
  '&[data-invalid]': { paddingInlineStart: 'var(--space-3)', boxShadow: 'inset 3px 0 0 var(--color-danger)' },
});
/** A part of a form, with a heading of its own. */
export const part = css({
  display: 'grid',
  gap: 'var(--space-5)',
  minWidth: 0,
  margin: 0,
  padding: 'var(--space-4) 0 0',
  border: 0,
  borderTop: '1px solid var(--color-line)',
  '&[data-first]': { paddingTop: 0, borderTop: 0 },
});
export const partTitle = css({
  float: 'left',
  width: '100%',
  padding: 0,
  fontSize: 'var(--text-lg)',
  fontWeight: 600,
});
export const cards = css({
  display: 'grid',
  gap: 'var(--space-3) var(--space-5)',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  marginTop: 'var(--space-1)',
});
export const card = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-3)',
  minHeight: '3.5rem',
  padding: 'var(--space-3) var(--space-4)',
  border: '1px solid var(--color-line-strong)',
  borderRadius: 'var(--radius-control)',
  background: 'var(--color-surface)',
  cursor: 'pointer',
  transition: 'border-color var(--duration-fast) var(--ease)',
  '& > input': {
    flex: 'none',
    width: '1.25rem',
    height: '1.25rem',
    margin: 0,
    accentColor: 'var(--color-chosen)',
    scrollMarginTop: LEGEND_MARGIN,
  },
  '& > svg': { flex: 'none', color: 'var(--color-muted)' },
  '&:hover': { borderColor: 'var(--color-ink)' },
  '&:has(> :checked)': {
    borderColor: 'var(--color-chosen)',
    boxShadow: 'inset 0 0 0 1px var(--color-chosen)',
    '& > svg': { color: 'inherit' },
  },
  'fieldset:disabled &': { cursor: 'default' },
});
export const cardLabel = css({ display: 'block', fontWeight: 600 });
export const choices = css({
  display: 'grid',
  columnGap: 'var(--space-6)',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
});
export const choice = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-3)',
  minHeight: '2.75rem',
  cursor: 'pointer',
  '& > input': {
    flex: 'none',
    width: '1.5rem',
    height: '1.5rem',
    margin: 0,
    accentColor: 'var(--color-accent)',
    scrollMarginTop: LEGEND_MARGIN,
  },
  'fieldset:disabled &': { cursor: 'default' },
});
export const withUnit = css({
  position: 'relative',
  maxWidth: '22rem',
  '& > input': { paddingInlineEnd: '4.5rem', fontVariantNumeric: 'tabular-nums' },
});
export const unit = css({
  position: 'absolute',
  insetInlineEnd: 'var(--space-4)',
  insetBlockEnd: 0,
  display: 'flex',
  alignItems: 'center',
  height: '3rem',
  color: 'var(--color-muted)',
  pointerEvents: 'none',
});
/** The points of a star around a centre, in a square of 100. */
const starAround = (x: number, y: number): string =>
  Array.from({ length: 10 }, (_, at) => {
    const [angle, radius] = [(at * Math.PI) / 5, at % 2 === 0 ? 9 : 3.5];
    return `${Math.round(x + radius * Math.sin(angle))} ${Math.round(y - radius * Math.cos(angle))}`;
  }).join(' ');

/** The ring of twelve stars on plates of the European Union. */
const STARS = Array.from({ length: 12 }, (_, at) => {
  const angle = (at * Math.PI) / 6;
  return `<path d='M${starAround(50 + 40 * Math.sin(angle), 50 - 40 * Math.cos(angle))}z'/>`;
}).join('');
const RING = svgUrl(`<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100' fill='#fc0'>${STARS}</svg>`);

/** A number plate with the blue strip of its country. */
export const plate = css({
  position: 'relative',
  maxWidth: '22rem',
  '& > input': {
    paddingInlineStart: '4rem',
    fontSize: 'var(--text-lg)',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '0.08em',
    textTransform: 'uppercase',
  },
  '&::before': {
    content: 'attr(data-country)',
    position: 'absolute',
    insetBlock: 'calc(var(--space-1) + 1px) 1px',
    insetInlineStart: 1,
    display: 'flex',
    alignItems: 'end',
    justifyContent: 'center',
    width: '2.75rem',
    paddingBottom: 'var(--space-2)',
    borderStartStartRadius: 'calc(var(--radius-control) - 1px)',
    borderEndStartRadius: 'calc(var(--radius-control) - 1px)',
    background: '#003399',
    color: '#ffffff',
    fontSize: 'var(--text-xs)',
    fontWeight: 700,
    lineHeight: 1,
  },
  '&[data-stars]::before': { background: `${RING} center top 0.5rem / 1.125rem no-repeat #003399` },
  '&[data-large]': {
    maxWidth: '26rem',
    '& > input': {
      minHeight: '3.75rem',
      paddingInlineStart: '4.75rem',
      fontSize: 'var(--text-2xl)',
      letterSpacing: '0.12em',
    },
    // Complete in a narrow field.
    '& > input::placeholder': { fontSize: 'var(--text-lg)' },
    '&::before': { width: '3.5rem', fontSize: 'var(--text-md)' },
    '&[data-stars]::before': { backgroundSize: '1.5rem', backgroundPositionY: '0.5rem' },
  },
});
export const summary = css({
  display: 'grid',
  gap: 'var(--space-3)',
  padding: 'var(--space-5)',
  border: '2px solid var(--color-danger)',
  borderRadius: 'var(--radius)',
  background: 'var(--color-surface)',
  scrollMarginTop: SCROLL_MARGIN,
  '& ul': { display: 'grid', gap: 'var(--space-1)' },
  '& li a': {
    display: 'inline-block',
    minHeight: 24,
    verticalAlign: 'top',
    color: 'var(--color-danger)',
    textDecoration: 'underline',
  },
});
export const sent = css({
  display: 'grid',
  justifyItems: 'start',
  gap: 'var(--space-3)',
  padding: 'var(--space-8) var(--space-6)',
  borderRadius: 'var(--radius)',
  background: 'var(--color-tint)',
  scrollMarginTop: SCROLL_MARGIN,
  '& > svg': { color: 'var(--color-positive)' },
  '@media print': { display: 'none' },
});
/** What happens next. */
export const next = css({ display: 'grid', gap: 'var(--space-3)' });
/** A field that people do not see. */
export const trap = css({ position: 'absolute', insetInlineStart: '-100vw', width: '1px', overflow: 'hidden' });
