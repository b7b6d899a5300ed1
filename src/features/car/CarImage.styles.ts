import { css } from '../../theme/css.ts';

export const frame = css({
  display: 'block',
  aspectRatio: '16 / 10',
  overflow: 'hidden',
  background: 'var(--color-tint)',
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
  '& circle': { fill: 'var(--color-tint)' },
  '& text': { fill: 'var(--color-muted)', stroke: 'none', fontSize: 8 },
});
