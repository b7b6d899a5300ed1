import { css, keyframes } from '../theme/css.ts';

const breathe = keyframes({ from: { opacity: 1 }, to: { opacity: 0.55 } });

export const skeleton = css({
  display: 'block',
  // Based on the ink colour, because the tint of a dark theme does not contrast with its cards.
  background: 'color-mix(in srgb, var(--color-ink) 8%, transparent)',
  borderRadius: 'var(--radius-small)',
  animation: `${breathe} 1s var(--ease) infinite alternate`,
});
