import { css } from '../../../theme/css.ts';

export const form = css({
  display: 'grid',
  gap: 'var(--space-5)',
  paddingTop: 'var(--space-4)',
  '@media (scripting: none)': { display: 'none' },
});
export const fields = css({
  display: 'grid',
  gap: 'var(--space-5)',
  alignItems: 'start',
  '@media (min-width: 48rem)': {
    gridTemplateColumns: 'repeat(auto-fit, minmax(18rem, 1fr))',
    rowGap: 'var(--space-1)',
    // Label, hint, input and note of both stay in line when a hint wraps.
    '& > :not([data-position])': { display: 'grid', gridRow: 'span 5', gridTemplateRows: 'subgrid' },
    // Both say what is wrong in the same line.
    '& > div > [role="alert"]': { gridRow: 4 },
    '& > div > [role="status"]': { gridRow: 5 },
  },
  // Both fields have the height of the plate, and its width.
  '& input': { minHeight: '3.5rem' },
  '& [data-country]': { maxWidth: 'none' },
});
export const place = css({ position: 'relative', display: 'grid', gap: 'var(--space-1)', minWidth: 0 });
export const places = css({
  position: 'absolute',
  top: '100%',
  insetInline: 0,
  zIndex: 3,
  marginTop: 'var(--space-1)',
  padding: 'var(--space-1)',
  maxHeight: '20rem',
  // Above the sheet of the summary.
  scrollMarginBlockEnd: '6rem',
  overflow: 'auto',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius-control)',
  background: 'var(--color-surface)',
  boxShadow: 'var(--shadow-large)',
  listStyle: 'none',
  '&[hidden]': { display: 'none' },
  '& > li': {
    padding: 'var(--space-2) var(--space-3)',
    borderRadius: 'var(--radius-small)',
    cursor: 'pointer',
    '& small': { display: 'block', color: 'var(--color-muted)', fontSize: 'var(--text-sm)' },
    '&[aria-selected="true"], &:hover': { background: 'var(--color-tint)' },
    '&[aria-selected="true"]': { boxShadow: 'inset 3px 0 0 var(--color-accent)' },
  },
});
export const placeNote = css({ minHeight: 0, color: 'var(--color-muted)', fontSize: 'var(--text-sm)' });
/** Below the field of the place, which it fills in. */
export const locate = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--space-1) var(--space-4)',
  gridColumnEnd: -1,
  marginTop: 'calc(-1 * var(--space-4))',
  '@media (min-width: 48rem)': { marginTop: 'calc(-1 * var(--space-2))' },
});
export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--space-3) var(--space-5)',
  '& > button[type="submit"]': { flex: '0 1 16rem', '@media (max-width: 39.98rem)': { flex: '1 1 100%' } },
});
