import { css } from '../../theme/css.ts';

export const frame = css({
  display: 'block',
  aspectRatio: '16 / 10',
  overflow: 'hidden',
  // Pictures of cars are cut out.
  background: 'var(--car-backdrop)',
  '& picture': { display: 'contents' },
});

export const image = css({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  background: 'var(--blur, none) center / cover no-repeat',
});

export const missing = css({
  width: '100%',
  height: '100%',
  fill: 'none',
  stroke: 'var(--color-line-strong)',
  strokeWidth: 1.5,
  '& path, & circle': { vectorEffect: 'non-scaling-stroke' },
  '& circle': { fill: 'var(--color-car-ground)' },
  '& text': { fill: 'var(--color-car-ground-ink)', stroke: 'none', fontSize: 8 },
});
