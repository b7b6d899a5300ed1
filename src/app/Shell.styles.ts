import { css, keyframes } from '../theme/css.ts';
import { SHORT } from '../theme/short.ts';

export const main = css({
  display: 'block',
  minHeight: '60vh',
  // What floats in from the side never makes the page wider.
  overflowX: 'clip',
});

const CAN_SCROLL = '@supports (animation-timeline: scroll())';

/** Before that it is not there at all, not even for the keyboard. */
const show = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

/**
 * S1 §9: shown after 528 px. The link sticks to the bottom of a lane that begins 528 px below the first screen: browsers
 * without scroll timelines see it come in from there. The others show it in its place, so their lane begins higher up.
 */
export const toTop = css({
  position: 'absolute',
  // Below the bars that float at the bottom.
  zIndex: 'calc(var(--layer-float) - 1)',
  top: 'min(100vh + 528px, 100%)',
  [CAN_SCROLL]: { top: 'min(100vh + 528px - 5rem, 100%)' },
  bottom: 0,
  overflow: 'clip',
  left: 'env(safe-area-inset-left)',
  // Room for the shadow and the ring.
  width: '5.5rem',
  paddingInline: 'var(--space-4)',
  pointerEvents: 'none',
  '& a': {
    position: 'sticky',
    // Small, so that no browser's own bar covers it; above a bar that the page keeps at the bottom.
    top: 'calc(100svh - 4.25rem - var(--bottom-bar, 0rem) - var(--bottom-taken))',
    // It is where it belongs: nothing to scroll for.
    scrollMarginBottom: 'calc(-5rem - var(--bottom-bar, 0rem) - var(--bottom-taken))',
    display: 'grid',
    placeItems: 'center',
    width: '3rem',
    height: '3rem',
    border: '1px solid var(--color-line)',
    borderRadius: '50%',
    background: 'var(--color-surface)',
    color: 'var(--color-ink)',
    boxShadow: 'var(--shadow)',
    pointerEvents: 'auto',
    transition: 'transform var(--duration) var(--ease)',
    [CAN_SCROLL]: {
      animation: `${show} steps(1, jump-end) both`,
      animationTimeline: 'scroll(root)',
      animationRange: '527px 528px',
    },
  },
  '& a:hover': { transform: 'translateY(-2px)' },
  // On narrow screens it reaches to the text: what takes the focus comes to stand above it.
  'html:has(&)': {
    scrollPaddingBottom: 'calc(var(--bottom-bar, 0rem) + var(--bottom-taken) + 5rem)',
    '@media (min-width: 64rem)': { scrollPaddingBottom: 'var(--bottom-taken)' },
  },
  // Beside the text, not on it: on narrow screens a tab in the gutter that can be touched a little beyond it.
  '@media (max-width: 63.98rem)': {
    left: 0,
    paddingInline: 0,
    '& a': {
      width: 'calc(var(--gutter) - 2px)',
      borderLeft: 0,
      borderRadius: '0 var(--radius-small) var(--radius-small) 0',
      '&::after': { content: '""', position: 'absolute', inset: '0 -0.5rem 0 0' },
      '& svg': { width: '1rem' },
    },
  },
  '@media (min-width: 64rem)': {
    paddingInline: 'calc((var(--gutter) - 2.5rem) / 2)',
    '& a': { width: '2.5rem', height: '2.5rem' },
  },
  [SHORT]: { '&&': { display: 'none' } },
  '@media print': { display: 'none' },
});
