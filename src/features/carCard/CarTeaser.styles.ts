import { css } from '../../theme/css.ts';

export const grid = css({
  display: 'grid',
  gap: 'var(--space-5)',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  marginTop: 'var(--space-6)',
});
