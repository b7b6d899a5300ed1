import { css } from '../../theme/css.ts';

/** S3 §9 names three heights: 24, 48 and 96 px. */
export const heights = {
  Small: css({ height: 'var(--space-6)' }),
  Medium: css({ height: 'var(--space-12)' }),
  Large: css({ height: 'var(--space-24)' }),
};
