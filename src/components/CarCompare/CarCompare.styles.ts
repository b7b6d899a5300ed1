import { css } from '../../theme/css.ts';

export const page = css({
  '--compare-ground': 'var(--color-ground)',
  '--stick': 'var(--header-height)',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-5)',
  paddingBlock: 'var(--space-4) var(--section)',
  '@media print': {
    gap: '2mm',
    padding: 0,
    // Only the cars are printed.
    'body:has(&) > *:not(page-content)': { display: 'none' },
    'body:has(&) > page-content > *:not(main)': { display: 'none' },
    'main:has(&) > *:not(:has(&))': { display: 'none' },
    '& h1': { fontSize: '12pt' },
  },
});

export const contact = css({
  paddingBottom: 'var(--section)',
  '& > section': { marginTop: 0 },
  '@media print': { display: 'none' },
});

export const note = css({
  padding: 'var(--space-3) var(--space-4)',
  borderRadius: 'var(--radius)',
  background: 'var(--color-tint)',
  fontSize: 'var(--text-sm)',
});

export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-3)',
  '@media print': { '&&': { display: 'none' } },
});
