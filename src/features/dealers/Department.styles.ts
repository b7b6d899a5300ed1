import { css } from '../../theme/css.ts';

/** Two columns where there is space; an odd last group has the full width. */
export const groups = css({
  display: 'grid',
  gap: 'var(--space-5)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width: 56rem)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :last-child:nth-child(odd)': { gridColumn: '1 / -1' },
  },
  '@media print': { display: 'block' },
});

export const group = css({
  display: 'grid',
  alignContent: 'start',
  gap: 'var(--space-5)',
  // Two beside each other have an e-mail address in one line.
  padding: 'var(--space-6) var(--space-5)',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius)',
  background: 'var(--color-surface)',
  containerType: 'inline-size',
  '@media print': {
    gap: '2mm',
    padding: '3mm 0',
    border: 0,
    borderTop: '1px solid var(--color-line)',
    borderRadius: 0,
    background: 'none',
    breakInside: 'avoid',
  },
});

/** Where a department has the width of the page: contact, week and special days side by side. */
const WIDE = '@container (min-width: 56rem)';

export const department = css({
  display: 'grid',
  gap: 'var(--space-4)',
  [WIDE]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    columnGap: 'var(--space-12)',
    '& > *': { gridColumn: '1 / -1' },
  },
  minWidth: 0,
  '& + &': { paddingTop: 'var(--space-5)', borderTop: '1px solid var(--color-line)' },
});

export const columns = css({
  display: 'grid',
  gap: 'var(--space-5) var(--space-3)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Days and times do not wrap; the e-mail address gets the remaining width.
  '@container (min-width: 31rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(13.5rem, auto)' },
  [WIDE]: { '&&': { display: 'contents' } },
});
export const column = css({ display: 'grid', alignContent: 'start', gap: 'var(--space-3)', minWidth: 0 });

export const label = css({ fontSize: 'var(--text-sm)', fontWeight: 600 });
export const contactLines = css({
  display: 'grid',
  fontSize: 'var(--text-sm)',
  '& li': { display: 'flex', alignItems: 'center', gap: 'var(--space-2)', minHeight: 32, overflowWrap: 'anywhere' },
  '& svg': { flex: 'none', color: 'var(--color-muted)' },
});
export const write = css({ '@media print': { '&&': { display: 'none' } } });
export const makes = css({
  fontSize: 'var(--text-sm)',
  '& > span:first-child': { color: 'var(--color-muted)' },
});

export const other = css({
  display: 'grid',
  alignContent: 'start',
  gap: 'var(--space-2)',
  [WIDE]: { maxWidth: '36rem', [`.${columns} + &&`]: { gridColumn: 3 } },
});
export const holiday = css({
  display: 'grid',
  gap: 'var(--space-1)',
  fontSize: 'var(--text-sm)',
  'dl + &': { marginTop: 'var(--space-4)' },
});

/** A disclosure; printed open. */
export const disclosure = css({
  borderTop: '1px solid var(--color-line)',
  '& + &': { marginTop: 'calc(-1 * var(--space-4))' },
  '&:last-child': { marginBottom: 'calc(-1 * var(--space-4))' },
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    gap: 'var(--space-2)',
    minHeight: 48,
    paddingBlock: 'var(--space-2)',
    fontWeight: 600,
  },
  '& summary::after': { content: '"+"', marginLeft: 'auto', fontWeight: 400 },
  '&[open] summary::after': { content: '"–"' },
  '&[open]': { paddingBottom: 'var(--space-4)' },
  [WIDE]: { '& dl': { maxWidth: '36rem' } },
  '@media print': {
    '&&': { margin: 0, padding: 0 },
    '& summary': { minHeight: 0 },
    '&::details-content': { contentVisibility: 'visible', height: 'auto' },
    '& summary::after': { content: 'none' },
  },
});
export const count = css({ color: 'var(--color-muted)', fontWeight: 400 });

export const people = css({
  display: 'grid',
  gap: 'var(--space-5)',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  paddingTop: 'var(--space-2)',
  fontSize: 'var(--text-sm)',
  '& li': { display: 'grid', justifyItems: 'start', alignContent: 'start', minWidth: 0 },
  '& li > span': { color: 'var(--color-muted)' },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 28, overflowWrap: 'anywhere' },
  '@media print': { gap: '2mm 4mm', '& a': { minHeight: 0 } },
});
