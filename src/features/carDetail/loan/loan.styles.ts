import { css } from '../../../theme/css.ts';
import { fieldWidth } from './fieldRules.ts';

export const calculator = css({
  // The lender's quote, which is on the page, says something else.
  'main:has([data-replaces-example]) &[data-example] > :not([data-to-quotes])': { display: 'none' },
  padding: 'var(--space-3) 0',
  borderTop: '1px solid var(--color-line)',
  '& details': { fontSize: 'var(--text-xs)' },
});

export const result = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 'var(--space-4)',
  '& > span': { flex: '1 1 0', minWidth: 'min(8rem, 100%)' },
  '& small': { display: 'block', color: 'var(--color-muted)', fontSize: 'var(--text-xs)' },
  // Tabular figures would leave gaps around separators. An invisible copy has them, so that the label keeps its space while a slider moves.
  '& > strong': {
    marginInlineStart: 'auto',
    textAlign: 'end',
    '&::after': {
      content: 'attr(data-sum)',
      display: 'block',
      height: 0,
      visibility: 'hidden',
      fontVariantNumeric: 'tabular-nums',
    },
  },
});

export const form = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-3)',
  margin: 'var(--space-3) 0',
  '@media print': { display: 'none' },
});

export const control = css({
  display: 'flex',
  flexWrap: 'wrap',
  // On narrow phones the field is narrower, so that it does not lie below the label. With large text it does.
  alignItems: 'center',
  columnGap: 'var(--space-4)',
});

export const label = css({
  flex: '1 1 6rem',
  display: 'inline-flex',
  alignItems: 'center',
  fontSize: 'var(--text-sm)',
});

const FIELD_INSET = 'max(var(--space-3), calc(var(--radius-control) * 0.75))';

/** A number with its unit inside of the field. */
export const field = css({
  ...fieldWidth,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  '& > input': {
    width: '100%',
    minWidth: 0,
    minHeight: 44,
    padding: `var(--space-2) ${FIELD_INSET}`,
    border: '1px solid var(--color-line-strong)',
    borderRadius: 'var(--radius-control)',
    background: 'var(--color-surface)',
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
  },
  '& > span': {
    position: 'absolute',
    color: 'var(--color-muted)',
    fontSize: 'var(--text-sm)',
    pointerEvents: 'none',
    '&:first-child': { insetInlineStart: FIELD_INSET },
    '&:first-child + input': { paddingInlineStart: 'calc(var(--space-3) + 1.5em)' },
    '&:last-child': { insetInlineEnd: FIELD_INSET },
  },
  // As long as the longest unit of the languages: `months`.
  '& > input:not(:last-child)': { paddingInlineEnd: 'calc(var(--space-3) + 2.4em)' },
  '&[data-long-unit] > input': { paddingInlineEnd: 'calc(var(--space-3) + 4.4em)' },
});

export const limits = css({ flex: '1 1 100%', color: 'var(--color-text)', fontSize: 'var(--text-xs)' });

const track = {
  height: 4,
  border: 0,
  borderRadius: 2,
  background:
    'linear-gradient(to right, var(--color-link) calc(100% * var(--share)), var(--color-line) calc(100% * var(--share)))',
} as const;

const thumb = {
  boxSizing: 'border-box',
  width: 24,
  height: 24,
  border: '3px solid var(--color-link)',
  borderRadius: '50%',
  background: 'var(--color-surface)',
  cursor: 'grab',
} as const;

const focused = { outline: '2px solid var(--color-focus)', outlineOffset: 2 } as const;

/** A native range input, so that keys, touch and screen readers work natively. */
export const slider = css({
  appearance: 'none',
  flex: '1 1 100%',
  width: '100%',
  height: 32,
  '@media (pointer: coarse)': { height: 44 },
  margin: 0,
  background: 'none',
  touchAction: 'pan-y',
  '&::-webkit-slider-runnable-track': track,
  '&::-moz-range-track': track,
  '&::-webkit-slider-thumb': { appearance: 'none', marginTop: -10, ...thumb },
  '&::-moz-range-thumb': thumb,
  '&:focus-visible': { outline: 'none', boxShadow: 'none' },
  '&:focus-visible::-webkit-slider-thumb': focused,
  '&:focus-visible::-moz-range-thumb': focused,
  '@media (forced-colors: active)': { appearance: 'auto' },
  '@media (scripting: none)': { display: 'none' },
});

export const terms = css({ color: 'var(--color-muted)', fontSize: 'var(--text-xs)' });

/**
 * The longest text takes the space, invisibly, in the same cell: the lines of a choice move nothing below them. Its tabular figures are the
 * wider ones; in a visible sentence they would leave gaps around commas.
 */
export const chosenTerms = css({
  display: 'grid',
  color: 'var(--color-muted)',
  fontSize: 'var(--text-xs)',
  '& > span, &::after': { gridArea: '1 / 1' },
  '&::after': { content: 'attr(data-longest)', visibility: 'hidden', fontVariantNumeric: 'tabular-nums' },
});

export const allCars = css({
  display: 'inline-block',
  padding: 'var(--space-2) 0',
  fontSize: 'var(--text-sm)',
  '@media print': { display: 'none' },
});

export const quoted = css({
  display: 'grid',
  margin: 'var(--space-1) 0 var(--space-2)',
  '& > a': { padding: 'var(--space-2) 0', fontWeight: 600 },
  '& > small': { color: 'var(--color-muted)', fontSize: 'var(--text-xs)' },
  '@media print': { display: 'none' },
});
