import { css } from '../../theme/css.ts';

export const parts = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-10)',
  alignItems: 'start',
  '@media (min-width: 64rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
});

export const noCar = css({
  padding: 'var(--space-5)',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius)',
  background: 'var(--color-surface)',
});

export const car = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-4)',
  padding: 'min(var(--space-6), 5vw)',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius)',
  background: 'var(--color-surface)',
});

export const sentence = css({
  display: 'grid',
  justifyItems: 'start',
  gap: 'var(--space-1)',
  '& > [data-price-band]': { fontSize: 'var(--text-lg)' },
});

export const rules = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--space-3)' });

export const items = css({ display: 'grid', gap: 'var(--space-1)', margin: 0, paddingInlineStart: '1.2em' });

/** Labels and values; on phones side by side too, because both are short. */
export const table = css({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 'var(--text-sm)',
  overflowWrap: 'anywhere',
  '& caption': { paddingBottom: 'var(--space-1)', fontSize: 'var(--text-md)', fontWeight: 600, textAlign: 'start' },
  '& th, & td': {
    padding: 'var(--space-2) 0',
    borderTop: '1px solid var(--color-line)',
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '& th': { width: '45%', paddingInlineEnd: 'var(--space-4)', color: 'var(--color-muted)', fontWeight: 400 },
  '& tr[data-own] > *': { color: 'inherit', fontWeight: 700 },
});
