import { css } from '../../theme/css.ts';

/** A line in the colour of the surrounding text. A page has many icons: their markup does not repeat it. */
export const line = css({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** Added to `line` in large icons. */
export const thin = css({ '&&': { strokeWidth: 1.25 } });
