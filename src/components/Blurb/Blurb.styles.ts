import { withCardStyle } from '../../theme/cardStyle.ts';
import { css, keyframes } from '../../theme/css.ts';

/** Container of the layout: a blurb may be in a column. */
export const container = css({ containerType: 'inline-size' });
const WIDE = '@container (min-width: 56rem)';

const rise = keyframes({ from: { transform: 'translateY(2.5rem)' } });
const settle = keyframes({ from: { transform: 'scale(1.12)' } });
/**
 * Returns a scroll-driven animation (F012) for browsers that support it, from below the window to a third of its height.
 * Nothing fades, so that the content is visible at any time, in print and without JavaScript too.
 */
const scrollAnimation = (move: string) => ({
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
  // Like the plates of its cards.
  [withCardStyle('plate')]: {
    border: '1px solid var(--color-ink)',
    borderRadius: 0,
    '&::after': { content: '""', position: 'absolute', inset: 4, border: '1px solid var(--color-ink)' },
  },
  '[data-moves] > & > img, [data-moves] > & > video': scrollAnimation(settle),
});

export const image = css({ aspectRatio: '3 / 2' });
export const fill = css({ position: 'absolute', inset: 0, height: '100%' });

export const body = css({
  display: 'grid',
  justifyItems: 'start',
  gap: 'var(--space-5)',
  minWidth: 0,
  '&[data-moves]': scrollAnimation(rise),
});
export const text = css({
  maxWidth: '34rem',
  color: 'var(--color-muted)',
  fontSize: 'calc(var(--text-md) * 1.125)',
  lineHeight: 1.55,
});
export const link = css({ marginTop: 'var(--space-2)' });
