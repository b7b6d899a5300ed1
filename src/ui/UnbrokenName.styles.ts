import { css } from '../theme/css.ts';

export const noBreak = css({ whiteSpace: 'nowrap' });
