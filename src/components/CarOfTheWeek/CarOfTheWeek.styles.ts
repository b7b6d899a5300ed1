import { css } from '../../theme/css.ts';

/** Placeholder of a card: image, padding and five lines of text. */
export const card = css({
  '& > div': {
    minHeight: [
      'calc(min(19.7rem, 82vw) * 0.625 + 2px',
      'var(--space-4) + var(--space-5) + 4 * var(--space-1) + var(--space-3)',
      'var(--text-lg) * 2.55 + var(--text-sm) * 6.2)',
    ].join(' + '),
  },
});

/** Placeholder of the two buttons. */
export const buttons = css({ height: '3rem' });

/** Sellers recommend these cars: of the price bands only the favourable ones have a badge. The page of the car states every band. */
export const recommended = css({ '& span:has(> [data-price-band^="high"])': { display: 'none' } });
