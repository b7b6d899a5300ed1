import { css } from '../../theme/css.ts';

export const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
  gap: 'var(--space-5)',
  marginTop: 'var(--space-6)',
});
