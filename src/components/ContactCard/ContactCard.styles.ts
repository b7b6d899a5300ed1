import { css } from '../../theme/css.ts';

export const parts = css({ rowGap: 'var(--space-5)' });

export const card = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-5) var(--space-6)',
  padding: 'clamp(1.25rem, 4vw, 2rem)',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius)',
  background: 'var(--color-surface)',
});

export const portrait = css({
  flex: 'none',
  alignSelf: 'flex-start',
  width: '6rem',
  aspectRatio: '1',
  borderRadius: '50%',
  '@media (min-width: 30rem)': { width: '8rem', borderRadius: 'var(--radius)' },
});

export const body = css({
  flex: '1 1 14rem',
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: 'var(--space-4)',
  minWidth: 0,
});

export const role = css({ color: 'var(--color-muted)' });

export const contacts = css({
  display: 'grid',
  gap: 'var(--space-1)',
  '& li': { display: 'flex', alignItems: 'center', gap: 'var(--space-3)', minHeight: '2rem', overflowWrap: 'anywhere' },
  // The button stays next to the last word.
  '& li > span': { display: 'flex', alignItems: 'center', minWidth: 0 },
  '& li > svg': { flex: 'none', color: 'var(--color-muted)' },
});
