import { css } from '../../theme/css.ts';

export const lightbox = css({
  position: 'fixed',
  inset: 0,
  zIndex: 'var(--layer-dialog)',
  width: '100vw',
  height: '100dvh',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  overscrollBehavior: 'contain',
});

export const frame = css({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  width: '100%',
  height: '100%',
});

export const stage = css({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  minWidth: 0,
  minHeight: 0,
});

export const strip = css({ minHeight: 0 });

export const slide = css({
  display: 'grid',
  placeItems: 'center',
  gridTemplateRows: 'minmax(0, 1fr)',
  // Larger than the slide, which scrolls.
  '&[data-zoomed]': {
    display: 'block',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'none',
    scrollBehavior: 'auto',
    cursor: 'zoom-out',
  },
  '&[data-zoomed] > *': { width: 'max(220%, 100dvh * 1.6)', maxWidth: 'none' },
});

export const tools = css({
  position: 'absolute',
  top: 'var(--space-4)',
  right: 'var(--space-4)',
  display: 'flex',
  gap: 'var(--space-3)',
});

export const position = css({
  position: 'absolute',
  top: 'var(--space-4)',
  left: 'var(--space-4)',
  minWidth: 44,
  padding: '0 var(--space-3)',
  borderRadius: '1.375rem',
  background: 'var(--color-surface)',
  fontSize: 'var(--text-sm)',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '44px',
  textAlign: 'center',
  pointerEvents: 'none',
});

export const thumbs = css({
  position: 'relative',
  display: 'flex',
  gap: 'var(--space-2)',
  maxWidth: '100%',
  marginInline: 'auto',
  padding: 'var(--space-3) var(--space-4)',
  overflow: 'auto hidden',
  scrollbarWidth: 'none',
  '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
  // No space for thumbnails on a phone in landscape orientation.
  '@media (max-height: 30rem)': { display: 'none' },
  '& li': { flex: '0 0 auto' },
  '& button': {
    display: 'block',
    width: 'clamp(4rem, 9vw, 6rem)',
    // The images follow the first frame.
    aspectRatio: '16 / 10',
    padding: 0,
    border: 0,
    borderRadius: 'var(--radius-small)',
    overflow: 'hidden',
    background: 'none',
    opacity: 0.55,
    '&[aria-current], &:hover, &:focus-visible': { opacity: 1 },
    '&[aria-current]:not(:focus-visible)': { outline: '2px solid currentColor', outlineOffset: 2 },
  },
});
