import { css } from '../../../theme/css.ts';

export const calendar = css({ display: 'grid', gap: 'var(--space-3)', minWidth: 0 });
export const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--space-2)',
  '& > strong': { textAlign: 'center', textWrap: 'balance' },
  '& > strong::first-letter': { textTransform: 'uppercase' },
  '& > button': { paddingInline: 'var(--space-3)', minWidth: '3rem' },
});
export const grid = css({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th': {
    padding: 'var(--space-1) 0',
    color: 'var(--color-muted)',
    fontSize: 'var(--text-sm)',
    fontWeight: 500,
    textAlign: 'center',
  },
  '& td': { padding: 1 },
  '& td[data-weekend]': { background: 'var(--color-tint)' },
});
export const day = css({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  minHeight: '2.75rem',
  padding: 0,
  border: '1px solid transparent',
  borderRadius: 'var(--radius-small)',
  background: 'none',
  color: 'var(--color-ink)',
  fontWeight: 600,
  cursor: 'pointer',
  '&:not([aria-disabled])': {
    borderColor: 'var(--color-line-strong)',
    background: 'var(--color-surface)',
    '&:hover': { borderColor: 'var(--color-ink)' },
  },
  '&[aria-disabled]': { color: 'var(--color-muted)', fontWeight: 400, cursor: 'not-allowed' },
  '&[data-today]': { textDecoration: 'underline', textUnderlineOffset: '0.3em' },
  '&&[aria-pressed="true"]': {
    borderColor: 'var(--color-chosen)',
    background: 'var(--color-chosen)',
    color: 'var(--color-chosen-ink)',
  },
});
export const note = css({ color: 'var(--color-muted)' });
/** What is shown without scripts, in the place of what needs them. */
export const scriptless = css({ display: 'none', '@media (scripting: none)': { display: 'block' } });
export const scripted = css({ '@media (scripting: none)': { display: 'none' } });
/** The times of a move, one below the other: the one that ends, and the new one. */
export const move = css({
  display: 'grid',
  gap: 'var(--space-3)',
  margin: 0,
  padding: 'var(--space-4)',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius)',
  '& dt': { color: 'var(--color-muted)', fontSize: 'var(--text-sm)' },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& dd::first-letter': { textTransform: 'uppercase' },
  '& > div:last-of-type > dd': { fontWeight: 600 },
});
export const moveSteps = css({ display: 'grid', gap: 'var(--space-4)', minWidth: 0, outline: 'none' });
export const moveActions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-3)',
  '& > button': { flex: '0 1 16rem', '@media (max-width: 39.98rem)': { flex: '1 1 100%' } },
});
/** What has become of a booking. */
export const notice = css({ fontSize: 'var(--text-lg)', fontWeight: 600 });
/** The question before a booking is cancelled. */
export const question = css({ display: 'grid', gap: 'var(--space-4)' });
export const times = css({
  display: 'grid',
  gap: 'var(--space-3)',
  '& > h4': { fontWeight: 600, '&::first-letter': { textTransform: 'uppercase' } },
  '& > ul': {
    margin: 0,
    padding: 0,
    listStyle: 'none',
    display: 'grid',
    gap: 'var(--space-2)',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 5.5rem), 1fr))',
  },
  // Above the sheet of a summary, or the bar of a car.
  '& li': { scrollMarginBlockEnd: '7.5rem' },
  '& li:has(small)': { gridColumn: '1 / -1' },
});
export const time = css({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  minHeight: '2.75rem',
  padding: 'var(--space-2)',
  border: '1px solid var(--color-line-strong)',
  borderRadius: 'var(--radius-control)',
  background: 'var(--color-surface)',
  color: 'var(--color-ink)',
  fontWeight: 600,
  cursor: 'pointer',
  '& small': { color: 'var(--color-muted)', fontWeight: 400, fontSize: 'var(--text-sm)' },
  '&:hover': { borderColor: 'var(--color-ink)' },
  '&[aria-pressed="true"]': {
    borderColor: 'var(--color-chosen)',
    background: 'var(--color-chosen)',
    color: 'var(--color-chosen-ink)',
    '& small': { color: 'inherit' },
  },
});
