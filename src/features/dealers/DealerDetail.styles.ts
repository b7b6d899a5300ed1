import { css } from '../../theme/css.ts';

export const back = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  minHeight: 44,
  margin: 'var(--space-2) 0',
  fontSize: 'var(--text-sm)',
  '@media print': { display: 'none' },
});

export const head = css({
  display: 'grid',
  gap: 'var(--space-6) var(--space-10)',
  '@media (min-width: 64rem)': { gridTemplateColumns: 'minmax(0, 1.7fr) minmax(0, 1fr)', alignItems: 'center' },
  '@media print': { paddingTop: 'var(--space-8)', gridTemplateColumns: 'minmax(0, 1fr)' },
});
export const hero = css({
  '& > span': { borderRadius: 'var(--radius-large)' },
  // Full width of the window.
  '@media (max-width: 39.98rem)': {
    marginInline: 'calc(-1 * var(--gutter))',
    '& > span': { borderRadius: 0 },
  },
  '@media print': { display: 'none' },
});
export const contact = css({ display: 'grid', justifyItems: 'start', gap: 'var(--space-5)', minWidth: 0 });
export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-3)',
  '@media (max-width: 39.98rem)': { width: '100%', '& > a': { flex: '1 1 100%' } },
  '@media print': { display: 'none' },
});

export const section = css({
  display: 'grid',
  gap: 'var(--space-6)',
  paddingTop: 'var(--section)',
  '@media print': { gap: '3mm', paddingTop: '6mm' },
});

export const location = css({
  display: 'grid',
  gap: 'var(--space-6) var(--space-10)',
  '@media (min-width: 64rem)': { gridTemplateColumns: 'minmax(0, 1.7fr) minmax(0, 1fr)', alignItems: 'center' },
});
export const map = css({
  height: 'clamp(18rem, 52vw, 28rem)',
  '@media (scripting: none)': { display: 'none' },
  '@media print': { display: 'none' },
});
export const address = css({
  display: 'grid',
  justifyItems: 'start',
  gap: 'var(--space-5)',
  fontStyle: 'normal',
  '& > p': { fontSize: 'var(--text-lg)' },
});

export const screenOnly = css({ '@media print': { display: 'none' } });

export const allCars = css({ paddingBottom: 'var(--section)' });
