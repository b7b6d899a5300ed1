import { css, keyframes } from '../../theme/css.ts';

/** No image before the first step, so that nothing is requested while the pointer only passes. */
const show = keyframes({
  from: { backgroundImage: 'none', opacity: 0 },
  '1%': { backgroundImage: 'var(--second)', opacity: 0 },
  to: { backgroundImage: 'var(--second)', opacity: 1 },
});
const CAN_SHOW_SECOND = '@media (prefers-reduced-motion: no-preference) and (not (pointer: coarse))';

export const frame = css({
  position: 'relative',
  display: 'block',
  aspectRatio: '16 / 10',
  overflow: 'hidden',
  // Pictures of cars are cut out.
  background: 'var(--car-backdrop)',
  '& picture': { display: 'contents' },
  // The second view of a card. Not with the data saver (`connectCard`).
  [CAN_SHOW_SECOND]: {
    'html[data-second] article:is(:hover, :has(a:focus-visible)) > &[style]::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      background: 'center / cover no-repeat',
      animation: `${show} 240ms var(--ease) 140ms both`,
    },
  },
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
