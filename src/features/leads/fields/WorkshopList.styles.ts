import { css } from '../../../theme/css.ts';

export const list = css({
  marginBottom: 'var(--section)',
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 'var(--space-4)',
    minHeight: '3.5rem',
    borderBlock: '1px solid var(--color-line)',
    fontWeight: 600,
    fontSize: 'var(--text-lg)',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '& > svg': { transition: 'transform var(--duration) var(--ease)' },
  },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
});
export const search = css({
  display: 'grid',
  gap: 'var(--space-2) var(--space-3)',
  maxWidth: '36rem',
  paddingBlock: 'var(--space-5)',
  '@media (min-width: 40rem)': {
    gridTemplateColumns: '1fr auto',
    '& > label': { gridColumn: '1 / -1' },
  },
});
export const workshops = css({
  display: 'grid',
  gap: 'var(--space-6)',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  paddingBlock: 'var(--space-4)',
  '& > li': { display: 'grid', justifyItems: 'start', gap: 'var(--space-1)', minWidth: 0 },
  '& span': { color: 'var(--color-muted)', fontSize: 'var(--text-sm)' },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 32,
    color: 'var(--color-link)',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    overflowWrap: 'anywhere',
  },
});
