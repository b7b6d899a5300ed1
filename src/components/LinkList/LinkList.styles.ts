import { css } from '../../theme/css.ts';

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

/** The columns depend on the container's width, not on the window's. */
export const container = css({ containerType: 'inline-size' });

export const list = css({
  display: 'grid',
  columnGap: 'var(--space-8)',
  '&[data-columns="1"]': { maxWidth: 'var(--measure)' },
  '@container (min-width: 42rem)': { '&[data-columns="2"], &[data-columns="3"]': columns(2) },
  '@container (min-width: 56rem)': { '&[data-columns="3"]': columns(3) },
});

export const link = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--space-4)',
  height: '100%',
  minHeight: '3.25rem',
  paddingBlock: 'var(--space-3)',
  borderBottom: '1px solid var(--color-line)',
  fontWeight: 600,
  textDecoration: 'none',
  transition: 'border-color var(--duration-fast) var(--ease)',
  '& > span': { minWidth: 0 },
  '& svg': { flex: 'none', color: 'var(--color-link)', transition: 'transform var(--duration) var(--ease)' },
  '&:hover': { borderBottomColor: 'var(--color-ink)' },
  '&:hover svg': { transform: 'translateX(4px)' },
});
