import { css } from '../../../theme/css.ts';

/** S3 §9. */
const COLLAPSED = '72px';
const OPEN = '80dvh';

export const sheet = css({
  '--drag': '0px',
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 20,
  display: 'grid',
  gridTemplateRows: `${COLLAPSED} minmax(0, 1fr)`,
  height: OPEN,
  borderStartStartRadius: 'var(--radius-large)',
  borderStartEndRadius: 'var(--radius-large)',
  background: 'var(--color-surface)',
  boxShadow: '0 -2px 24px rgb(0 0 0 / 0.16)',
  transform: `translateY(clamp(0px, calc(${OPEN} - ${COLLAPSED} + var(--drag)), calc(${OPEN} - ${COLLAPSED})))`,
  transition: 'transform var(--duration) var(--ease)',
  '&[data-open]': { transform: `translateY(clamp(0px, var(--drag), calc(${OPEN} - ${COLLAPSED})))` },
  '&[style*="--drag"]': { transition: 'none' },
  '@media (min-width: 64rem)': { display: 'none' },
  '@media print': { display: 'none' },
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
  // What gets the focus scrolls above the sheet, and the link to the top is above it.
  'html:has(&)': {
    '@media (max-width: 63.98rem)': {
      '--bottom-bar': COLLAPSED,
      '--page-bar': COLLAPSED,
    },
  },
});
export const handle = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--space-4)',
  width: '100%',
  height: COLLAPSED,
  padding: 'var(--space-3) var(--gutter) 0',
  border: 0,
  background: 'none',
  color: 'var(--color-ink)',
  fontWeight: 600,
  textAlign: 'start',
  touchAction: 'none',
  cursor: 'grab',
  '&:focus-visible': { outlineOffset: '-4px' },
  '& > i': {
    position: 'absolute',
    top: 'var(--space-2)',
    insetInlineStart: 'calc(50% - 1.25rem)',
    width: '2.5rem',
    height: 4,
    borderRadius: 2,
    background: 'var(--color-line-strong)',
  },
  '& > strong': { fontVariantNumeric: 'tabular-nums', fontSize: 'var(--text-lg)' },
});
export const sheetContent = css({ overflow: 'auto', padding: 'var(--space-3) var(--gutter) var(--space-8)' });
/** At the top of the sidebar, from edge to edge, in windows so high that the sidebar need not scroll for it. */
export const sidebarPicture = css({
  display: 'none',
  '@media (min-height: 60rem)': { display: 'block' },
  margin: 'calc(-1 * var(--space-6)) calc(-1 * var(--space-6)) 0',
  '& img': { display: 'block', width: '100%', aspectRatio: '16 / 7', objectFit: 'cover' },
});
/** The sidebar of wide windows. */
export const sidebar = css({
  display: 'none',
  '@media (min-width: 64rem)': {
    display: 'grid',
    gridRow: '1 / span 2',
    gridColumn: 2,
    gap: 'var(--space-4)',
    position: 'sticky',
    top: 'calc(var(--header-height) + var(--space-6))',
    padding: 'var(--space-6)',
    border: '1px solid var(--color-line)',
    borderRadius: 'var(--radius)',
    background: 'var(--color-surface)',
    maxHeight: 'calc(100dvh - var(--header-height) - var(--space-12))',
    overflow: 'auto',
  },
});
