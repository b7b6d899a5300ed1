import { css } from '../../theme/css.ts';

export const section = css({
  display: 'grid',
  gap: 'var(--space-6) var(--space-10)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  marginTop: 'var(--section)',
  scrollMarginTop: 'var(--header-height)',
  '@media (min-width: 64rem)': { gridTemplateColumns: 'minmax(0, 24rem) minmax(0, 1fr)' },
  '@media print': { display: 'none' },
});
export const intro = css({
  display: 'grid',
  justifyItems: 'start',
  gap: 'var(--space-4)',
  '& > p': { maxWidth: 'var(--measure)', color: 'var(--color-muted)' },
});
/** The form on a surface of its own. */
export const panel = css({
  padding: 'var(--space-8)',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius)',
  background: 'var(--color-surface)',
  '@media (max-width: 63.98rem)': { padding: 'var(--space-5)' },
  '& > form': { maxWidth: '44rem' },
});
