import { css } from '../../theme/css.ts';

/** The element has no box, so that the section is laid out as a child of its parent. */
export const contents = css({ display: 'contents' });
