import { css } from '../../theme/css.ts';

export const terms = css({
  '& > a': { whiteSpace: 'normal', padding: 'var(--space-2) var(--space-4)' },
  '@media print': { '& > a': { padding: 0, border: 0 }, '& svg': { display: 'none' } },
});
