import { css } from '../../theme/css.ts';

/** Limits the height, so that the controls are in the window. */
export const screen = css({ maxWidth: '150svh' });
