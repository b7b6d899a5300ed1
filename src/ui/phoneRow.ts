/** Rules of a grid that is a row on phones: it scrolls to the edges of the window. A single cell has the whole width. @param width of a cell */
export const phoneRow = (width: string) =>
  ({
    gridAutoFlow: 'column',
    gridAutoColumns: width,
    marginInline: 'calc(-1 * var(--gutter))',
    padding: '2px var(--gutter)',
    overflow: 'auto hidden',
    scrollSnapType: 'x proximity',
    scrollPaddingInline: 'var(--gutter)',
    scrollbarWidth: 'none',
    '& > *': { scrollSnapAlign: 'start' },
    '&:not(:has(> :nth-child(2)))': { gridAutoColumns: '100%' },
  }) as const;
