import { css } from '../theme/css.ts';

/** Digits of one width: a price never moves its neighbours. */
export const price = css({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 'var(--heading-weight-small)',
  whiteSpace: 'nowrap',
  letterSpacing: '-0.01em',
});
export const campaign = css({ color: 'var(--color-danger)' });
export const former = css({
  color: 'var(--color-muted)',
  fontSize: '0.8em',
  fontWeight: 400,
  textDecoration: 'line-through',
});
