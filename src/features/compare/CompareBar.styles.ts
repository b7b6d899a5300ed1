import { css, keyframes } from '../../theme/css.ts';
import { SHORT } from '../../theme/short.ts';

const rise = keyframes({ from: { transform: 'translateY(100%)' } });
const WIDE = '@media (min-width: 64rem)';
/** Below this width four names do not fit: the images identify the cars, a tooltip names them. */
const NAMED = '@media (min-width: 80rem)';
const NARROW = '@media (max-width: 63.98rem)';

/** Last in the document, where its space is reserved. Sticks to the bottom of the window, above other bars. */
export const bar = css({
  position: 'sticky',
  zIndex: 'var(--layer-float)',
  bottom: 'var(--consent-height, 0px)',
  minHeight: 'var(--compare-height)',
  borderTop: '1px solid var(--color-line)',
  background: 'var(--color-surface)',
  boxShadow: 'var(--shadow-large)',
  animation: `${rise} var(--duration-slow) var(--ease)`,
  // The bar itself is always in view and needs no scrolling.
  '& a, & button': { scrollMarginBottom: 'calc(-5rem - var(--bottom-bar, 0rem) - var(--bottom-taken))' },
  [SHORT]: { position: 'relative', bottom: 0 },
  '@media print': { '&&': { display: 'none' } },
});

export const inner = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-3)',
  maxWidth: 'var(--page-width)',
  minHeight: 'inherit',
  marginInline: 'auto',
  padding: 'var(--space-2) var(--gutter) calc(var(--space-2) + env(safe-area-inset-bottom))',
  [WIDE]: { gap: 'var(--space-6)' },
});

export const title = css({
  display: 'none',
  [WIDE]: { flex: 'none', display: 'grid', fontWeight: 600, lineHeight: 1.3 },
  '& small': { color: 'var(--color-muted)', fontSize: 'var(--text-sm)', fontWeight: 400 },
});

export const cars = css({
  display: 'flex',
  flex: 1,
  minWidth: 0,
  gap: 'var(--space-2)',
  // Four cars are still wide enough for touch.
  '@media (max-width: 23.98rem)': { gap: 2, marginInlineEnd: 'calc(-1 * var(--space-2))' },
  [WIDE]: { gap: 'var(--space-3)' },
});

export const car = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flex: '0 1 4rem',
  minWidth: 0,
  [WIDE]: {
    flex: '0 1 auto',
    padding: 'var(--space-1)',
    border: '1px solid var(--color-line)',
    borderRadius: 'var(--radius-control)',
  },
  [NAMED]: { flexBasis: '14rem' },
});

export const link = css({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: 'var(--space-2)',
  minWidth: 0,
  minHeight: '2.5rem',
  textDecoration: 'none',
});

export const image = css({
  flex: '1 1 auto',
  height: '2.5rem',
  overflow: 'hidden',
  borderRadius: 'var(--radius-small)',
  '& > *': { height: '100%' },
  [WIDE]: { flex: '0 0 3.75rem' },
});

export const name = css({
  display: 'none',
  [NAMED]: {
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    fontSize: 'var(--text-xs)',
    fontWeight: 500,
    lineHeight: 1.25,
    '@media (min-width: 90rem)': { fontSize: 'var(--text-sm)' },
  },
});

/** Hidden on narrow windows, where the card and the comparison have this button. */
export const remove = css({
  display: 'none',
  flex: 'none',
  placeItems: 'center',
  width: '1.75rem',
  height: '1.75rem',
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'none',
  color: 'inherit',
  '&:hover': { background: 'var(--color-tint)' },
  [WIDE]: { display: 'grid' },
});

export const tooltip = css({
  position: 'absolute',
  bottom: '100%',
  left: 0,
  width: 'max-content',
  maxWidth: 'min(20rem, 80vw)',
  padding: 'var(--space-2) var(--space-3)',
  borderRadius: 'var(--radius-small)',
  background: 'var(--color-ink)',
  color: 'var(--color-ground)',
  fontSize: 'var(--text-sm)',
  lineHeight: 1.35,
});

/** Above the bar, so that it takes no space from the cars. */
export const notice = css({
  position: 'absolute',
  insetInline: 0,
  bottom: '100%',
  padding: 'var(--space-2) max(var(--gutter), calc((100% - var(--page-width)) / 2 + var(--gutter)))',
  borderTop: '1px solid var(--color-line)',
  background: 'var(--color-surface)',
  color: 'var(--color-danger)',
  fontSize: 'var(--text-sm)',
  lineHeight: 1.3,
});

export const actions = css({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-3)',
  marginLeft: 'auto',
});
export const clear = css({
  '&&': { minHeight: '2.75rem', paddingInline: 'var(--space-1)', fontSize: 'var(--text-sm)' },
});
export const open = css({
  '&&': { minHeight: '2.75rem', paddingInline: 'var(--space-4)' },
  [NARROW]: { '& svg': { display: 'none' } },
});
