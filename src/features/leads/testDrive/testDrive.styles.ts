import { css } from '../../../theme/css.ts';

export const times = css({
  display: 'grid',
  gap: 'var(--space-3)',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  scrollMarginTop: 'var(--space-7)',
  // The calendar needs the whole width of a phone.
  '@media (max-width: 39.98rem)': { marginInlineStart: 'calc(-1.5rem - var(--space-3))' },
  '& > legend': { marginBottom: 'var(--space-1)', padding: 0 },
});
export const chosen = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--space-2) var(--space-4)',
  padding: 'var(--space-3)',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius-md)',
  '& > p': { display: 'grid', margin: 0 },
  '& strong::first-letter': { textTransform: 'uppercase' },
});
export const booked = css({
  display: 'grid',
  gap: 'var(--space-4)',
  width: '100%',
  textAlign: 'start',
  '& dl': { display: 'grid', gap: 'var(--space-2)', margin: 0 },
  '& dt': { color: 'var(--color-muted)', fontSize: 'var(--text-sm)' },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& dd::first-letter': { textTransform: 'uppercase' },
});
export const actions = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3)' });
