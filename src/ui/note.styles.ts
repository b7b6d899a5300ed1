import { css } from '../theme/css.ts';

/** A paragraph that says how a list was made. It is in the page while it is empty, so that screen readers announce its text. */
export const note = css({
  padding: 'var(--space-3) var(--space-4)',
  marginBottom: 'var(--space-4)',
  borderRadius: 'var(--radius)',
  background: 'var(--color-tint)',
  '&:empty': { display: 'none' },
});
