import { css } from '../../../theme/css.ts';
import { SHORT } from '../../../theme/short.ts';
import { selectRules } from '../../../ui/selectRules.ts';
import { fieldWidth } from '../loan/fieldRules.ts';

const PHONE = '@media (max-width: 39.98rem)';

export const quotes = css({ scrollMarginTop: 'var(--header-height)', '@media print': { display: 'none' } });

export const head = css({ display: 'grid', gap: 'var(--space-2)', maxWidth: 'var(--measure)' });

export const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-6)',
  marginTop: 'var(--space-6)',
  '@media (min-width: 64rem)': {
    gridTemplateColumns: '21.5rem minmax(0, 1fr)',
    gap: 'var(--space-8)',
    alignItems: 'start',
  },
});

/** In view while the quotes are read. */
export const form = css({
  '@media (min-width: 64rem)': { position: 'sticky', top: 'calc(var(--header-height) + var(--space-4))' },
  [SHORT]: { position: 'static' },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-4)',
  padding: 'var(--space-5)',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius)',
  background: 'var(--color-surface)',
});

export const choice = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--space-1) var(--space-4)',
  fontSize: 'var(--text-sm)',
  '& > label': { flex: '1 1 6rem' },
  '& > select': {
    ...fieldWidth,
    minHeight: 44,
    padding: 'var(--space-2) max(var(--space-3), calc(var(--radius-control) * 0.75))',
    border: '1px solid var(--color-line-strong)',
    borderRadius: 'var(--radius-control)',
    backgroundColor: 'var(--color-surface)',
    color: 'inherit',
    font: 'inherit',
    ...selectRules,
  },
  '& > p': { flex: '1 1 100%' },
});

/**
 * Quotes for other terms than the chosen ones are dimmed until the new ones arrive. By colours, not by opacity: they stay readable
 * (WCAG 1.4.3).
 */
export const results = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-4)',
  '&[data-waiting] article': { background: 'var(--color-tint)', borderStyle: 'dashed' },
  '&[data-waiting] :is(h3, strong, dt, dd, p, span)': { '&&': { color: 'var(--color-muted)', fontWeight: 400 } },
});

export const cards = css({
  display: 'grid',
  gap: 'var(--space-5)',
  '@media (min-width: 40rem)': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))' },
  // On phones a comparison of two columns, or below each other where the visitor's font is too large for that.
  [PHONE]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.25rem), 1fr))', gap: 'var(--space-2)' },
});

export const card = css({
  display: 'flex',
  flexDirection: 'column',
  gap: 'var(--space-4)',
  minWidth: 0,
  padding: 'var(--space-5)',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius)',
  background: 'var(--color-surface)',
  // The parts of both quotes are in the same rows.
  [PHONE]: {
    display: 'grid',
    gridRow: 'span 6',
    gridTemplateRows: 'subgrid',
    alignContent: 'start',
    gap: 'var(--space-3)',
    padding: 'var(--space-4) calc(var(--space-2) * 1.25)',
    '& > h3': { gridRow: 1, alignSelf: 'start' },
  },
});

export const missing = css({
  display: 'grid',
  gap: 'var(--space-2)',
  alignContent: 'start',
  minWidth: 0,
  padding: 'var(--space-5)',
  border: '1px dashed var(--color-line-strong)',
  borderRadius: 'var(--radius)',
  color: 'var(--color-muted)',
});

export const payment = css({
  display: 'grid',
  // The sum in one line of a narrow card. The card is no container: its rows would not be those of the other card.
  containerType: 'inline-size',
  '& > strong': { fontSize: 'min(var(--text-xl), 12.5cqi)', lineHeight: 1.2 },
  '& > span': { color: 'var(--color-muted)', fontSize: 'var(--text-sm)' },
  [PHONE]: { gridRow: 2, alignContent: 'start' },
});

export const notifications = css({ display: 'grid', gap: 'var(--space-2)', [PHONE]: { gridRow: 3 } });

export const notification = css({
  padding: 'var(--space-3)',
  borderInlineStart: '3px solid var(--color-accent)',
  background: 'var(--color-tint)',
  fontSize: 'var(--text-sm)',
});

export const rows = css({
  margin: 0,
  fontSize: 'var(--text-sm)',
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: 'var(--space-4)',
    padding: 'var(--space-1) 0',
    minHeight: 32,
  },
  '& > div + div': { borderTop: '1px solid var(--color-line)' },
  // Each figure below its label, as wide as the card.
  [PHONE]: {
    gridRow: 4,
    '& > div': { display: 'block', padding: 'var(--space-2) 0' },
    '& dt': { fontSize: 'var(--text-xs)' },
  },
  '& dt': { flex: '1 1 0', minWidth: 'min(7rem, 100%)', color: 'var(--color-muted)' },
  '& dd': { margin: '0 0 0 auto', textAlign: 'end', [PHONE]: { textAlign: 'start' } },
  '& > [data-key="APR"] > *, & > [data-key="TotalAmountPayable"] > *': { color: 'var(--color-ink)', fontWeight: 600 },
});

export const links = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 'var(--space-2) var(--space-4)',
  marginTop: 'auto',
  '& > [data-wide]': { flex: '1 1 100%', [PHONE]: { paddingInline: 'var(--space-2)', fontSize: 'var(--text-sm)' } },
  [PHONE]: { gridRow: 5, marginTop: 0 },
  '& > :not([data-wide])': {
    paddingInline: 0,
    fontSize: 'var(--text-sm)',
    fontWeight: 400,
    textDecoration: 'underline',
  },
});

export const note = css({ color: 'var(--color-muted)', fontSize: 'var(--text-xs)' });
export const reference = css({ overflowWrap: 'anywhere', [PHONE]: { gridRow: 6 } });

export const failed = css({
  display: 'grid',
  justifyItems: 'start',
  gap: 'var(--space-4)',
  maxWidth: 'var(--measure)',
  padding: 'var(--space-6)',
  borderRadius: 'var(--radius)',
  background: 'var(--color-tint)',
});

/** What does nothing without scripts. */
export const scripted = css({ '@media (scripting: none)': { '&&': { display: 'none' } } });

export const skeleton = css({ display: 'block', width: '100%', height: '26rem' });

export const dialog = css({
  width: 'min(100% - 2rem, 44rem)',
  maxHeight: 'min(100dvh - 2rem, 48rem)',
  margin: 'auto',
  padding: 0,
  border: 0,
  borderRadius: 'var(--radius-large)',
  background: 'var(--color-surface)',
  color: 'var(--color-ink)',
  boxShadow: 'var(--shadow-large)',
  overflow: 'hidden',
  '&[open]': { display: 'flex', flexDirection: 'column' },
  '&::backdrop': { background: 'rgb(0 0 0 / 0.5)' },
});

export const legal = css({
  display: 'grid',
  alignContent: 'start',
  gap: 'var(--space-4)',
  minHeight: 0,
  padding: 'var(--space-5)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  '@media (min-width: 48rem)': { padding: 'var(--space-6) var(--space-8)' },
});
