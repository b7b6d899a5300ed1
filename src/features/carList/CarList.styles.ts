import { css } from '../../theme/css.ts';
import { visuallyHiddenRules } from '../../ui/hidden.ts';

const PHONE = '@media (max-width: 39.98rem)';
/** Windows whose first screen has no room for the introduction. */
const SHORT = '@media (max-width: 39.98rem), (max-height: 63.98rem)';
/** From this width four cards fit in a row with the filters. */
const WIDE = '@media (min-width: 105rem)';
/** Of a card that is not laid out yet. */
const CARD_HEIGHT = '26rem';

/** In short windows the introduction follows the list, so that the first screen shows the first car. */
export const section = css({ [SHORT]: { display: 'flex', flexDirection: 'column' } });

/** The introduction follows below the heading, at the same edge. */
export const heading = css({
  display: 'grid',
  gap: 'var(--space-1)',
  paddingBottom: 'var(--space-3)',
  '@media (min-width: 64rem) and (min-height: 64rem)': { paddingBlock: 'var(--space-3) var(--space-5)' },
  [SHORT]: { display: 'contents', '& > h1': { paddingBottom: 'var(--space-3)' } },
});
export const intro = css({
  maxWidth: 'var(--measure)',
  textWrap: 'pretty',
  color: 'var(--color-muted)',
  '@media (min-width: 64rem)': { maxWidth: '60rem', fontSize: 'var(--text-sm)' },
  [SHORT]: { order: 1, marginBlock: 'var(--space-4) var(--space-8)' },
});

export const layout = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: 'var(--space-8)',
  '@media (min-width: 1024px)': { gridTemplateColumns: '17.5rem minmax(0, 1fr)' },
  [WIDE]: { gridTemplateColumns: '16rem minmax(0, 1fr)', columnGap: 'var(--space-6)' },
  'html[data-car-filters="closed"] &': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/**
 * On phones the toolbar's controls share rows with the content below: the filter button with the quick filters, the sort field
 * with the count. All other elements span all columns.
 */
export const results = css({
  minWidth: 0,
  scrollMarginTop: 'calc(var(--header-height) + var(--space-4))',
  [PHONE]: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) minmax(0, auto)',
    alignItems: 'center',
    columnGap: 'var(--space-2)',
    '& > *': { gridColumn: '1 / -1', minWidth: 0 },
  },
});

export const toolbar = css({
  display: 'grid',
  gridTemplateColumns: '1fr auto auto',
  gap: 'var(--space-3)',
  [PHONE]: { display: 'contents', '& > :first-child': { gridColumn: '1 / -1', minWidth: 0 } },
});

/** Hidden below 1024 px, where the filters are a drawer outside the tab order. */
export const skipFilters = css({ '@media (max-width: 1023.98px)': { display: 'none' } });

/** The filters are a drawer below 1024 px and a column above; each layout has its own button. */
const button = { paddingInline: 'var(--space-4)', fontSize: 'var(--text-sm)' } as const;
export const drawerButton = css({
  ...button,
  [PHONE]: {
    '&&': {
      gridArea: '2 / 1',
      minHeight: '2.5rem',
      marginTop: 'var(--space-1)',
      paddingInline: 'var(--space-3)',
    },
  },
  '@media (min-width: 1024px)': { display: 'none' },
});
export const panelButton = css({
  ...button,
  '@media (max-width: 1023.98px)': { display: 'none' },
});

/** The sort field and the button that explains the order. */
export const sortField = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  '& > button': { flex: 'none', margin: 0 },
  [PHONE]: { gridArea: '3 / 3', minWidth: 0, gap: 'var(--space-1)' },
  // Leaves room for the count with the link to the map.
  '@media (max-width: 21.98rem)': { maxWidth: '8.5rem' },
});

export const sort = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  '& span': {
    position: 'absolute',
    top: 'var(--space-1)',
    left: 'var(--space-4)',
    fontSize: '0.6875rem',
    color: 'var(--color-muted)',
    pointerEvents: 'none',
    // The value next to the count is clear enough visually.
    [PHONE]: visuallyHiddenRules,
  },
  '& select': {
    appearance: 'none',
    width: '100%',
    minWidth: '12rem',
    minHeight: '3rem',
    padding: '1.05rem var(--space-8) 0 var(--space-4)',
    border: '1px solid var(--color-line-strong)',
    borderRadius: 'var(--radius-control)',
    background: 'var(--color-surface)',
    fontSize: 'var(--text-sm)',
    textOverflow: 'ellipsis',
    [PHONE]: {
      fieldSizing: 'content',
      minWidth: 0,
      maxWidth: '42vw',
      minHeight: '2.25rem',
      paddingBlock: 0,
      paddingInline: 'var(--space-1) var(--space-6)',
      borderColor: 'transparent',
      background: 'none',
      textAlign: 'end',
    },
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    right: 'var(--space-4)',
    [PHONE]: { right: 'var(--space-1)' },
    width: 8,
    height: 8,
    borderRight: '1.5px solid',
    borderBottom: '1.5px solid',
    transform: 'translateY(-25%) rotate(45deg)',
    pointerEvents: 'none',
  },
  [PHONE]: { minWidth: 0 },
});

/**
 * The count and the chips of the selection in one line. Its height does not change with the first chip, so that no car moves.
 * Scrolls horizontally on tablets. On phones the chips have a line of their own, below count and sort field.
 */
export const bar = css({
  // Contains visually hidden text, which would otherwise widen the page.
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-2) var(--space-4)',
  // A chip and its focus ring.
  minHeight: 'calc(2.25rem + 8px)',
  marginInline: 'calc(-1 * var(--gutter))',
  padding: '4px var(--gutter)',
  overflow: 'auto hidden',
  scrollbarWidth: 'none',
  [PHONE]: { display: 'contents', '& > *': { gridRow: 3 } },
  '@media (min-width: 64rem)': { flexWrap: 'wrap', marginInline: 0, paddingInline: 0, overflow: 'visible' },
});

export const count = css({
  flex: 'none',
  minWidth: '5rem',
  fontWeight: 600,
  // The empty status region stays in the document but takes no space.
  '&:empty': { position: 'absolute' },
  '&[data-dimmed]': { color: 'var(--color-muted)' },
  '&:focus': { outline: 'none' },
  [PHONE]: { marginBlock: 'var(--space-3)' },
});

/** On phones the link is below the count where both have no room beside the sort field, as with large text. */
export const countAndMap = css({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--space-1) var(--space-4)',
  [PHONE]: { gridColumn: '1 / 3', justifyContent: 'space-between', columnGap: 'var(--space-1)' },
});
/** On phones an icon. */
export const mapLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  gap: 'var(--space-2)',
  minHeight: '2.25rem',
  fontSize: 'var(--text-sm)',
  fontWeight: 500,
  '@media (min-width: 40rem)': { '& > svg': { width: 16, height: 16 } },
  [PHONE]: {
    justifyContent: 'center',
    width: '2.75rem',
    height: '2.75rem',
    '& > span': visuallyHiddenRules,
  },
});

/** After the chips, in their row. The chip of the visitor's own terms comes after hydration: it takes the room of the link, or the cars would move. */
export const saveSearch = css({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  gap: 'var(--space-2)',
  minHeight: '2.25rem',
  marginInlineStart: 'var(--space-4)',
  [PHONE]: { marginInlineStart: 0, paddingInlineEnd: 'var(--gutter)' },
  '@media (min-width: 64rem)': { 'ul:has(> [data-chip="terms"]) + &': { display: 'none' } },
  fontSize: 'var(--text-sm)',
  fontWeight: 500,
});

export const chosen = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  '& > ul': { margin: 0 },
  '& li': { flex: 'none' },
  '@media (max-width: 63.98rem)': { '& > ul': { flexWrap: 'nowrap' } },
  // Scrolls to the edges of the screen, so that a chip is cut only where the screen ends.
  [PHONE]: {
    '&&': { gridArea: '4 / 1 / auto / -1' },
    flexWrap: 'nowrap',
    alignItems: 'start',
    position: 'relative',
    minWidth: 0,
    marginInline: 'calc(-1 * var(--gutter))',
    overflow: 'auto hidden',
    scrollbarWidth: 'none',
    '& > ul': { flex: 'none', width: 'max-content', padding: '0 var(--gutter) var(--space-3)' },
    '& > ul > [data-chip="terms"], & > ul:has(> [data-chip="terms"]:first-child)': { display: 'none' },
  },
});

/**
 * The visitor's own terms in a line of their own, where the bar has no room for them. Stored terms are in the URL after hydration only, so
 * the first-paint script reserves the line.
 */
export const phoneTerms = css({
  display: 'none',
  [PHONE]: {
    '&:has(a), html[data-terms] &': { display: 'block', minHeight: '2.25rem', marginBottom: 'var(--space-2)' },
    '& a': { maxWidth: '100%', fontSize: 'var(--text-xs)', paddingInline: 'var(--space-3)' },
  },
});

export const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15.5rem), 1fr))',
  // While a list has a height of the one before, its rows keep theirs.
  alignContent: 'start',
  gap: 'var(--space-5)',
  [WIDE]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: 'var(--space-4)' },
  '& img': { transition: 'opacity var(--duration) var(--ease), transform var(--duration-slow) var(--ease)' },
  // A swipe turns the pictures of a card. Its own rule: old browsers do not know `:has()`.
  'html:not([data-zoomed]) & > li:has([style*="--second"])': { touchAction: 'pan-y pinch-zoom' },
  // Dimmed but readable.
  '&[data-dimmed]': { color: 'var(--color-muted)', '& img': { opacity: 0.35 } },
  '& + &': { marginTop: 'var(--space-5)' },
  // Skip the layout of distant cards, but not of those that are always in the window, nor when a visitor returns: the scroll position depends on all heights.
  'html:not([data-returns]) &:not([data-whole]) > li:nth-child(n + 4)': {
    contentVisibility: 'auto',
    containIntrinsicSize: `auto ${CARD_HEIGHT}`,
    // For the card's shadow and focus ring.
    overflowClipMargin: '2.5rem',
  },
});

export const message = css({
  display: 'grid',
  justifyItems: 'start',
  gap: 'var(--space-3)',
  marginBottom: 'var(--space-12)',
  padding: 'var(--space-10) var(--space-8)',
  borderRadius: 'var(--radius)',
  background: 'var(--color-tint)',
  '& p:first-child': {
    fontFamily: 'var(--font-heading)',
    fontSize: 'var(--text-xl)',
    fontWeight: 'var(--heading-weight-small)',
    lineHeight: 1.25,
  },
});

export const help = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-2)',
  '& a': { height: 'auto', minHeight: '2.75rem', paddingBlock: 'var(--space-2)', whiteSpace: 'normal' },
  '& small': { color: 'var(--color-muted)', fontSize: 'inherit', whiteSpace: 'nowrap' },
});

export const more = css({
  display: 'grid',
  justifyItems: 'center',
  gap: 'var(--space-4)',
  padding: 'var(--space-12) 0',
  '& p': { fontSize: 'var(--text-sm)', color: 'var(--color-muted)' },
});

/** Explains how the query text was interpreted. */
export const noteLink = css({ display: 'inline-block', marginInlineEnd: 'var(--space-4)' });

export const narrowing = css({
  display: 'grid',
  justifyItems: 'center',
  gap: 'var(--space-3)',
  textAlign: 'center',
  '& h3': { marginBottom: 'var(--space-2)', fontSize: 'var(--text-sm)' },
  '& ul': { justifyContent: 'center' },
});
