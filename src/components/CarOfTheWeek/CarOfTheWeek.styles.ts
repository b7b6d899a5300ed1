import { css } from '../../theme/css.ts';

/** The place of a card that is on its way: its picture, paddings and five lines of words. */
export const card = css({
  '& > div': {
    minHeight: [
      'calc(min(19.7rem, 82vw) * 0.625 + 2px',
      'var(--space-4) + var(--space-5) + 4 * var(--space-1) + var(--space-3)',
      'var(--text-lg) * 2.55 + var(--text-sm) * 6.2)',
    ].join(' + '),
  },
});

/** The place of the two buttons. */
export const buttons = css({ height: '3rem' });
