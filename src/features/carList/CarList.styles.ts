import { css } from '../../theme/css.ts';
import { visuallyHiddenRules } from '../../ui/hidden.ts';

const PHONE = '@media (max-width: 39.98rem)';
/** From here on four cards stand beside the filters. */
const WIDE = '@media (min-width: 105rem)';

/** On phones the introduction follows the list: the first screen belongs to the first car. */
export const section = css({ [PHONE]: { display: 'flex', flexDirection: 'column' } });

/** Heading and introduction side by side where both fit. */
export const heading = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'last baseline',
  gap: 'var(--space-1) var(--space-8)',
  paddingBottom: 'var(--space-3)',
  '@media (min-width: 64rem) and (min-height: 64rem)': { paddingBlock: 'var(--space-3) var(--space-5)' },
  [PHONE]: { display: 'contents', '& > h1': { paddingBottom: 'var(--space-2)' } },
});
export const intro = css({
  maxWidth: 'var(--measure)',
  textWrap: 'pretty',
  color: 'var(--color-muted)',
  '@media (min-width: 64rem)': { flex: '1 1 22rem', maxWidth: '60rem', fontSize: 'var(--text-sm)' },
  [PHONE]: { order: 1, marginBottom: 'var(--space-8)' },
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
 * On phones the toolbar's controls share their rows with what follows: the button of the filters with the quick filters, the
 * sort with the count. Everything else spans all columns.
 */
export const results = css({
  minWidth: 0,
  scrollMarginTop: 'calc(var(--header-height) + var(--space-4))',
  [PHONE]: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: 'var(--space-2)',
    '& > *': { gridColumn: '1 / -1', minWidth: 0 },
  },
});

export const toolbar = css({
  display: 'grid',
  gridTemplateColumns: '1fr auto auto',
  gap: 'var(--space-3)',
  [PHONE]: { display: 'contents', '& > :first-child': { gridColumn: '1 / -1' } },
});

/** Below 1024 px the filters are a drawer, which the keyboard does not pass. */
export const skipFilters = css({ '@media (max-width: 1023.98px)': { display: 'none' } });

/** Below 1024 px the filters are a drawer, above a column: each has the button that fits. */
const button = { paddingInline: 'var(--space-4)', fontSize: 'var(--text-sm)' } as const;
export const drawerButton = css({
  ...button,
  [PHONE]: {
    '&&': {
      gridArea: '2 / 1',
      minHeight: '2.75rem',
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
    // Beside the count its value says enough for the eye.
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
      minWidth: '5rem',
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
  [PHONE]: { gridArea: '3 / 3' },
});

/**
 * The count and what is chosen, in one line: it keeps its height when the first choice comes, so that no car moves. On
 * phones it can be moved sideways.
 */
export const bar = css({
  // What is only heard stays inside and does not widen the page.
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-2) var(--space-4)',
  // A chip and the room for its ring.
  minHeight: 'calc(2.25rem + 8px)',
  margin: 'var(--space-1) calc(-1 * var(--gutter))',
  padding: '4px var(--gutter)',
  overflow: 'auto hidden',
  scrollbarWidth: 'none',
  [PHONE]: { '&&': { gridArea: '3 / 1 / auto / 3', marginRight: 0, paddingRight: 'var(--space-2)' } },
  '@media (min-width: 64rem)': { flexWrap: 'wrap', marginInline: 0, paddingInline: 0, overflow: 'visible' },
});

export const count = css({
  flex: 'none',
  minWidth: '5rem',
  fontWeight: 600,
  // It is there to be told into, and takes no room.
  '&:empty': { position: 'absolute' },
  '&[data-dimmed]': { color: 'var(--color-muted)' },
  '&:focus': { outline: 'none' },
});

export const chosen = css({
  '& > ul': { margin: 0 },
  '& li': { flex: 'none' },
  '@media (max-width: 63.98rem)': { '& > ul': { flexWrap: 'nowrap' } },
});

export const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15.5rem), 1fr))',
  gap: 'var(--space-5)',
  [WIDE]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: 'var(--space-4)' },
  '& img': { transition: 'opacity var(--duration) var(--ease), transform var(--duration-slow) var(--ease)' },
  // Dim, and still to be read.
  '&[data-dimmed]': { color: 'var(--color-muted)', '& img': { opacity: 0.35 } },
  '& + &': { marginTop: 'var(--space-5)' },
  // Cards far out of sight are not laid out, except where a visitor returns: the place is found by the heights of all.
  'html:not([data-returns]) &:not([data-whole]) > li': {
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 27.25rem',
    // For shadow and focus of the card.
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

/** What was made of the visitor's words. */
export const note = css({
  padding: 'var(--space-3) var(--space-4)',
  marginBottom: 'var(--space-4)',
  borderRadius: 'var(--radius)',
  background: 'var(--color-tint)',
  '&:empty': { display: 'none' },
});

export const narrowing = css({
  display: 'grid',
  justifyItems: 'center',
  gap: 'var(--space-3)',
  textAlign: 'center',
  '& h3': { marginBottom: 'var(--space-2)', fontSize: 'var(--text-sm)' },
  '& ul': { justifyContent: 'center' },
});
