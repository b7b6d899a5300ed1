import { css } from '../../../theme/css.ts';

const WIDE = '@media (min-width: 48rem)';

export const vehicle = css({
  display: 'grid',
  gap: 'var(--space-4)',
  [WIDE]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    // Else the buttons would take the width of two lines and stand on two.
    '& > div > button': { flex: 'none' },
  },
});
export const name = css({
  display: 'grid',
  '& > strong': { fontSize: 'var(--text-xl)' },
  '& > span': { color: 'var(--color-muted)' },
});
export const card = css({
  display: 'grid',
  alignContent: 'start',
  gap: 'var(--space-2)',
  minWidth: 0,
  paddingTop: 'var(--space-5)',
  borderTop: '1px solid var(--color-line)',
  '& > h3': { fontSize: 'var(--text-lg)', fontWeight: 600 },
  '& p': { overflowWrap: 'anywhere' },
});
export const pair = css({
  display: 'grid',
  gap: 'var(--space-5)',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
});
export const warning = css({
  display: 'grid',
  gap: 'var(--space-2)',
  padding: 'var(--space-4) var(--space-5)',
  border: '1px solid var(--color-danger)',
  borderInlineStartWidth: '4px',
  borderRadius: 'var(--radius-small)',
  '& > h3': {
    display: 'flex',
    alignItems: 'center',
    gap: 'var(--space-2)',
    fontSize: 'var(--text-lg)',
    fontWeight: 600,
    '& > svg': { flex: 'none', color: 'var(--color-danger)' },
  },
});
export const plan = css({
  display: 'grid',
  gap: 'var(--space-4)',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [WIDE]: {
    '&[data-plan]': {
      gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
      gridTemplateRows: 'auto auto',
      gap: 'var(--space-5) var(--space-6)',
    },
  },
});
export const tire = css({
  display: 'grid',
  alignContent: 'start',
  gap: 'var(--space-1)',
  minWidth: 0,
  padding: 'var(--space-4)',
  borderRadius: 'var(--radius)',
  background: 'var(--color-tint)',
  '& > h4': {
    display: 'flex',
    alignItems: 'center',
    gap: 'var(--space-2)',
    fontWeight: 600,
    '& > svg': { flex: 'none', color: 'var(--color-muted)' },
  },
  '& > dl': { display: 'grid', gap: 'var(--space-1)', margin: 0, fontSize: 'var(--text-sm)' },
  '& > dl > div': { display: 'flex', justifyContent: 'space-between', gap: 'var(--space-3)' },
  '& dt': { color: 'var(--color-muted)' },
  '& dd': { margin: 0, textAlign: 'end', overflowWrap: 'anywhere' },
  [WIDE]: {
    '[data-plan] > &[data-side="left"]': { gridColumn: 1 },
    '[data-plan] > &[data-side="right"]': { gridColumn: 3 },
    '[data-plan] > &[data-end="front"]': { gridRow: 1 },
    '[data-plan] > &[data-end="rear"]': { gridRow: 2 },
  },
});
export const warned = css({ marginInlineStart: 'auto', color: 'var(--color-danger)', '& > svg': { display: 'block' } });
export const car = css({
  display: 'none',
  color: 'var(--color-muted)',
  [WIDE]: { display: 'grid', placeItems: 'center', gridColumn: 2, gridRow: '1 / 3' },
});
