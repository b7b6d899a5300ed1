import { css } from '../../theme/css.ts';
import { phoneRow } from '../../ui/phoneRow.ts';

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });
const hasRowsOf = (count: number) => `:has(> :nth-child(${count}n):last-child)`;

/** Rows are full: eight cars in four or two columns, six and nine in three. */
export const grid = css({
  display: 'grid',
  gap: 'var(--space-5)',
  ...columns(1),
  marginTop: 'var(--space-6)',
  // On phones a row that scrolls to the edges of the window, so that the page does not become long.
  '@media (max-width: 39.98rem)': {
    ...phoneRow('min(19rem, 82%)'),
    gridTemplateColumns: 'none',
    paddingBottom: 'var(--space-2)',
    '& > li': { minWidth: 0 },
  },
  '@media (min-width: 40rem)': columns(2),
  '@media (min-width: 64rem)': { [`&${hasRowsOf(3)}`]: columns(3) },
  '@media (min-width: 72rem)': { ...columns(4), [`&${hasRowsOf(3)}:not(${hasRowsOf(4)})`]: columns(3) },
});
