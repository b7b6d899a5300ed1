import { css } from '../../theme/css.ts';

/** A phone held upright: an image fills its width only, so there is room for bars above and below it. */
const UPRIGHT = '@media (max-width: 48rem) and (orientation: portrait)';

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
  // The ground of the images reaches to the edges of the screen.
  '&[data-ground]': {
    '--color-ink': 'var(--color-car-ground-ink)',
    '--color-surface': 'color-mix(in srgb, var(--color-car-ground-ink) 10%, var(--color-car-ground))',
    background: 'var(--color-car-ground)',
    color: 'var(--color-car-ground-ink)',
  },
});

export const stage = css({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  minWidth: 0,
  minHeight: 0,
  [UPRIGHT]: {
    padding: 'calc(4.75rem + env(safe-area-inset-top)) 0 4.5rem',
    '& > button': { top: 'auto', bottom: 'var(--space-3)', boxShadow: 'none' },
  },
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
  [UPRIGHT]: { top: 'calc(var(--space-4) + env(safe-area-inset-top))', '& > button': { boxShadow: 'none' } },
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
  // Between the buttons below the image.
  [UPRIGHT]: {
    inset: 'auto 0 var(--space-3)',
    width: 'max-content',
    marginInline: 'auto',
    background: 'none',
    color: 'inherit',
    fontWeight: 600,
  },
});

export const thumbs = css({
  position: 'relative',
  display: 'flex',
  gap: 'var(--space-2)',
  maxWidth: '100%',
  marginInline: 'auto',
  padding: 'var(--space-3) var(--space-4) calc(var(--space-3) + env(safe-area-inset-bottom))',
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
