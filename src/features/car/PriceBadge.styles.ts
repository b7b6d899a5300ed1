import { PRICE_BANDS } from '../../contracts/car/priceBands.ts';
import { css } from '../../theme/css.ts';

/** Width of a step of the scale, and of the gap behind it. */
const STEP = 0.4;
const GAP = 0.14;

const places = Object.fromEntries(
  PRICE_BANDS.map((band, at) => [`&[data-price-band="${band}"]`, { '--place': `${(STEP + GAP) * at}em` }]),
);

export const badge = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.45em',
  fontSize: 'var(--text-sm)',
  fontWeight: 600,
  ...places,
});

/** Five steps, the lowest price at the left; that of the band is filled and higher. */
export const scale = css({
  position: 'relative',
  flex: 'none',
  width: `${STEP * PRICE_BANDS.length + GAP * (PRICE_BANDS.length - 1)}em`,
  height: '1em',
  background: `repeating-linear-gradient(to right, currentColor 0 ${STEP}em, transparent ${STEP}em ${STEP + GAP}em) left 0.375em / 100% 0.25em no-repeat`,
  forcedColorAdjust: 'none',
  '&::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    left: 'var(--place)',
    width: `${STEP}em`,
    borderRadius: '1px',
    background: 'currentColor',
  },
});
