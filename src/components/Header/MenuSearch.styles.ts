import { css } from '../../theme/css.ts';

/** An open section of the mega-menu replaces everything else. */
export const search = css({
  padding: 'var(--space-2) 0 var(--space-4)',
  '&:has(+ [data-mega] details[open])': { display: 'none' },
  '@media (min-width: 80rem)': { display: 'none' },
});

export const form = css({
  display: 'flex',
  border: '1px solid var(--color-line-strong)',
  borderRadius: 'var(--radius-control)',
  background: 'var(--color-surface)',
  color: 'var(--color-ink)',
  '&:has(input:focus-visible)': { outline: '2px solid var(--color-focus)', outlineOffset: 2 },
});

export const field = css({ flex: 1, minWidth: 0 });

export const input = css({
  width: '100%',
  minHeight: '3.25rem',
  padding: '0 var(--space-4)',
  border: 0,
  background: 'none',
  textOverflow: 'ellipsis',
  '&::placeholder': { color: 'var(--color-muted)', opacity: 1 },
  '&:focus-visible': { outline: 'none', boxShadow: 'none' },
});

export const submit = css({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '3.25rem',
  border: 0,
  background: 'none',
  color: 'inherit',
});
