import { css } from '../../theme/css.ts';

/** Full window on phones, most of the window on larger screens. */
export const dialog = css({
  '--compare-ground': 'var(--color-surface)',
  width: '100%',
  height: '100%',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'var(--color-surface)',
  color: 'var(--color-ink)',
  overflow: 'hidden',
  '&[open]': { display: 'flex', flexDirection: 'column' },
  '&::backdrop': { background: 'rgb(0 0 0 / 0.5)' },
  '@media (min-width: 48rem)': {
    width: 'min(100% - 4rem, 88rem)',
    height: 'min(100% - 4rem, 64rem)',
    margin: 'auto',
    borderRadius: 'var(--radius-large)',
    boxShadow: 'var(--shadow-large)',
  },
  '@media print': {
    'body:has(> page-content > &[open]) > *:not(page-content)': { display: 'none' },
    'page-content:has(> &[open]) > *:not(&)': { display: 'none' },
    '&&': { inset: 0, width: '100%', height: 'auto', margin: 0, overflow: 'visible', boxShadow: 'none' },
    '&::backdrop': { display: 'none' },
  },
});

export const ask = css({ marginTop: 'var(--space-6)', '@media print': { display: 'none' } });

export const body = css({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  // Keeps focused elements below the sticky names of the cars.
  scrollPaddingTop: '6rem',
  padding: 'var(--space-3) var(--space-5) calc(var(--space-8) + env(safe-area-inset-bottom))',
  '@media (min-width: 48rem)': { paddingInline: 'var(--space-8)' },
  '@media print': { '&&': { overflow: 'visible', padding: 0 } },
});
