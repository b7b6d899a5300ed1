import { css } from '../../theme/css.ts';

const WIDE = '@media (min-width: 80rem)';

const link = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  minHeight: '2.75rem',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  '@media print': { '&&': { display: 'none' } },
} as const;

/** A heart next to the menu button, on windows too narrow for the menu. */
export const heart = css({
  ...link,
  position: 'relative',
  flex: 'none',
  justifyContent: 'center',
  width: '2.75rem',
  marginInline: 'auto calc(-1 * var(--space-3))',
  color: 'inherit',
  [WIDE]: { display: 'none' },
});

/** At the top right of the heart. */
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

/** A line of text has to be a block to grow. */
export const bumped = css({ display: 'inline-block' });

/** First of the small links above the menu; on narrow windows the heart replaces it. */
export const small = css({
  ...link,
  display: 'none',
  fontSize: 'var(--text-xs)',
  fontWeight: 500,
  [WIDE]: { '[data-utility] &': { display: 'inline-flex', minHeight: '2rem' } },
});

/** In the row of the list's count; hidden on phones, where only the heart in the header fits. */
export const inline = css({
  ...link,
  '@media (max-width: 39.99rem)': { '&&': { display: 'none' } },
  flex: 'none',
  marginLeft: 'auto',
  fontSize: 'var(--text-sm)',
  fontWeight: 500,
  minHeight: '2rem',
});
