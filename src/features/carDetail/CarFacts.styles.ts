import { css } from '../../theme/css.ts';

const PRINT = '@media print';

export const section = css({
  display: 'grid',
  justifyItems: 'start',
  gap: 'var(--space-4)',
  minWidth: 0,
  paddingTop: 'var(--space-8)',
  borderTop: '1px solid var(--color-line)',
  '& > *': { minWidth: 0, maxWidth: '100%' },
  '[data-layout="alternative"] &': { borderTop: '3px solid var(--color-ink)', paddingTop: 'var(--space-6)' },
  [PRINT]: { '&&': { gap: '1.5mm', paddingTop: '2mm', borderTop: '1px solid var(--color-line)' } },
});

const list = {
  width: '100%',
  '& dt': { color: 'var(--color-muted)', fontSize: 'var(--text-sm)' },
  '& dd': { margin: 0, fontWeight: 500 },
} as const;

export const overview = css({
  ...list,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
  gap: 'var(--space-4) var(--space-4)',
  '& > div': {
    paddingTop: 'var(--space-3)',
    borderTop: '1px solid var(--color-line)',
    [PRINT]: { padding: 0, border: 0 },
  },
  [PRINT]: { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: '2mm 3mm', '& dt': { fontSize: '7pt' } },
});

/** Consumption and emissions of a new car. */
export const energy = css({
  ...list,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12.5rem), 1fr))',
  gap: '1px',
  overflow: 'hidden',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius)',
  background: 'var(--color-surface)',
  '& > div': {
    display: 'grid',
    boxShadow: '0 0 0 1px var(--color-line)',
    alignContent: 'space-between',
    padding: 'var(--space-4) var(--space-5)',
    background: 'var(--color-surface)',
  },
  '& dd': { margin: 0, fontSize: 'var(--text-lg)', fontWeight: 600, lineHeight: 1.4 },
  [PRINT]: {
    '&&': { gridTemplateColumns: 'repeat(auto-fit, minmax(30mm, 1fr))' },
    '& > div': { padding: '1mm 2mm' },
    '& dt': { fontSize: '7pt' },
    '& dd': { fontSize: '9pt' },
  },
});

export const small = css({
  maxWidth: 'var(--measure)',
  color: 'var(--color-muted)',
  fontSize: 'var(--text-sm)',
  [PRINT]: { fontSize: '7.5pt' },
});

export const group = css({ '& + &': { marginTop: 'var(--space-8)' } });

export const rows = css({
  ...list,
  marginTop: 'var(--space-2)',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: 'var(--space-4)',
    alignItems: 'baseline',
    padding: 'var(--space-3) 0',
    borderBottom: '1px solid var(--color-line)',
  },
});

export const equipment = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  gap: 'var(--space-1) var(--space-6)',
  '& li': { position: 'relative', paddingLeft: 'var(--space-5)' },
  '& li::before': {
    content: '""',
    position: 'absolute',
    top: '0.45em',
    left: 4,
    width: 6,
    height: 11,
    border: 'solid var(--color-positive)',
    borderWidth: '0 2px 2px 0',
    rotate: '45deg',
  },
  // A summary in print: as many complete lines as the sheet has space for.
  [PRINT]: {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: '0 4mm',
    maxHeight: 'calc(12 * 1.4em)',
    overflow: 'hidden',
    fontSize: '7.5pt',
    lineHeight: 1.4,
    '& li': {
      overflow: 'hidden',
      paddingLeft: '3mm',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& li::before': { top: '0.2em', width: 4, height: 7, borderWidth: '0 1px 1px 0' },
  },
});

export const description = css({ maxWidth: 'var(--measure)', whiteSpace: 'pre-line' });

/** Data of a connected car: closed, because few buyers read them. */
export const data = css({
  width: '100%',
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 'var(--space-4)',
    minHeight: 44,
    listStyle: 'none',
    cursor: 'pointer',
  },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '&[open] > summary > svg': { rotate: '180deg' },
  '& > p': { marginTop: 'var(--space-3)', fontSize: 'var(--text-sm)' },
  [PRINT]: { display: 'none' },
});

export const notice = css({
  display: 'flex',
  gap: 'var(--space-3)',
  maxWidth: 'calc(var(--measure) + 4rem)',
  padding: 'var(--space-4) var(--space-5)',
  borderRadius: 'var(--radius)',
  background: 'var(--color-tint)',
  fontSize: 'var(--text-sm)',
  '& svg': { flex: 'none', marginTop: 2 },
  [PRINT]: { display: 'none' },
});
