import { css } from '../../theme/css.ts';

export const heading = css({ paddingBlock: 'var(--space-4) var(--space-6)' });
export const intro = css({
  maxWidth: 'var(--measure)',
  textWrap: 'balance',
  marginTop: 'var(--space-3)',
  color: 'var(--color-muted)',
});

export const layout = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: 'var(--space-8)',
  '@media (min-width: 1024px)': { gridTemplateColumns: '17.5rem minmax(0, 1fr)' },
  'html[data-car-filters="closed"] &': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

export const results = css({ minWidth: 0, scrollMarginTop: 'calc(var(--header-height) + var(--space-4))' });

export const toolbar = css({
  display: 'grid',
  // What a list is sorted by needs more words than the button.
  gridTemplateColumns: 'minmax(min-content, 2fr) minmax(0, 3fr)',
  gap: 'var(--space-3)',
  '@media (min-width: 40rem)': { gridTemplateColumns: '1fr auto auto' },
});

/** Below 1024 px the filters are a drawer, above a column: each has the button that fits. */
const button = { paddingInline: 'var(--space-4)', fontSize: 'var(--text-sm)' } as const;
export const drawerButton = css({
  ...button,
  '@media (max-width: 23.98rem)': { paddingInline: 'var(--space-3)' },
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
    '@media (max-width: 39.98rem)': { left: 'var(--space-3)' },
    fontSize: '0.6875rem',
    color: 'var(--color-muted)',
    pointerEvents: 'none',
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
    '@media (max-width: 39.98rem)': { minWidth: 0, paddingInline: 'var(--space-3) var(--space-7)' },
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    right: 'var(--space-4)',
    width: 8,
    height: 8,
    borderRight: '1.5px solid',
    borderBottom: '1.5px solid',
    transform: 'translateY(-25%) rotate(45deg)',
    pointerEvents: 'none',
  },
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
  margin: 'var(--space-3) calc(-1 * var(--gutter))',
  padding: '4px var(--gutter)',
  overflow: 'auto hidden',
  scrollbarWidth: 'none',
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
  '& img': { transition: 'opacity var(--duration) var(--ease), transform var(--duration-slow) var(--ease)' },
  // Dim, and still to be read.
  '&[data-dimmed]': { color: 'var(--color-muted)', '& img': { opacity: 0.35 } },
  '& + &': { marginTop: 'var(--space-5)' },
  // Cards far out of sight are not laid out, except where a visitor returns: the place is found by the heights of all.
  'html:not([data-returns]) &:not([data-whole]) > li': {
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 30rem',
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
