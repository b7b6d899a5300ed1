import { css, keyframes } from '../../theme/css.ts';

/** Sides by the room there is: a blurb may stand in a column of others. */
export const room = css({ containerType: 'inline-size' });
const WIDE = '@container (min-width: 56rem)';

const rise = keyframes({ from: { transform: 'translateY(2.5rem)' } });
const settle = keyframes({ from: { transform: 'scale(1.12)' } });
/**
 * F012: moved by scrolling, where the browser can, from below the edge of the window to a third of its height. Nothing
 * fades: words and pictures can be seen at any moment, on paper and without scripts too.
 */
const moved = (move: string) => ({
  '@media (prefers-reduced-motion: no-preference)': {
    '@supports (animation-timeline: view())': {
      animation: `${move} linear both`,
      animationTimeline: 'view()',
      animationRange: 'entry 0% cover 35%',
    },
  },
});

export const sides = css({
  display: 'grid',
  gap: 'var(--space-8)',
  alignItems: 'center',
  [WIDE]: {
    columnGap: 'clamp(3rem, 6vw, 6.5rem)',
    gridTemplateColumns: '7fr 5fr',
    '&[data-reverse]': { gridTemplateColumns: '5fr 7fr' },
    '&[data-half]': { gridTemplateColumns: '1fr 1fr' },
    '&[data-alone]': { gridTemplateColumns: '1fr' },
  },
});

export const media = css({
  minWidth: 0,
  [WIDE]: { '[data-reverse] > &': { order: 1 } },
});

export const frame = css({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: 'var(--radius-large)',
  background: 'var(--color-tint)',
  '[data-moves] > & > img, [data-moves] > & > video': moved(settle),
});

export const image = css({ aspectRatio: '3 / 2' });
export const fill = css({ position: 'absolute', inset: 0, height: '100%' });

export const words = css({
  display: 'grid',
  justifyItems: 'start',
  gap: 'var(--space-5)',
  minWidth: 0,
  '&[data-moves]': moved(rise),
});
export const text = css({
  maxWidth: '34rem',
  color: 'var(--color-muted)',
  fontSize: 'var(--text-lg)',
  lineHeight: 1.5,
});
export const way = css({ marginTop: 'var(--space-2)' });
