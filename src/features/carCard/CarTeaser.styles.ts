import { css } from '../../theme/css.ts';

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });
const hasRowsOf = (count: number) => `:has(> :nth-child(${count}n):last-child)`;

/** Rows are full: eight cars in four or two columns, six and nine in three. */
export const grid = css({
  display: 'grid',
  gap: 'var(--space-5)',
  ...columns(1),
  marginTop: 'var(--space-6)',
  '@media (min-width: 40rem)': columns(2),
  '@media (min-width: 64rem)': { [`&${hasRowsOf(3)}`]: columns(3) },
  '@media (min-width: 72rem)': { ...columns(4), [`&${hasRowsOf(3)}:not(${hasRowsOf(4)})`]: columns(3) },
});
