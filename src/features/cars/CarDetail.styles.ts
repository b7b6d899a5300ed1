import { css } from '../../theme/css.ts';

/** From here price and gallery stand side by side. */
const WIDE = '@media (min-width: 64rem)';
const NARROW = '@media (max-width: 63.98rem)';

export const page = css({ paddingBottom: 'var(--section)', [NARROW]: { paddingInline: 0 } });

export const back = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  minHeight: 44,
  margin: 'var(--space-2) 0',
  fontSize: 'var(--text-sm)',
  [NARROW]: { marginInline: 'var(--gutter)' },
});

export const layout = css({
  display: 'grid',
  gap: 'var(--space-8) var(--space-10)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"gallery" "title" "side" "main"',
  alignItems: 'start',
  [NARROW]: { '& > *:not(:first-child)': { marginInline: 'var(--gutter)' }, gap: 'var(--space-6)' },
  [WIDE]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(20rem, 25rem)',
    gridTemplateRows: 'auto 1fr',
    gridTemplateAreas: '"gallery side" "main side"',
    '&[data-layout="alternative"]': {
      gridTemplateRows: 'auto auto 1fr',
      gridTemplateAreas: '"title title" "gallery side" "main side"',
    },
  },
});

export const galleryArea = css({ gridArea: 'gallery', minWidth: 0 });
export const mainArea = css({ gridArea: 'main', display: 'grid', gap: 'var(--space-8)', minWidth: 0 });

/** Title above the price; both stay in sight beside the car. */
export const sideArea = css({
  display: 'grid',
  gap: 'var(--space-6)',
  [NARROW]: { display: 'contents' },
  [WIDE]: { gridArea: 'side', position: 'sticky', top: 'calc(var(--header-height) + var(--space-4))' },
  '[data-layout="alternative"] &': { display: 'contents' },
});

export const titleArea = css({
  display: 'grid',
  justifyItems: 'start',
  gap: 'var(--space-2)',
  [NARROW]: { gridArea: 'title', marginInline: 'var(--gutter)' },
  '[data-layout="alternative"] &': { gridArea: 'title' },
});
export const badges = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)' });
export const model = css({ fontSize: 'var(--text-lg)' });

export const boxArea = css({
  [NARROW]: { gridArea: 'side', marginInline: 'var(--gutter)' },
  '[data-layout="alternative"] &': {
    gridArea: 'side',
    [WIDE]: { position: 'sticky', top: 'calc(var(--header-height) + var(--space-4))' },
  },
});

export const priceBox = css({
  display: 'grid',
  gap: 'var(--space-4)',
  padding: 'var(--space-6)',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius)',
  background: 'var(--color-surface)',
});

export const priceLines = css({ display: 'grid', gap: 'var(--space-1)' });
export const lowest = css({ color: 'var(--color-muted)', fontSize: 'var(--text-sm)' });
export const priceWays = css({ display: 'grid', gap: 'var(--space-3)', '@media print': { display: 'none' } });

export const shortcuts = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 var(--space-5)',
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 32, fontSize: 'var(--text-sm)' },
});

/** Sticks while the car is in the window, and never covers the footer. */
export const bar = css({
  position: 'sticky',
  zIndex: 'var(--layer-float)',
  bottom: 'var(--bottom-taken)',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--space-4)',
  marginTop: 'var(--space-8)',
  minHeight: 'var(--bottom-bar)',
  padding: 'var(--space-2) var(--gutter) calc(var(--space-2) + env(safe-area-inset-bottom))',
  borderTop: '1px solid var(--color-line)',
  background: 'var(--color-surface)',
  '& p': { marginTop: 0, minWidth: 0 },
  '& a': { flex: 'none', paddingInline: 'var(--space-5)' },
  [NARROW]: { 'main:has(&)': { '--bottom-bar': '4.25rem' } },
  [WIDE]: { display: 'none' },
});

export const missing = css({
  display: 'grid',
  justifyItems: 'start',
  gap: 'var(--space-5)',
  maxWidth: 'var(--measure)',
  paddingBlock: 'var(--section)',
});
export const ways = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3)' });
