import { css } from '../../theme/css.ts';

const NARROW = '@media (max-width: 39.98rem)';

export const target = css({ scrollMarginTop: 'var(--header-height)' });
/** The image is beside the content in wide windows and below it in narrow ones. */
export const onImage = css({
  position: 'relative',
  isolation: 'isolate',
  paddingBlock: 'var(--space-10) calc(var(--section) / 2)',
  // The number plate is on a phone's first screen, above the consent banner of a first visit.
  [NARROW]: { paddingTop: 'var(--space-5)' },
  '@media (max-width: 63.99rem)': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--space-6)' },
});
export const background = css({
  overflow: 'hidden',
  background: 'var(--color-tint)',
  '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
  // On narrow screens the number plate comes first, and there is no space beside it.
  '@media (max-width: 63.99rem)': { order: 1, height: 'clamp(8rem, 24vw, 14rem)' },
  '@media (min-width: 64rem)': {
    position: 'absolute',
    zIndex: -1,
    insetBlock: '0 auto',
    right: 0,
    // From the end of the content, which is 64rem wide, to the window's edge.
    width: 'max(22%, 100% - 70rem - max(0px, (100% - var(--page-width)) / 2))',
    height: '100%',
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
  '& > p': { fontSize: 'var(--text-lg)', [NARROW]: { fontSize: 'var(--text-md)', lineHeight: 1.4 } },
  [NARROW]: { gap: 'var(--space-2)' },
});
