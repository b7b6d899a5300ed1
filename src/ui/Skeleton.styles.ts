import { css, keyframes } from '../theme/css.ts';

const breathe = keyframes({ from: { opacity: 1 }, to: { opacity: 0.55 } });

export const skeleton = css({
  display: 'block',
  // Of the ink, for the tint of a dark theme is no lighter than the card it would lie on.
  background: 'color-mix(in srgb, var(--color-ink) 8%, transparent)',
  borderRadius: 'var(--radius-small)',
  animation: `${breathe} 1s var(--ease) infinite alternate`,
});
