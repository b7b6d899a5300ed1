import { css } from '../theme/css.ts';

export const image = css({
  width: '100%',
  height: 'auto',
  objectFit: 'cover',
  // The tint is visible without a blur placeholder and when the image fails to load.
  background: 'var(--color-tint) var(--blur, none) center / cover no-repeat',
});

export const fallback = css({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  aspectRatio: '16 / 10',
  background: 'var(--color-tint)',
  color: 'var(--color-muted)',
});
