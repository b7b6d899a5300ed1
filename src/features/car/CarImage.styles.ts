import { css, keyframes } from '../../theme/css.ts';

/**
 * The second view on the ground of the first, which it covers. A frame with `--air` keeps that height free above its picture, which is
 * then complete and stands on the lower edge.
 */
const SECOND = 'var(--second) center bottom / var(--second-size, cover) no-repeat, var(--car-backdrop)';

/** No image before the first step, so that nothing is requested while the pointer only passes. */
const show = keyframes({
  from: { background: 'none', opacity: 0 },
  '1%': { background: SECOND, opacity: 0 },
  to: { background: SECOND, opacity: 1 },
});
const CAN_SHOW_SECOND = '@media (prefers-reduced-motion: no-preference) and (not (pointer: coarse))';

export const frame = css({
  position: 'relative',
  display: 'block',
  aspectRatio: '16 / 10',
  paddingTop: 'var(--air, 0px)',
  overflow: 'hidden',
  // Pictures of cars are cut out.
  background: 'var(--car-backdrop)',
  '& picture': { display: 'contents' },
  // The second view of a card. Not with the data saver (`connectCard`).
  [CAN_SHOW_SECOND]: {
    'html[data-second] article:is(:hover, :has(a:focus-visible)) > &[style]:not([data-shown])::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      animation: `${show} 240ms var(--ease) 140ms both`,
    },
  },
});

export const image = css({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: 'center bottom',
  background: 'var(--blur, none) center / cover no-repeat',
});

export const missing = css({
  width: '100%',
  height: '100%',
  // The tint of the site.
  fill: 'color-mix(in srgb, var(--color-accent) 30%, var(--color-tint))',
  '& text': { fill: 'var(--color-car-ground-ink)', fontSize: 8 },
});
