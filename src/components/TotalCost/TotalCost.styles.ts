import { css } from '../../theme/css.ts';

export const car = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-3)',
  maxWidth: '48rem',
  marginBottom: 'var(--space-5)',
});

/** Of the size of the text around it: in Britain an example of a loan is at least as prominent as a cost that it explains. */
export const total = css({ fontWeight: 600 });

export const note = css({ color: 'var(--color-muted)', fontSize: 'var(--text-sm)' });

export const method = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-8)',
  marginTop: 'var(--space-8)',
  '@media (min-width: 64rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
});

export const rules = css({ display: 'grid', gap: 'var(--space-2)', margin: 0, paddingInlineStart: '1.2em' });

export const tables = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--space-6)' });

/** Labels and values side by side on phones too, because both are short. */
export const table = css({
  width: '100%',
  borderCollapse: 'collapse',
  overflowWrap: 'anywhere',
  '& caption': { paddingBottom: 'var(--space-1)', fontWeight: 600, textAlign: 'start' },
  '& th, & td': {
    padding: 'var(--space-2) 0',
    borderTop: '1px solid var(--color-line)',
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '& thead > tr > *': { borderTop: 0, color: 'var(--color-muted)', fontSize: 'var(--text-sm)', fontWeight: 400 },
  '& th[scope="row"]': { width: '52%', paddingInlineEnd: 'var(--space-4)', fontWeight: 400 },
  '& tr[data-total] > *': { fontWeight: 700, borderTopWidth: 2 },
});
