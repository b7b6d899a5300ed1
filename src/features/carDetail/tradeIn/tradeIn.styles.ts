import { css } from '../../../theme/css.ts';

export const box = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: 'var(--space-4) min(var(--space-6), 5vw)',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius)',
  background: 'var(--color-surface)',
  '@media print': { display: 'none' },
});

export const shortcuts = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 var(--space-5)',
  '* + &': { borderTop: '1px solid var(--color-line)', '@media (scripting: none)': { borderTop: 0 } },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 },
});

export const disclosure = css({
  fontSize: 'var(--text-sm)',
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 'var(--space-2)',
    minHeight: 44,
    fontSize: 'var(--text-lg)',
    fontWeight: 600,
  },
  '& > summary > svg': { flex: 'none', transition: 'rotate var(--duration) var(--ease)' },
  '&[open] > summary > svg': { rotate: '180deg' },
  '@media print': { display: 'none' },
  // The panel needs scripts.
  '@media (scripting: none)': { display: 'none' },
});

export const panel = css({ display: 'grid', gap: 'var(--space-4)', paddingBlock: 'var(--space-2) var(--space-3)' });

export const result = css({
  display: 'grid',
  gap: 'var(--space-1)',
  '& > strong': { fontSize: 'var(--text-lg)', fontVariantNumeric: 'tabular-nums' },
  '& > small': { color: 'var(--color-muted)', fontSize: 'var(--text-xs)' },
});

/** The last row of the deduction. */
export const left = css({ fontWeight: 600, '& > dt': { color: 'inherit' } });

export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--space-2) var(--space-4)',
});

export const other = css({
  minHeight: 44,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'var(--color-link)',
  font: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '0.3em',
  cursor: 'pointer',
});
