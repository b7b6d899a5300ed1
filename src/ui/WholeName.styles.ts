import { css } from '../theme/css.ts';

export const whole = css({ whiteSpace: 'nowrap' });
