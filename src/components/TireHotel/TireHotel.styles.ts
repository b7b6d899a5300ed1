import { css } from '../../theme/css.ts';

const NARROW = '@media (max-width: 39.98rem)';

export const target = css({ scrollMarginTop: 'var(--header-height)' });
/** The image is behind the head and the upper part of the flow. */
export const onImage = css({
  position: 'relative',
  isolation: 'isolate',
  paddingBlock: 'var(--space-10) calc(var(--section) / 2)',
  // The number plate is on a phone's first screen, above the consent banner of a first visit.
  [NARROW]: { paddingTop: 'var(--space-5)' },
});
export const background = css({
  position: 'absolute',
  zIndex: -1,
  inset: '0 0 auto',
  height: 'min(100%, 32rem)',
  overflow: 'hidden',
  background: 'var(--color-tint)',
  '& > img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: 'var(--color-tire-scrim, rgb(0 0 0 / 0.62))',
  },
});
export const content = css({
  display: 'grid',
  gap: 'var(--space-6)',
  // Narrower than the page's column, from the same edge.
  '& > *': { maxWidth: '60rem' },
  [NARROW]: { gap: 'var(--space-4)' },
});
export const head = css({
  display: 'grid',
  gap: 'var(--space-3)',
  maxWidth: '40rem',
  [`.${onImage} &`]: { color: '#fff' },
  '& > p': { fontSize: 'var(--text-lg)', [NARROW]: { fontSize: 'var(--text-md)', lineHeight: 1.4 } },
  [NARROW]: { gap: 'var(--space-2)' },
});
