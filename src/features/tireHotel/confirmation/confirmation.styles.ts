import { css } from '../../../theme/css.ts';

/** Five stars in a line; those up to the chosen or the hovered one are filled (S3 §4.3). */
export const stars = css({
  display: 'flex',
  gap: 'var(--space-1)',
  '& > label': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: '3rem',
    height: '3rem',
    borderRadius: 'var(--radius-control)',
    cursor: 'pointer',
    '& > input': {
      position: 'absolute',
      inset: 0,
      width: '100%',
      height: '100%',
      margin: 0,
      opacity: 0,
      cursor: 'inherit',
    },
    '& > svg': { fill: 'none', color: 'var(--color-accent)' },
    '&:has(:checked) > svg, &:has(~ label :checked) > svg': { fill: 'currentColor' },
    '&:has(:focus-visible)': { outline: '2px solid var(--color-focus)', outlineOffset: 1 },
  },
  '@media (hover: hover)': {
    '&:hover > label > svg, &:hover > label:has(:checked) > svg, &:hover > label:has(~ label :checked) > svg': {
      fill: 'none',
    },
    '& > label:hover > svg, & > label:has(~ label:hover) > svg, &:hover > label:hover > svg, &:hover > label:has(~ label:hover) > svg':
      { fill: 'currentColor' },
  },
});
export const rating = css({
  display: 'grid',
  gap: 'var(--space-4)',
  justifyItems: 'start',
  padding: 'var(--space-5)',
  borderRadius: 'var(--radius)',
  background: 'var(--color-tint)',
  '& > *': { width: '100%', maxWidth: '36rem' },
  '& > button': { width: 'auto' },
});
export const thanks = css({ outline: 'none', fontSize: 'var(--text-lg)', fontWeight: 600 });
export const lines = css({ display: 'grid', justifyItems: 'start', '& > a': { textDecoration: 'underline' } });
