import { css } from '../../theme/css.ts';

export const wrapper = css({ '@media print': { display: 'none' } });
