import { css, keyframes } from '../../theme/css.ts';
import { SHORT } from '../../theme/short.ts';

const rise = keyframes({ from: { transform: 'translateY(100%)' } });

/**
 * First in the focus order, last in the layout: at the end of the page it covers nothing; before that it sticks to the
 * bottom of the window.
 */
export const banner = css({
  order: 1,
  position: 'sticky',
  zIndex: 'var(--layer-float)',
  bottom: 0,
  containerType: 'inline-size',
  display: 'none',
  // With large text, too, it leaves space below the header for what has the focus.
  maxHeight: 'min(70svh, 100svh - var(--header-height) - 12rem)',
  scrollPaddingBottom: '8rem',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  borderTop: '1px solid var(--color-line)',
  background: 'var(--color-surface)',
  boxShadow: 'var(--shadow-large)',
  animation: `${rise} var(--duration-slow) var(--ease)`,
  'html[data-consent="ask"] &': { display: 'block' },
  // In low windows it does not stick: it is first on the page, with its buttons before its text.
  [SHORT]: { order: -1, position: 'static', maxHeight: 'none', boxShadow: 'none', animation: 'none' },
  // Higher specificity than the rule above.
  '@media print': { '&&&': { display: 'none' } },
});

/** As the headings of cards, whose styles are with the component `Heading`, which this page may not need. */
export const title = css({ fontSize: 'var(--text-lg)', fontWeight: 'var(--heading-weight-small)', lineHeight: 1.25 });

export const inner = css({
  display: 'grid',
  gap: 'var(--space-3) var(--space-10)',
  maxWidth: 'var(--page-width)',
  marginInline: 'auto',
  padding: 'var(--space-3) var(--gutter) calc(var(--space-3) + env(safe-area-inset-bottom))',
  '@media (min-width: 64rem)': {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    paddingBlock: 'var(--space-6)',
  },
  [SHORT]: {
    '&&': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 'var(--space-2)',
      paddingBlock: 'var(--space-2) var(--space-4)',
    },
  },
});

export const body = css({
  maxWidth: '46rem',
  [SHORT]: { display: 'contents', '& p': { order: 1 } },
  '& p': {
    marginTop: 'var(--space-1)',
    color: 'var(--color-muted)',
    fontSize: 'var(--text-sm)',
    lineHeight: 1.5,
    textWrap: 'wrap',
  },
  '& a': { color: 'var(--color-link)', whiteSpace: 'nowrap' },
});

/** Buttons of equal size and weight, without a preference: in one row unless a narrow phone has no space for it. */
export const buttons = css({
  display: 'grid',
  gap: 'var(--space-2)',
  gridTemplateColumns: '1fr 1fr',
  // In view also when the text needs to be scrolled.
  position: 'sticky',
  bottom: 'var(--space-2)',
  background: 'var(--color-surface)',
  boxShadow: '0 0 0 var(--space-2) var(--color-surface)',
  '& button': { paddingInline: 'var(--space-1)', borderColor: 'var(--color-ink)', fontSize: 'var(--text-sm)' },
  '& button:last-child': { gridColumn: '1 / -1' },
  // In `rem` of the root, so that large text counts.
  '@container (min-width: 23.5rem)': {
    gridTemplateColumns: 'repeat(3, 1fr)',
    '& button:last-child': { gridColumn: 'auto' },
  },
  '@media not (pointer: coarse)': {
    '& button:hover': { background: 'var(--color-ink)', color: 'var(--color-ground)' },
  },
  '@media (min-width: 40rem)': {
    gap: 'var(--space-3)',
    gridTemplateColumns: 'repeat(3, minmax(9rem, 1fr))',
    '& button': { paddingInline: 'var(--space-2)', fontSize: 'var(--text-md)' },
  },
  [SHORT]: { position: 'static', '& button': { minHeight: '2.75rem' } },
});
