import { css } from '../../../theme/css.ts';

export const search = css({
  position: 'relative',
  gridColumn: '1 / -1',
  '@media (min-width: 40rem)': { gridColumn: 'auto' },
  '& input': {
    width: '100%',
    minHeight: '3rem',
    padding: '0 3.25rem 0 var(--space-4)',
    border: '1px solid var(--color-line-strong)',
    borderRadius: 'var(--radius-control)',
    background: 'var(--color-surface)',
    textOverflow: 'ellipsis',
    '&::placeholder': { color: 'var(--color-muted)', opacity: 1 },
  },
  '& > button': {
    position: 'absolute',
    inset: '2px 2px 2px auto',
    display: 'grid',
    placeItems: 'center',
    width: 44,
    border: 0,
    borderRadius: 'var(--radius-control)',
    background: 'none',
  },
});
