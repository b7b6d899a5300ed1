import { css } from '../../theme/css.ts';

export const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBottom: 'var(--space-2)',
  '& > strong': { fontWeight: 600, '&::first-letter': { textTransform: 'uppercase' } },
});
/** A button without the browser's looks. */
const plain = {
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
} as const;

export const step = css({
  ...plain,
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  borderRadius: 'var(--radius-control)',
  '&:hover:not(:disabled)': { background: 'var(--color-tint)' },
  '&:disabled': { opacity: 0.3 },
});
export const grid = css({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th': {
    paddingBlock: 'var(--space-1)',
    color: 'var(--color-muted)',
    fontSize: 'var(--text-xs)',
    fontWeight: 500,
    textAlign: 'center',
  },
  '& td': { padding: 1 },
});
export const day = css({
  ...plain,
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  minHeight: '2.5rem',
  borderRadius: 'var(--radius-control)',
  '&:hover:not([aria-disabled])': { background: 'var(--color-tint)' },
  '&[aria-disabled]': {
    color: 'var(--color-muted)',
    opacity: 0.55,
    cursor: 'not-allowed',
  },
  '&[data-closed]': { textDecoration: 'line-through' },
  '&[aria-pressed="true"]': { background: 'var(--color-accent)', color: 'var(--color-accent-ink)', fontWeight: 600 },
});
