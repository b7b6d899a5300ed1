import { css } from '../../theme/css.ts';

export const columns = css({
  '@media (min-width: 48rem)': {
    display: 'grid',
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    maxWidth: 'var(--page-width)',
    marginInline: 'auto',
  },
});

export const column = css({ minWidth: 0, '@media (min-width: 48rem)': { gridColumn: 'span var(--span)' } });
