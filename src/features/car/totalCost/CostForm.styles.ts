import { css } from '../../../theme/css.ts';

export const box = css({
  marginBottom: 'var(--space-4)',
  padding: 'var(--space-1) var(--space-4)',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius)',
  background: 'var(--color-surface)',
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 'var(--space-3)',
    minHeight: '3rem',
    paddingBlock: 'var(--space-2)',
    fontWeight: 600,
  },
  '& > summary > svg': { flex: 'none', transition: 'rotate var(--duration) var(--ease)' },
  '&[open] > summary > svg': { rotate: '180deg' },
});

export const form = css({ display: 'grid', gap: 'var(--space-5)', paddingBlock: 'var(--space-3) var(--space-4)' });

export const payments = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 var(--space-6)',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { fontWeight: 600, fontSize: 'var(--text-sm)' },
  '& > label': { display: 'flex', alignItems: 'center', gap: 'var(--space-2)', minHeight: 44 },
  '& input': { width: 20, height: 20, margin: 0 },
});

export const fields = css({
  display: 'grid',
  gap: 'var(--space-4) var(--space-5)',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
});

export const field = css({
  display: 'grid',
  alignContent: 'start',
  gap: 'var(--space-1)',
  minWidth: 0,
  '& > label': { fontWeight: 600, fontSize: 'var(--text-sm)' },
  '& > small': { color: 'var(--color-muted)', fontSize: 'var(--text-sm)' },
  '&[data-invalid]': { paddingInlineStart: 'var(--space-3)', boxShadow: 'inset 3px 0 0 var(--color-danger)' },
});

export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--space-3) var(--space-5)',
});

export const input = css({
  width: '100%',
  minHeight: '2.75rem',
  padding: 'var(--space-2) var(--space-3)',
  border: '1px solid var(--color-line-strong)',
  borderRadius: 'var(--radius-control)',
  background: 'var(--color-surface)',
  color: 'inherit',
  font: 'inherit',
});

export const error = css({ color: 'var(--color-danger)', fontWeight: 600 });
