import { css, keyframes } from '../theme/css.ts';

const breathe = keyframes({ from: { opacity: 1 }, to: { opacity: 0.55 } });

export const skeleton = css({
  display: 'block',
  background: 'var(--color-tint)',
  borderRadius: 'var(--radius-small)',
  animation: `${breathe} 1s var(--ease) infinite alternate`,
});
