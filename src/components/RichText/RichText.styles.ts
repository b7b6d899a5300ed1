import { css } from '../../theme/css.ts';

/**
 * On wide pages the text is indented from the edge at which images, cards and the page's title start.
 * In a column or a narrow box `--inset-text` is 0.
 */
export const column = css({
  '@media (min-width: 64rem)': { '&:not(:has(h1))': { marginLeft: 'var(--inset-text, 16.666%)' } },
});
