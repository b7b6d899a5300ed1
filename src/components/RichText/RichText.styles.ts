import { css } from '../../theme/css.ts';

/**
 * On wide pages the text stands in from the edge, where pictures and cards begin; a page's title stands at the edge.
 * In a column or a narrow box `--inset-text` is 0.
 */
export const column = css({
  '@media (min-width: 64rem)': { '&:not(:has(h1))': { marginLeft: 'var(--inset-text, 16.666%)' } },
});
