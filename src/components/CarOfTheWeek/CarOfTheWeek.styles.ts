import { css } from '../../theme/css.ts';

/** A heading of one line, its preamble of one line on wide pages and two on phones. */
export const heading = css({
  width: 'min(28rem, 100%)',
  height: 'calc(var(--text-3xl) * 1.1 + var(--space-3) + var(--text-lg) * 2.9)',
  '@media (min-width: 48rem)': { height: 'calc(var(--text-3xl) * 1.1 + var(--space-3) + var(--text-lg) * 1.45)' },
});
