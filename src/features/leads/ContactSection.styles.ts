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
  minWidth: 0,
  '& > p': { maxWidth: 'var(--measure)', color: 'var(--color-muted)' },
  // Links to call and to write are equally wide.
  '& > p:has(> a)': { width: '100%', '& > a': { flex: '1 1 12rem' } },
  // What is beside the form stays in view with it.
  '@media (min-width: 64rem)': { position: 'sticky', top: 'calc(var(--header-height) + var(--space-6))' },
});
/** The departments with their numbers: whoever would rather call finds the right one beside the form. */
export const departments = css({
  width: '100%',
  borderTop: '1px solid var(--color-line)',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '0 var(--space-4)',
    minHeight: '3.25rem',
    paddingBlock: 'var(--space-1)',
    borderBottom: '1px solid var(--color-line)',
  },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    fontVariantNumeric: 'tabular-nums',
    textDecoration: 'underline',
    textUnderlineOffset: '0.25em',
  },
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
