import { css, keyframes } from '../../theme/css.ts';

const ROW = '@media (min-width: 80rem)';
const SHEET = '@media (max-width: 79.99rem)';
const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-6px)' } });
const plain = { color: 'inherit', textDecoration: 'none' } as const;

/** Scripts may run; the menu's own is not loaded, or cannot be. */
const BEFORE_SCRIPT = '@media (min-width: 80rem) and (scripting: enabled)';

/** A list with an open entry other than 'More'. */
const OPEN = ':has(> :not([data-more]) > details[open])';

export const nav = css({
  [ROW]: { '--menu-gap': 'clamp(1rem, 1rem + (100vw - 80rem) * 0.14, 2.25rem)', flex: 1, minWidth: 0 },
  // Entries on a second line are hidden until a visitor opens one, or 'More'.
  [BEFORE_SCRIPT]: {
    '&:not([data-measured], :has(details[open]))': { height: 'var(--header-height)', overflow: 'clip' },
  },
});

/** Before the menu's script measures the row, and without scripts, entries that do not fit are on a second line. */
export const list = css({
  borderTop: '1px solid var(--color-line)',
  [ROW]: {
    display: 'flex',
    justifyContent: 'safe flex-end',
    columnGap: 'var(--menu-gap)',
    border: 0,
    'nav:not([data-measured]) > &': { flexWrap: 'wrap' },
  },
  [BEFORE_SCRIPT]: {
    'nav:not([data-measured]) > &': {
      // Space for 'More', which the last entry may cover: when all entries fit, there is no 'More'.
      '--more-width': 'calc(var(--more-letters) * 0.58 * var(--text-sm) + 1.33rem + var(--menu-gap))',
      paddingRight: 'var(--more-width)',
      '& > :nth-last-child(2)': { marginRight: 'calc(-1 * var(--more-width))' },
      // The last two entries stay together, so that 'More' never has one entry: the last but one has its own width and that of the last.
      '--last-width': 'calc(var(--last-letters) * 0.53 * var(--text-sm) + var(--last-icon) + var(--menu-gap))',
      '& > :nth-last-child(3)': { marginRight: 'calc(var(--last-width) - var(--more-width))' },
      '& > :nth-last-child(3) + li': { marginLeft: 'calc(var(--more-width) - var(--last-width))' },
    },
    // Not while another panel is open: panels have the width of the header.
    [`nav:not([data-measured]) > &:not(${OPEN})`]: { position: 'relative' },
  },
});

export const entry = css({
  borderBottom: '1px solid var(--color-line)',
  [ROW]: { flex: 'none', position: 'relative', border: 0, '&:has([data-wide])': { position: 'static' } },
});

/** 'More' before the row is measured. A row with a second line has it in the first line, a row of one line far above. */
export const unmeasured = css({
  '&&': { display: 'none' },
  [BEFORE_SCRIPT]: {
    [`ul:not(${OPEN}) > &&`]: {
      display: 'block',
      position: 'absolute',
      top: 'min(0px, calc((100% - 1.5 * var(--header-height)) * 1000))',
      right: 0,
    },
    '& [data-drop]': { display: 'none' },
  },
});

export const measuring = css({
  display: 'none',
  [ROW]: { display: 'block', position: 'absolute', visibility: 'hidden' },
});

export const details = css({
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
});

/** Entries of the first level: links and summaries. */
export const top = css({
  ...plain,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--space-1)',
  minHeight: '3.5rem',
  fontSize: 'var(--text-lg)',
  fontWeight: 600,
  [SHEET]: {
    // Below the header of the sheet.
    scrollMarginTop: 'var(--header-height)',
    '&[aria-current]': { position: 'relative' },
    // At the edge of the sheet.
    '&[aria-current]::before': {
      content: '""',
      position: 'absolute',
      inset: 'var(--space-2) auto var(--space-2) calc(-1 * var(--gutter))',
      width: 5,
      background: 'var(--color-chosen)',
      forcedColorAdjust: 'none',
    },
  },
  [ROW]: {
    minHeight: 'var(--header-height)',
    fontSize: 'var(--text-sm)',
    fontWeight: 500,
    whiteSpace: 'nowrap',
    boxShadow: 'inset 0 -2px 0 0 transparent',
    '&:hover, &[aria-current], details[open] > &': {
      boxShadow: 'inset 0 -2px 0 0 var(--over-line, var(--color-chosen))',
    },
    '&:focus-visible': { outlineOffset: '-2px', borderRadius: 'var(--radius-small)' },
  },
});

export const chevron = css({
  flex: 'none',
  transition: 'transform var(--duration) var(--ease)',
  [SHEET]: {
    '[data-mega] &': { transform: 'rotate(-90deg)' },
    '[data-mega] details[open] > summary > &': { display: 'none' },
  },
});

export const drop = css({
  paddingBottom: 'var(--space-5)',
  [ROW]: {
    position: 'absolute',
    top: '100%',
    left: 'calc(-1 * var(--space-6))',
    minWidth: '19rem',
    maxHeight: 'calc(100dvh - var(--header-height) - var(--utility-height))',
    padding: 'var(--space-6)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    border: '1px solid var(--color-line)',
    borderTop: 0,
    borderRadius: '0 0 var(--radius) var(--radius)',
    background: 'var(--color-surface)',
    color: 'var(--color-ink)',
    boxShadow: 'var(--shadow-large)',
    animation: `${appear} var(--duration) var(--ease)`,
    // The panels of the last entries are aligned to the edge of the page.
    [`.${entry}:nth-last-child(-n + 3 of :not([aria-hidden], [hidden])) > details > &:not([data-wide])`]: {
      left: 'auto',
      right: 'calc(-1 * var(--space-6))',
    },
    '&[data-wide]': {
      left: 0,
      right: 0,
      borderInline: 0,
      borderRadius: 0,
      padding:
        'var(--space-8) max(var(--gutter), calc((100% - var(--page-width)) / 2 + var(--gutter))) var(--space-10)',
    },
  },
});

export const landing = css({ marginBottom: 'var(--space-2)', [ROW]: { marginBottom: 'var(--space-4)' } });
export const landingLink = css({
  ...plain,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  minHeight: '2.75rem',
  fontWeight: 600,
  color: 'var(--color-link)',
  '& svg': { transition: 'transform var(--duration) var(--ease)' },
  '&:hover svg': { transform: 'translateX(3px)' },
  [ROW]: { fontFamily: 'var(--font-heading)', fontSize: 'var(--text-lg)', fontWeight: 'var(--heading-weight-small)' },
});

export const second = css({
  display: 'grid',
  [ROW]: {
    gap: 'var(--space-1)',
    '[data-wide] > &': { display: 'block', columns: '4 13rem', columnGap: 'var(--space-8)' },
    '[data-wide] > & > li': { breakInside: 'avoid', paddingBottom: 'var(--space-1)' },
    '[data-wide] > & > li:has(ul)': { paddingBottom: 'var(--space-5)' },
  },
});

export const group = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });

export const secondLink = css({
  ...plain,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  minHeight: '2.75rem',
  '&:hover, &[aria-current]': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  [ROW]: { minHeight: '2.25rem', fontSize: 'var(--text-sm)', '[data-wide] &': { fontWeight: 600 } },
});

export const third = css({
  paddingLeft: 'var(--space-4)',
  '&&': { borderLeft: '1px solid var(--color-line)' },
  [ROW]: { '&&': { paddingLeft: 0, borderLeft: 0 }, '& &&': { paddingLeft: 'var(--space-4)' } },
  // The button that expands the third level of the mega-menu needs JavaScript.
  '@media (max-width: 79.99rem) and (scripting: enabled)': { '&[data-folded]': { display: 'none' } },
});

export const thirdLink = css({
  ...plain,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  color: 'var(--color-muted)',
  fontSize: 'var(--text-sm)',
  '&:hover, &[aria-current]': { color: 'var(--color-ink)', textDecoration: 'underline' },
  [ROW]: { minHeight: '2rem' },
});
