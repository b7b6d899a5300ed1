import { css } from '../../theme/css.ts';
import { SHORT } from '../../theme/short.ts';
import { visuallyHiddenRules } from '../../ui/hidden.ts';
import { facts } from '../car/Facts.styles.ts';

/** From this width price and gallery are side by side. */
const WIDE = '@media (min-width: 64rem)';
const NARROW = '@media (max-width: 63.98rem)';
const PRINT = '@media print';
/** Height of the bar on phones, until the scripts measure it. */
const BAR_HEIGHT = '4.75rem';

export const page = css({ paddingBottom: 'var(--section)', [NARROW]: { paddingInline: 0 } });

export const back = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  minHeight: 44,
  margin: 'var(--space-2) 0',
  fontSize: 'var(--text-sm)',
  [NARROW]: { marginInline: 'var(--gutter)' },
  [PRINT]: { display: 'none' },
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
    '&[data-mosaic]': {
      gridTemplateAreas: '"title title" "gallery gallery" "main side"',
    },
  },
  [PRINT]: {
    '&&': {
      gridTemplateColumns: '100mm minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr auto',
      gridTemplateAreas: '"gallery title" "gallery side" "main main"',
      gap: '3mm 5mm',
      '& > *': { marginInline: 0 },
    },
  },
});

export const galleryArea = css({ gridArea: 'gallery', minWidth: 0 });
export const mainArea = css({
  gridArea: 'main',
  display: 'grid',
  gap: 'var(--space-8)',
  minWidth: 0,
  [PRINT]: { gap: '3mm' },
});

/** In low windows and in print. */
const unstuck = { position: 'static', alignSelf: 'start', minHeight: 0 } as const;

/** Title above the price. */
export const sideArea = css({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gap: 'var(--space-6)',
  [NARROW]: { display: 'contents' },
  [WIDE]: { gridArea: 'side', alignSelf: 'stretch' },
  '[data-layout="alternative"] &': { display: 'contents' },
  [PRINT]: { '&&': { display: 'contents' } },
});

export const titleArea = css({
  display: 'grid',
  justifyItems: 'start',
  gap: 'var(--space-2)',
  [NARROW]: { gridArea: 'title', marginInline: 'var(--gutter)' },
  '[data-layout="alternative"] &': {
    gridArea: 'title',
    [WIDE]: {
      display: 'flex',
      alignItems: 'flex-end',
      justifyContent: 'space-between',
      gap: 'var(--space-4) var(--space-10)',
    },
  },
  [PRINT]: { '&&': { display: 'block', gridArea: 'title', marginInline: 0 } },
});

export const names = css({
  display: 'grid',
  justifyItems: 'start',
  gap: 'var(--space-2)',
  minWidth: 0,
  // The key facts below repeat these in large.
  [`[data-layout="alternative"] & > .${facts}`]: { display: 'none' },
});

/** Next to the name in the wide header, before the price box scrolls into view. */
export const headPrice = css({
  flex: 'none',
  textAlign: 'right',
  '& > p > span': { justifyContent: 'flex-end' },
  [NARROW]: { display: 'none' },
  [PRINT]: { '&&': { display: 'none' } },
});
/** Model names keep the spelling of their makers in every heading style. */
export const name = css({ textTransform: 'none' });
export const badges = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)' });
export const model = css({ fontSize: 'var(--text-lg)', [PRINT]: { fontSize: '12pt' } });

export const boxArea = css({
  [PRINT]: { '&&': { gridArea: 'side', marginInline: 0 } },
  [NARROW]: { gridArea: 'side', marginInline: 'var(--gutter)' },
  [WIDE]: { display: 'grid', alignSelf: 'stretch' },
  '[data-layout="alternative"] &': { gridArea: 'side' },
});

/**
 * Sticky next to the content. As high as the window at least, and sticky at its bottom: a box that is higher than the window scrolls with
 * the page until its end is in view, so that nothing of it is cut or scrolls inside.
 */
export const stickyBox = css({
  [WIDE]: {
    position: 'sticky',
    bottom: 'calc(var(--bottom-taken) + var(--space-4))',
    alignSelf: 'end',
    minHeight: 'calc(100dvh - var(--header-height) - var(--space-8) - var(--bottom-taken))',
  },
  [SHORT]: unstuck,
  [PRINT]: unstuck,
});

export const priceBox = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-4)',
  padding: 'min(var(--space-6), 5vw)',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius)',
  background: 'var(--color-surface)',
  '[data-layout="alternative"] &': { borderTop: '6px solid var(--color-accent)' },
  [PRINT]: { '&&': { gap: '2mm', padding: 0, border: 0, background: 'none' } },
});

export const priceLines = css({ display: 'grid', gap: 'var(--space-1)' });
export const lowest = css({ color: 'var(--color-muted)', fontSize: 'var(--text-sm)' });
/** The past prices as a line of steps. */
export const steps = css({
  display: 'block',
  width: '100%',
  height: '4rem',
  borderBottom: '1px solid var(--color-line)',
  fill: 'none',
  stroke: 'var(--color-accent)',
  strokeWidth: 2,
  '& > path': { vectorEffect: 'non-scaling-stroke' },
});
/** The price indicator: its badge in a line of its own. */
export const indicator = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 var(--space-3)',
  fontSize: 'var(--text-sm)',
  '& > :first-child': { flexBasis: '100%', fontSize: 'var(--text-md)' },
});
/** The main button of the page. */
export const contact = css({ '@media print': { '&&': { display: 'none' } } });
/** Beside each other where their labels have the room. */
export const otherActions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-2)',
  marginTop: 'calc(-1 * var(--space-2))',
  '& > a': {
    flex: '1 1 auto',
    paddingInline: 'var(--space-3)',
    [NARROW]: { paddingInline: 'var(--space-2)', fontSize: 'var(--text-sm)' },
  },
  '@media print': { display: 'none' },
});
export const around = css({
  display: 'grid',
  gap: 'var(--space-1)',
  fontSize: 'var(--text-sm)',
  '& > p': { margin: 0 },
  '& > a': { justifySelf: 'start', minHeight: 44, alignContent: 'center', '@media print': { display: 'none' } },
});
export const opening = css({ marginTop: 'calc(-1 * var(--space-1))', '@media print': { display: 'none' } });

/** Below this width of the bar the buttons are icons. In `rem` of the root, so that large text counts. */
const NARROW_BAR = '@container (max-width: 19.98rem)';

const iconOnly = { width: '3rem', paddingInline: 0, justifyContent: 'center' } as const;

/**
 * Sticky while the article is in view; never covers the footer. From edge to edge, a hairline above. With scripts it leaves where the page
 * shows the same (`leavingBar.ts`), and needs no place of its own at the end of the article, which is such a place.
 */
export const bar = css({
  containerType: 'inline-size',
  position: 'sticky',
  zIndex: 'var(--layer-float)',
  bottom: 'var(--bottom-taken)',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--space-2)',
  marginTop: 'var(--space-8)',
  minHeight: BAR_HEIGHT,
  padding: 'var(--space-3) var(--gutter) calc(var(--space-3) + env(safe-area-inset-bottom))',
  borderTop: '1px solid var(--color-line-strong)',
  background: 'var(--color-surface)',
  '@media (scripting: enabled)': { marginTop: `calc(-1 * ${BAR_HEIGHT})` },
  transition: 'translate var(--duration) var(--ease), visibility var(--duration)',
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
  '&[data-away]:not(:focus-within)': { visibility: 'hidden', translate: '0 100%' },
  // The buttons go below a price that leaves them no room.
  flexWrap: 'wrap',
  // With large text a bar of several lines would cover half of a phone: it has no price, which the page shows.
  '& p': { flex: 1, marginTop: 0, minWidth: 'min-content', '@container (max-width: 16rem)': { display: 'none' } },
  // The line of the monthly cost, which the bar does not show.
  '& p > :empty': { display: 'none' },
  '& a': { flex: 'none', paddingInline: 'var(--space-5)' },
  '& a[aria-label]': iconOnly,
  // An icon next to a long price, else a label.
  '& > a:last-child > svg': { display: 'none' },
  [NARROW_BAR]: {
    '& > a:last-child': iconOnly,
    '& > a:last-child > svg': { display: 'block' },
    '& > a:last-child > span': visuallyHiddenRules,
  },
  [NARROW]: { 'main:has(&)': { '--bottom-bar': BAR_HEIGHT } },
  [SHORT]: { position: 'static', '&&': { marginTop: 'var(--space-8)' } },
  // Who fills in the form needs the room above the keyboard.
  'article:has(#contact-form:focus-within) > &': { position: 'static' },
  [WIDE]: { display: 'none' },
  [PRINT]: { '&&': { display: 'none' } },
});

export const missing = css({
  display: 'grid',
  justifyItems: 'start',
  gap: 'var(--space-5)',
  maxWidth: 'var(--measure)',
  paddingBlock: 'var(--section)',
  '&[data-picture]': {
    maxWidth: '64rem',
    '@media (min-width: 40rem)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', gap: 'var(--space-8)' },
  },
});
/** The image of a car that is no longer for sale. */
export const missingImage = css({
  width: '100%',
  overflow: 'hidden',
  borderRadius: 'var(--radius)',
  filter: 'grayscale(0.85)',
});
export const missingText = css({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: 'var(--space-5)',
});
export const missingName = css({ fontSize: 'var(--text-lg)', fontWeight: 600 });
export const actions = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3)' });

/** Sections that editors place between the facts and the contact: in the width of the page. */
export const finance = css({
  '& [data-quotes]': { paddingInline: 0, maxWidth: 'none', [NARROW]: { paddingInline: 'var(--gutter)' } },
});
