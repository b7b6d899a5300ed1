import { css } from '../theme/css.ts';

export const image = css({
  width: '100%',
  height: 'auto',
  objectFit: 'cover',
  // Visible behind cars that are cut out, without a blur placeholder, and when the image fails to load.
  background: 'var(--blur, var(--car-backdrop)) center / cover no-repeat',
  // A frame of any shape shows the whole of what is cut out, on the ground of the frame.
  '&[data-cut-out]': { objectFit: 'contain' },
});

export const fallback = css({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  aspectRatio: '16 / 10',
  background: 'var(--car-backdrop)',
  color: 'var(--color-car-ground-ink)',
});
