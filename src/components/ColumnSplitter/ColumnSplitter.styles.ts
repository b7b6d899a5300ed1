import { css } from '../../theme/css.ts';

export const columns = css({
  '@media (min-width: 48rem)': {
    display: 'grid',
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    maxWidth: 'var(--page-width)',
    marginInline: 'auto',
    // Columns stand closer than the page's edges: what is in them keeps its own gutters, which are the gap's halves.
    paddingInline: 'calc(var(--gutter) - var(--space-3))',
  },
});

export const column = css({
  minWidth: 0,
  '@media (min-width: 48rem)': {
    '--gutter': 'var(--space-3)',
    '--inset-text': '0px',
    gridColumn: 'span var(--span)',
    // Cards side by side are equally high.
    '& > :only-child': { height: '100%' },
  },
});
