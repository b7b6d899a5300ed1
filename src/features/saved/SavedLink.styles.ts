import { css } from '../../theme/css.ts';

const ROW = '@media (min-width: 80rem)';

const link = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  minHeight: '2.75rem',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  '@media print': { '&&': { display: 'none' } },
} as const;

/** A heart beside the button of the menu, where the row of the menu has no room. */
export const heart = css({
  ...link,
  justifyContent: 'center',
  minWidth: '2.75rem',
  marginLeft: 'auto',
  color: 'inherit',
  fontSize: 'var(--text-sm)',
  fontWeight: 600,
  [ROW]: { display: 'none' },
});

/** First of the small links above the menu; on narrow windows the heart stands for it. */
export const small = css({
  ...link,
  display: 'none',
  fontSize: 'var(--text-xs)',
  fontWeight: 500,
  [ROW]: { '[data-utility] &': { display: 'inline-flex', minHeight: '2rem' } },
});

/** Beside the count of the list. */
export const beside = css({
  ...link,
  flex: 'none',
  marginLeft: 'auto',
  fontSize: 'var(--text-sm)',
  fontWeight: 500,
  minHeight: '2rem',
});
