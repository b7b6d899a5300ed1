import { css } from '../../theme/css.ts';

/** Header of a dialog: its title and the close button. */
export const header = css({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--space-4)',
  padding: 'var(--space-4) var(--space-5)',
  borderBottom: '1px solid var(--color-line)',
  '@media (min-width: 48rem)': { paddingInline: 'var(--space-8)' },
  '@media print': { padding: '0 0 2mm', border: 0 },
});

export const title = css({ fontSize: 'var(--text-xl)', '&:focus-visible': { outline: 'none', boxShadow: 'none' } });

export const close = css({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  marginInlineEnd: 'calc(-1 * var(--space-3))',
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'none',
  color: 'inherit',
  '&:hover': { background: 'var(--color-tint)' },
  '@media print': { display: 'none' },
});
