import { css } from '../theme/css.ts';

/** Views from outside of a car in the library's folder `cars`. They are cut out: a frame of any shape shows the whole car on its ground. */
const CUT_OUT = '&[src*="/cars/"]:is([src*="/front"], [src*="/side"], [src*="/rear"])';

export const image = css({
  width: '100%',
  height: 'auto',
  objectFit: 'cover',
  // Visible behind cars that are cut out, without a blur placeholder, and when the image fails to load.
  background: 'var(--blur, var(--car-backdrop)) center / cover no-repeat',
  [CUT_OUT]: { objectFit: 'contain' },
});

export const fallback = css({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  aspectRatio: '16 / 10',
  background: 'var(--car-backdrop)',
  color: 'var(--color-car-ground-ink)',
});
