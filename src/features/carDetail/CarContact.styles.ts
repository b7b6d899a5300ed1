import { css } from '../../theme/css.ts';

const WIDE = '@media (min-width: 64rem)';
const NARROW = '@media (max-width: 63.98rem)';
const PRINT = '@media print';

export const contact = css({
  display: 'grid',
  gap: 'var(--space-6)',
  marginTop: 'var(--section)',
  [NARROW]: { marginInline: 'var(--gutter)' },
  [PRINT]: { '&&': { gap: '1.5mm', margin: 0, paddingTop: '2mm', borderTop: '1px solid var(--color-line)' } },
});

export const grid = css({
  display: 'grid',
  gap: 'var(--space-8) var(--space-10)',
  alignItems: 'start',
  // The form next to the dealer and the sellers.
  [WIDE]: { gridTemplateColumns: 'minmax(0, 24rem) minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' },
  '[data-layout="alternative"] > &': { gridTemplateColumns: 'minmax(0, 1fr)' },
  [PRINT]: { '&&': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', gap: '5mm' } },
});

/** The image next to the text, with the same height. */
const sideBySide = {
  display: 'grid',
  gridTemplateColumns: '2fr 3fr',
  '& > span': { height: '100%', minWidth: 0, aspectRatio: 'auto' },
} as const;

export const dealer = css({
  overflow: 'hidden',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius)',
  background: 'var(--color-surface)',
  '@media (min-width: 40rem) and (max-width: 63.98rem)': sideBySide,
  '[data-layout="alternative"] &': { [WIDE]: sideBySide },
  [PRINT]: { '&&': { display: 'block', border: 0, background: 'none' }, '& > span:first-of-type': { display: 'none' } },
});
export const dealerText = css({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: 'var(--space-3)',
  padding: 'var(--space-6)',
  [PRINT]: { gap: '1mm', padding: 0, '& li': { minHeight: 0 } },
  '& > details, & dl': { width: '100%' },
});
/** The form on a surface of its own. */
export const formPanel = css({
  [WIDE]: { '[data-layout]:not([data-layout="alternative"]) &': { gridColumn: 2, gridRow: '1 / span 2' } },
  minWidth: 0,
  display: 'grid',
  gap: 'var(--space-4)',
  padding: 'var(--space-8)',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius)',
  background: 'var(--color-surface)',
  [NARROW]: { padding: 'var(--space-5)' },
  // Next to what it is for, where the panel has the width of the page.
  '[data-layout="alternative"] &': {
    [WIDE]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 44rem)',
      gridTemplateRows: 'auto auto auto 1fr',
      columnGap: 'var(--space-10)',
      '& #contact-form': { gridColumn: 2, gridRow: '1 / span 4', marginTop: 0 },
    },
  },
  '& > p:first-of-type': { color: 'var(--color-muted)' },
  // The form or its confirmation, inside of a box without a layout of its own.
  '& #contact-form': { maxWidth: '44rem', marginTop: 'var(--space-2)' },
  [PRINT]: { display: 'none' },
});

export const sellersBlock = css({ display: 'grid', gap: 'var(--space-4)', [PRINT]: { gap: '1mm' } });
export const sellers = css({
  display: 'grid',
  gap: 'var(--space-6)',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  '& > li': { display: 'flex', gap: 'var(--space-4)', minWidth: 0 },
  '& div': { display: 'grid', alignContent: 'start', justifyItems: 'start', minWidth: 0 },
  '& div > span': { color: 'var(--color-muted)', fontSize: 'var(--text-sm)', [PRINT]: { fontSize: 'inherit' } },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 28, overflowWrap: 'anywhere' },
  [PRINT]: {
    gridTemplateColumns: 'repeat(auto-fill, minmax(50mm, 1fr))',
    gap: '2mm',
    '& > li': { gap: 0 },
    '& a': { minHeight: 0 },
  },
});
export const initials = css({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: '3rem',
  height: '3rem',
  borderRadius: '50%',
  background: 'var(--color-tint)',
  fontSize: 'var(--text-sm)',
  fontWeight: 600,
  [PRINT]: { display: 'none' },
});
