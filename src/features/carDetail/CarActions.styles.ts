import { css } from '../../theme/css.ts';

export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-2)',
  marginTop: 'var(--space-2)',
  '@media print': { display: 'none' },
});
