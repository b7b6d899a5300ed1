import { css } from '../../theme/css.ts';
import { visuallyHiddenRules } from '../../ui/hidden.ts';

export const search = css({ width: '100%', maxWidth: '38rem' });

export const form = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-1)',
  padding: 'var(--space-2)',
  border: '1px solid var(--color-line-strong)',
  borderRadius: 'calc(var(--radius-control) * 1.5)',
  background: 'var(--color-surface)',
  color: 'var(--color-ink)',
  // The focus ring is around the whole field.
  '&:has(input:focus-visible)': {
    outline: '2px solid var(--color-focus)',
    outlineOffset: 3,
    boxShadow: '0 0 0 3px var(--color-focus-halo)',
  },
});

/** On the narrowest phones the search icon is only in the button, to save width for the text. */
const NARROW = '@media (max-width: 32rem)';

export const searchIcon = css({
  flex: 'none',
  marginInline: 'var(--space-2) var(--space-1)',
  color: 'var(--color-muted)',
  [NARROW]: { display: 'none' },
});
export const field = css({ flex: 1, minWidth: 0 });

export const input = css({
  width: '100%',
  minHeight: '2.75rem',
  padding: '0 var(--space-2)',
  border: 0,
  borderRadius: 'var(--radius-small)',
  background: 'none',
  appearance: 'none',
  textOverflow: 'ellipsis',
  '&::placeholder': { color: 'var(--color-muted)', opacity: 1 },
  '&:focus-visible': { outline: 'none', boxShadow: 'none' },
});

export const clear = css({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '2.5rem',
  height: '2.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'var(--color-muted)',
  'form:has(input[name="keyphrase"]:placeholder-shown) &': { visibility: 'hidden' },
  '&:hover': { color: 'var(--color-ink)' },
});

export const submit = css({
  flex: 'none',
  minHeight: '2.75rem',
  padding: '0 var(--space-5)',
  border: 0,
  borderRadius: 'var(--radius-control)',
  background: 'var(--color-accent)',
  color: 'var(--color-accent-ink)',
  fontWeight: 'var(--button-weight)',
  transition: 'background-color var(--duration-fast) var(--ease)',
  '&:hover': { background: 'var(--color-accent-strong)' },
  '& svg': { display: 'none' },
  [NARROW]: { paddingInline: 'var(--space-3)', '& svg': { display: 'block' }, '& span': visuallyHiddenRules },
});
