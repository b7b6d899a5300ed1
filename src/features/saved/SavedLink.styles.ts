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
  position: 'relative',
  flex: 'none',
  justifyContent: 'center',
  width: '2.75rem',
  marginInline: 'auto calc(-1 * var(--space-3))',
  color: 'inherit',
  [ROW]: { display: 'none' },
});

/** At the shoulder of the heart. */
export const number = css({
  position: 'absolute',
  top: '0.25rem',
  right: 0,
  minWidth: '1.125rem',
  paddingInline: '0.25rem',
  borderRadius: '1rem',
  background: 'var(--color-accent)',
  color: 'var(--color-accent-ink)',
  fontSize: '0.6875rem',
  fontWeight: 600,
  lineHeight: '1.125rem',
  textAlign: 'center',
});

/** First of the small links above the menu; on narrow windows the heart stands for it. */
export const small = css({
  ...link,
  display: 'none',
  fontSize: 'var(--text-xs)',
  fontWeight: 500,
  [ROW]: { '[data-utility] &': { display: 'inline-flex', minHeight: '2rem' } },
});

/** Beside the count of the list. On phones the row has no room for it, and the heart in the header says the same. */
export const beside = css({
  ...link,
  '@media (max-width: 39.99rem)': { '&&': { display: 'none' } },
  flex: 'none',
  marginLeft: 'auto',
  fontSize: 'var(--text-sm)',
  fontWeight: 500,
  minHeight: '2rem',
});
