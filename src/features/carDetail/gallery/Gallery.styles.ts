import { css } from '../../../theme/css.ts';

const WIDE = '@media (min-width: 64rem)';
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
export const images = css({ position: 'relative', '&[inert] > :not(:first-child)': { visibility: 'hidden' } });

/** Below 1024 px at most half the window high, so that the title is visible above the bottom bar. */
export const strip = css({
  '@media (max-width: 63.98rem)': { '& a > span': { width: '100%', maxHeight: 'max(11rem, 50svh)' } },
  [WIDE]: { borderRadius: 'var(--radius-large)' },
  [PRINT]: { '&&': { borderRadius: 0 } },
});
/** Only the first image in print. */
export const slide = css({ scrollMarginTop: 'var(--header-height)', [PRINT]: { '& + &': { display: 'none' } } });

export const enlarge = css({
  position: 'absolute',
  right: 'var(--space-4)',
  bottom: 'var(--space-4)',
  minHeight: 40,
  padding: '0 var(--space-4)',
  borderColor: 'transparent',
  background: 'var(--color-surface)',
  fontSize: 'var(--text-sm)',
  boxShadow: 'var(--shadow)',
  [PRINT]: { '&&': { display: 'none' } },
});

/** In the corner opposite the button. */
export const illustration = css({
  position: 'absolute',
  left: 'var(--space-4)',
  bottom: 'var(--space-4)',
  padding: '0 var(--space-2)',
  borderRadius: 'var(--radius-small)',
  background: 'var(--color-surface)',
  color: 'var(--color-muted)',
  fontSize: 'var(--text-xs)',
});

export const thumbnails = css({
  display: 'flex',
  gap: 'var(--space-2)',
  marginTop: 'var(--space-3)',
  padding: 'var(--space-1)',
  overflow: 'auto hidden',
  scrollbarWidth: 'thin',
  '@media (max-width: 63.98rem)': { paddingInline: 'var(--gutter)' },
  [PRINT]: { '&&': { display: 'none' } },
  // The side images and the button replace the thumbnails.
  '[data-mosaic] > &': { [WIDE]: { display: 'none' } },
  '& li': { flex: '0 0 clamp(4.5rem, 12vw, 7rem)' },
  '& a': {
    display: 'block',
    overflow: 'hidden',
    borderRadius: 'var(--radius-small)',
    outlineOffset: 2,
    opacity: 0.7,
    '&[aria-current], &:hover, &:focus-visible': { opacity: 1 },
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
