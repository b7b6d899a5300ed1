import { css } from '../../theme/css.ts';

/** On wide pages the text stands in from the edge, where pictures and cards begin. */
export const column = css({ '@media (min-width: 64rem)': { marginLeft: '16.666%' } });
