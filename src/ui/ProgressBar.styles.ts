import { css, keyframes } from '../theme/css.ts';

/** Quick at first, then ever slower: it never claims to be done. */
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
  '&[data-active]::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: 'var(--color-accent)',
    transformOrigin: 'left',
    // A page that comes at once shows no bar.
    animation: `${advance} 8s var(--ease) 150ms both`,
  },
});
