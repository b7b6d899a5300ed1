import { css } from '../theme/css.ts';

/** Breaks inside only where a whole line is too short for it (WCAG 1.4.4). A block of its own does not get the line below its link by itself. */
export const domain = css({
  display: 'inline-block',
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  textDecoration: 'inherit',
});
