import { css } from '../../../theme/css.ts';
import { SHORT } from '../../../theme/short.ts';

/** One line that scrolls horizontally where it is too long. */
export const row = css({
  // Contains visually hidden text, which would otherwise widen the page.
  position: 'relative',
  display: 'flex',
  gap: 'var(--space-2)',
  margin: 'var(--space-1) calc(-1 * var(--gutter)) 0',
  padding: '4px var(--gutter)',
  minWidth: 0,
  border: 0,
  overflow: 'auto hidden',
  scrollbarWidth: 'none',
  // A button of which a few pixels are visible is scrolled into view when it gets the focus.
  scrollPaddingInline: 'var(--space-12)',
  // Next to the filter button, which does not scroll.
  '@media (max-width: 39.98rem)': { '&&': { gridArea: '2 / 2 / auto / -1', marginLeft: 0, paddingLeft: 4 } },
  '& > button': { flex: 'none', minHeight: 40, cursor: 'pointer' },
  '& > [data-chosen]': { borderColor: 'var(--color-chosen)', boxShadow: 'inset 0 0 0 1px var(--color-chosen)' },
  '@media (min-width: 64rem)': { flexWrap: 'wrap', marginInline: 0, paddingInline: 0, overflow: 'visible' },
  // Little space next to the panel: five buttons in one line.
  '@media (min-width: 64rem) and (max-width: 79.98rem)': {
    '& > button': { gap: 'var(--space-1)', paddingInline: 'var(--space-3)' },
  },
  '@media (scripting: none)': { display: 'none' },
});

export const sheet = css({
  width: 'min(22rem, calc(100vw - 2 * var(--space-4)))',
  maxHeight: 'min(32rem, 70dvh)',
  padding: 0,
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius)',
  background: 'var(--color-surface)',
  color: 'var(--color-ink)',
  boxShadow: 'var(--shadow-large)',
  overscrollBehavior: 'contain',
  '&:popover-open': { display: 'flex', flexDirection: 'column' },
  [SHORT]: { '&&:popover-open': { display: 'block', overflow: 'hidden auto' } },
  '@media (max-width: 39.98rem)': {
    inset: 'auto 0 0',
    width: '100%',
    maxWidth: 'none',
    maxHeight: '80dvh',
    margin: 0,
    borderWidth: '1px 0 0',
    borderRadius: 'var(--radius) var(--radius) 0 0',
    '&::backdrop': { background: 'rgb(0 0 0 / 0.45)' },
  },
  '@media (min-width: 40rem)': {
    '@supports (position-area: block-end)': {
      inset: 'auto',
      // Relative to the space between the button and the window's edge; above the button when there is too little below.
      maxHeight: 'min(32rem, calc(100% - var(--space-4)))',
      minHeight: '13rem',
      margin: 'var(--space-2) 0',
      positionArea: 'block-end span-inline-end',
      positionTryFallbacks: 'flip-inline, flip-block, flip-block flip-inline',
    },
  },
});

export const body = css({
  flex: 1,
  minHeight: 0,
  padding: 'var(--space-4) var(--space-5) var(--space-2)',
  overflow: 'hidden auto',
});

export const title = css({ marginBottom: 'var(--space-2)', fontWeight: 600 });

export const foot = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--space-4)',
  padding: 'var(--space-3) var(--space-5)',
  borderTop: '1px solid var(--color-line)',
  '& button': { minHeight: 44, paddingBlock: 0, fontSize: 'var(--text-sm)' },
});
