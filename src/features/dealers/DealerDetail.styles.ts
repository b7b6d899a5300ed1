import { css } from '../../theme/css.ts';

export const back = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  minHeight: 44,
  margin: 'var(--space-2) 0',
  fontSize: 'var(--text-sm)',
});

export const head = css({
  display: 'grid',
  gap: 'var(--space-6) var(--space-10)',
  '@media (min-width: 64rem)': { gridTemplateColumns: 'minmax(0, 1.6fr) minmax(0, 1fr)', alignItems: 'center' },
});
export const hero = css({ '& > span': { borderRadius: 'var(--radius-large)' } });
export const contact = css({ display: 'grid', justifyItems: 'start', gap: 'var(--space-6)' });

export const section = css({ display: 'grid', gap: 'var(--space-6)', paddingTop: 'var(--section)' });
export const departments = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  alignItems: 'start',
  gap: 'var(--space-5)',
});

export const department = css({
  display: 'grid',
  gap: 'var(--space-4)',
  padding: 'var(--space-6)',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius)',
  background: 'var(--color-surface)',
  '& h4': { fontSize: 'var(--text-sm)' },
});
export const ways = css({
  display: 'grid',
  gap: 'var(--space-1)',
  '& li': { display: 'flex', alignItems: 'center', gap: 'var(--space-3)', minHeight: 28, overflowWrap: 'anywhere' },
  '& svg': { flex: 'none', color: 'var(--color-muted)' },
});
export const hours = css({
  fontSize: 'var(--text-sm)',
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 'var(--space-4)', padding: '2px 0' },
  '& dt::first-letter': { textTransform: 'uppercase' },
  '& dd': { margin: 0, whiteSpace: 'nowrap' },
});
export const muted = css({ color: 'var(--color-muted)' });
export const fold = css({
  borderTop: '1px solid var(--color-line)',
  '& summary': { display: 'flex', alignItems: 'center', minHeight: 48, fontWeight: 600 },
  '& summary::after': { content: '"+"', marginLeft: 'auto', fontWeight: 400 },
  '&[open] summary::after': { content: '"–"' },
  '& > * + *': { marginBottom: 'var(--space-3)' },
});
export const people = css({
  display: 'grid',
  gap: 'var(--space-4)',
  fontSize: 'var(--text-sm)',
  '& li': { display: 'grid', justifyItems: 'start' },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 28, overflowWrap: 'anywhere' },
});
