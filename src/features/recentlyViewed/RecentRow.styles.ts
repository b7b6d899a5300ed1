import { css } from '../../theme/css.ts';

export const place = css({ '@media print': { display: 'none' } });
