import { css } from '../theme/css.ts';

export const skip = css({
  position: 'fixed',
  zIndex: 'var(--layer-dialog)',
  top: 'var(--space-3)',
  left: 'var(--space-3)',
  maxWidth: 'calc(100% - 2 * var(--space-3))',
  padding: 'var(--space-3) var(--space-5)',
  borderRadius: 'var(--radius-control)',
  background: 'var(--color-accent)',
  color: 'var(--color-accent-ink)',
  fontWeight: 600,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
});
