import { css, keyframes } from '../theme/css.ts';

/** Fast at first, then slower. It does not reach the end. */
const advance = keyframes({
  from: { transform: 'scaleX(0)' },
  '30%': { transform: 'scaleX(0.6)' },
  to: { transform: 'scaleX(0.95)' },
});

export const bar = css({
  position: 'fixed',
  zIndex: 'var(--layer-dialog)',
  inset: '0 0 auto',
  height: '3px',
  overflow: 'hidden',
  color: 'transparent',
  fontSize: '1px',
  pointerEvents: 'none',
  '&[data-notice]': {
    height: 'auto',
    padding: 'var(--space-3) var(--space-4)',
    background: 'var(--color-ink)',
    color: 'var(--color-ground)',
    fontSize: '1rem',
    textAlign: 'center',
  },
  '&[data-active]:not([data-notice])::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: 'var(--color-accent)',
    transformOrigin: 'left',
    // The delay hides the bar for pages that load immediately.
    animation: `${advance} 8s var(--ease) 150ms both`,
  },
});
