import { css } from '../../theme/css.ts';

export const columns = css({
  '@media (min-width: 48rem)': {
    display: 'grid',
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    maxWidth: 'var(--page-width)',
    marginInline: 'auto',
    // The content of the columns keeps its own gutters, which form the gap between columns.
    paddingInline: 'calc(var(--gutter) - var(--space-3))',
  },
});

export const column = css({
  minWidth: 0,
  '@media (min-width: 48rem)': {
    '--gutter': 'var(--space-3)',
    gridColumn: 'span var(--span)',
    // Cards side by side have equal height. The element around a section has no box of its own.
    '& > :only-child, & > :only-child > :only-child': { height: '100%' },
  },
});
