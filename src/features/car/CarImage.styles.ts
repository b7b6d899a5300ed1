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
  // The tint of the site.
  fill: 'color-mix(in srgb, var(--color-accent) 30%, var(--color-tint))',
  '& text': { fill: 'var(--color-muted)', fontSize: 8 },
});
