import { CODE_LENGTH } from '../../../contracts/tireHotel/tireHotelFields.ts';
import { css } from '../../../theme/css.ts';
import { textSummary } from '../../../ui/textSummary.ts';

const BOX = '3.25rem';
const GAP = '0.75rem';

/** Four drawn boxes, and over them one field whose letters are as far apart as the boxes. */
export const boxes = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `repeat(${CODE_LENGTH}, ${BOX})`,
  gap: GAP,
  justifyContent: 'start',
});
export const box = css({
  height: '4rem',
  border: '1px solid var(--color-line-strong)',
  borderRadius: 'var(--radius-control)',
  background: 'var(--color-surface)',
  '&[data-active]': { borderColor: 'var(--color-ink)', boxShadow: 'inset 0 0 0 1px var(--color-ink)' },
  '[data-invalid] > &': { borderColor: 'var(--color-danger)', boxShadow: 'inset 0 0 0 1px var(--color-danger)' },
});
export const clip = css({
  position: 'absolute',
  inset: 0,
  width: `calc(${CODE_LENGTH} * ${BOX} + ${CODE_LENGTH - 1} * ${GAP})`,
  // Nothing scrolls: a caret behind the last digit would move the digits out of their boxes.
  overflow: 'clip',
  borderRadius: 'var(--radius-control)',
  '&:has(:focus-visible)': { outline: '3px solid var(--color-focus)', outlineOffset: '3px' },
});
export const input = css({
  // One box wider, so that the caret behind the last digit does not scroll the digits.
  width: `calc(${CODE_LENGTH + 1} * (${BOX} + ${GAP}))`,
  height: '100%',
  padding: `0 0 0 calc((${BOX} - 1ch) / 2)`,
  border: 0,
  background: 'none',
  color: 'inherit',
  fontFamily: 'ui-monospace, monospace',
  fontSize: 'var(--text-2xl)',
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: `calc(${BOX} + ${GAP} - 1ch)`,
  '&&:focus-visible': { outline: 'none', boxShadow: 'none' },
});
export const help = css({
  '& > summary': textSummary,
  '& > div': { display: 'grid', justifyItems: 'start', gap: 'var(--space-3)', paddingTop: 'var(--space-2)' },
});
