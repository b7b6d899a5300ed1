import { css } from '../../../theme/css.ts';

export const agreement = css({
  padding: 'var(--space-3) var(--space-4)',
  borderInlineStart: '3px solid var(--color-danger)',
  background: 'var(--color-tint)',
  fontWeight: 600,
});
export const category = css({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': {
    display: 'flex',
    alignItems: 'center',
    gap: 'var(--space-2)',
    padding: 0,
    marginBottom: 'var(--space-2)',
    fontWeight: 600,
    fontSize: 'var(--text-lg)',
  },
  '& > ul': { margin: 0, padding: 0, listStyle: 'none', borderTop: '1px solid var(--color-line)' },
});
export const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 'var(--space-4)',
  alignItems: 'center',
  paddingBlock: 'var(--space-2)',
  borderBottom: '1px solid var(--color-line)',
  '&[data-unavailable]': { color: 'var(--color-muted)', minHeight: '3rem' },
  '&[data-unavailable] > p': { gridColumn: '1 / -1' },
});
export const label = css({
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
    scrollMarginBlock: '7rem',
  },
});
export const name = css({ fontWeight: 600, overflowWrap: 'anywhere' });
export const price = css({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 'var(--space-1)',
  maxWidth: '9.5rem',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  // Beside a word of the name that is not broken.
  '@media (max-width: 22.5rem)': { maxWidth: '6.5rem' },
  '@media (min-width: 48rem)': { maxWidth: '18rem' },
});
export const description = css({
  gridColumn: '1 / -1',
  paddingInlineStart: 'calc(1.5rem + var(--space-3))',
  color: 'var(--color-muted)',
  fontSize: 'var(--text-sm)',
});
export const box = css({
  display: 'grid',
  gap: 'var(--space-1)',
  gridColumn: '1 / -1',
  marginInlineStart: 'calc(1.5rem + var(--space-3))',
  paddingBlock: 'var(--space-2)',
  '&[data-invalid]': { paddingInlineStart: 'var(--space-3)', boxShadow: 'inset 3px 0 0 var(--color-danger)' },
});
export const quantity = css({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: 'var(--space-1)',
  maxWidth: '10rem',
  marginInlineStart: 'calc(1.5rem + var(--space-3))',
  paddingBlock: 'var(--space-2)',
});
export const notes = css({ color: 'var(--color-muted)', fontSize: 'var(--text-sm)' });
