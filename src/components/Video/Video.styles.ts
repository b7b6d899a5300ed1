import { css } from '../../theme/css.ts';

/** Never higher than most of the window: its controls would be below the edge. */
export const screen = css({ maxWidth: '150svh' });
