import { css } from '../../../theme/css.ts';

const WIDE = '@media (min-width: 64rem)';
const NARROW = '@media (max-width: 63.98rem)';
const PRINT = '@media print';

export const gallery = css({
  minWidth: 0,
  // Two thirds and one third: two images next to a large one have its height.
  '&[data-mosaic]': {
    [WIDE]: { display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', gap: 'var(--space-2)' },
  },
});

export const sideImages = css({
  display: 'none',
  [WIDE]: {
    display: 'grid',
    gridTemplateRows: 'repeat(2, minmax(0, 1fr))',
    gap: 'var(--space-2)',
    // As high as the large image, regardless of its own images.
    minHeight: '100%',
    height: 0,
    '& > a': { minHeight: 0, overflow: 'hidden', borderRadius: 'var(--radius)' },
    '& > a > span': { height: '100%', aspectRatio: 'auto' },
  },
  [PRINT]: { '&&': { display: 'none' } },
});
export const frame = css({
  position: 'relative',
  '@media (min-width: 64rem)': { borderRadius: 'var(--radius-large)' },
});

/** Stays in place behind other media and keeps its size. */
export const images = css({ position: 'relative' });

/** Below 1024 px at most half the window high, so that the title is visible above the bottom bar. */
export const strip = css({
  [NARROW]: {
    '& a > span': { width: '100%', maxHeight: 'max(11rem, 50svh)' },
    // The whole car, also in a window that is low.
    '& img': { objectFit: 'contain' },
  },
  [WIDE]: { borderRadius: 'var(--radius-large)' },
  [PRINT]: { '&&': { borderRadius: 0 } },
});
/** Only the first image in print. */
export const slide = css({ scrollMarginTop: 'var(--header-height)', [PRINT]: { '& + &': { display: 'none' } } });

/** Below the image, so that nothing covers the car. Its height is the same before and after the other media are known. */
export const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--space-2)',
  minHeight: '2.75rem',
  marginTop: 'var(--space-2)',
  [NARROW]: { paddingInline: 'var(--gutter)' },
  '[data-mosaic] > &': { [WIDE]: { gridColumn: '1 / -1', marginTop: 0 } },
  [PRINT]: { '&&': { display: 'none' } },
});

export const controls = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--space-2)',
  marginInlineStart: 'auto',
  '&[hidden]': { display: 'none' },
  // Fingers swipe. Narrow windows have the thumbnails too.
  '& > [aria-disabled]': { '@media (hover: none) and (pointer: coarse), (max-width: 39.98rem)': { display: 'none' } },
});

export const enlarge = css({
  minHeight: 44,
  padding: '0 var(--space-3)',
  fontSize: 'var(--text-sm)',
  whiteSpace: 'nowrap',
});

export const illustration = css({
  // In a line of its own where the other media may need the room.
  [NARROW]: { '[data-media] > &': { order: 1, flexBasis: '100%' } },
  color: 'var(--color-muted)',
  fontSize: 'var(--text-xs)',
  minHeight: '1.55em',
  '&[data-idle]': { visibility: 'hidden' },
  [WIDE]: { '[data-media] > &': { marginInlineStart: 'var(--space-2)' } },
});

export const thumbnails = css({
  display: 'flex',
  gap: 'var(--space-2)',
  minWidth: 0,
  marginTop: 'var(--space-1)',
  // Space for the frame of the current one, outside of the edge of the image.
  marginInline: 'calc(-1 * var(--space-1))',
  padding: 'var(--space-1)',
  [NARROW]: { marginInline: 0, paddingInline: 'var(--gutter)' },
  overflow: 'auto hidden',
  scrollbarWidth: 'thin',
  [PRINT]: { '&&': { display: 'none' } },
  // The side images and the button replace the thumbnails.
  '[data-mosaic] &': { [WIDE]: { display: 'none' } },
  '& li': { flex: '0 0 clamp(4.5rem, 12vw, 7rem)', [WIDE]: { flex: '1 1 0', minWidth: '5.5rem', maxWidth: '7rem' } },
  '& a': {
    display: 'block',
    overflow: 'hidden',
    borderRadius: 'var(--radius-small)',
    outlineOffset: 2,
    '&[aria-current]:not(:focus-visible)': { outline: '2px solid var(--color-ink)' },
  },
});

/** An image of the strip; links to its large rendition. */
export const enlargeLink = css({ display: 'block', cursor: 'zoom-in' });

/** Also styles a missing image on the dark background. */
export const large = css({
  width: 'min(100%, calc((100dvh - 6.5rem) * 1.6))',
  cursor: 'zoom-in',
  '[data-zoomed] > &': { cursor: 'inherit' },
  '& > span': { background: 'none' },
  '& img': { objectFit: 'contain' },
});
