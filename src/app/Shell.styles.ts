import { css, keyframes } from '../theme/css.ts';
import { SHORT } from '../theme/short.ts';

export const main = css({
  display: 'block',
  minHeight: '60vh',
  // Content that moves in from the side must not widen the page.
  overflowX: 'clip',
  // It has the focus after a navigation. A ring around the whole page would be two lines across it.
  '&:focus-visible': { outline: 'none', boxShadow: 'none' },
});

const CAN_SCROLL = '@supports (animation-timeline: scroll())';

/** Hides the link from the keyboard too until it is visible. */
const show = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

/**
 * The link to the top, shown after 528 px of scrolling (S1 §9). It is sticky inside a column that starts 528 px below the first
 * screen. In browsers without scroll timelines it scrolls into view from there. With scroll timelines it appears in place, so
 * the column starts higher.
 */
export const toTop = css({
  position: 'absolute',
  // Below the bars at the bottom of the window.
  zIndex: 'calc(var(--layer-float) - 1)',
  top: 'min(100vh + 528px, 100%)',
  [CAN_SCROLL]: { top: 'min(100vh + 528px - 5rem, 100%)' },
  bottom: 0,
  overflow: 'clip',
  left: 'env(safe-area-inset-left)',
  // Space for the shadow and the focus ring.
  width: '5.5rem',
  paddingInline: 'var(--space-4)',
  pointerEvents: 'none',
  '& a': {
    position: 'sticky',
    // Small viewport units, so that the browser's bars do not cover it. Above the page's own bottom bar.
    top: 'calc(100svh - 4.25rem - var(--bottom-bar, 0rem) - var(--bottom-taken))',
    // Focusing the sticky link must not scroll the page.
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
  // On narrow screens it is a tab in the gutter: what is wider covers boxes and links at the start of lines.
  '@media (max-width: 63.98rem)': {
    left: 0,
    paddingInline: 0,
    // The target has the size of WCAG 2.5.8; the tab that one sees ends well before the text.
    '& a': {
      isolation: 'isolate',
      width: 'max(1.5rem, var(--gutter) - 2px)',
      border: 0,
      borderRadius: 0,
      background: 'none',
      boxShadow: 'none',
      placeItems: 'center start',
      '&::before': {
        content: '""',
        position: 'absolute',
        zIndex: -1,
        inset: '0 auto 0 0',
        width: 'min(var(--gutter) - 6px, 1.5rem)',
        border: '1px solid var(--color-line)',
        borderLeft: 0,
        borderRadius: '0 var(--radius-small) var(--radius-small) 0',
        background: 'var(--color-surface)',
        boxShadow: 'var(--shadow)',
      },
      '& svg': { width: 'min(var(--gutter) - 8px, 1rem)' },
    },
  },
  '@media (min-width: 64rem)': {
    paddingInline: 'calc((var(--gutter) - 2.5rem) / 2)',
    '& a': { width: '2.5rem', height: '2.5rem' },
  },
  [SHORT]: { '&&': { display: 'none' } },
  '@media print': { display: 'none' },
});
