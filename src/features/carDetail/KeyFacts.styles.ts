import { css } from '../../theme/css.ts';

export const keyFacts = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media (min-width: 40rem) and (max-width: 63.98rem), (min-width: 80rem)': {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  },
  overflow: 'hidden',
  borderRadius: 'var(--radius)',
  '& > div': {
    display: 'grid',
    alignContent: 'start',
    gap: 'var(--space-1)',
    padding: 'var(--space-4) var(--space-5)',
    // Separators; those at the edges are clipped.
    boxShadow: '-1px -1px 0 var(--color-line)',
  },
  '& dt': { color: 'var(--color-muted)', fontSize: 'var(--text-sm)' },
  '& dd': {
    margin: 0,
    fontSize: 'var(--text-lg)',
    fontWeight: 750,
    lineHeight: 1.2,
    letterSpacing: '-0.01em',
    overflowWrap: 'anywhere',
  },
  // Keeps the name of a gearbox in one line on narrow phones.
  '@media (max-width: 23.98rem)': {
    '& > div': { paddingInline: 'var(--space-4)' },
    '& dd': { fontSize: 'var(--text-md)' },
  },
  '@media print': { display: 'none' },
});
