import { css } from '../../theme/css.ts';

export const arrows = css({ display: 'flex', gap: 'var(--space-2)', '@media (scripting: none)': { display: 'none' } });

export const arrow = css({
  display: 'grid',
  placeItems: 'center',
  width: '3rem',
  height: '3rem',
  padding: 0,
  border: '1px solid var(--color-line-strong)',
  borderRadius: '50%',
  background: 'transparent',
  color: 'var(--color-ink)',
  transition: 'border-color var(--duration-fast) var(--ease), opacity var(--duration-fast) var(--ease)',
  '&:hover': { borderColor: 'var(--color-ink)' },
  '&:disabled': { opacity: 0.35, cursor: 'default', borderColor: 'var(--color-line-strong)' },
});

/** Extends to the edges of the screen and starts in line with the page's column. */
export const track = css({
  '--inset': 'max(var(--gutter), calc((100% - var(--page-width)) / 2 + var(--gutter)))',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(19.7rem, 82vw)',
  gap: 'var(--space-5)',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: 'var(--inset)',
  scrollbarWidth: 'none',
  paddingInline: 'var(--inset)',
  // Space for the focus ring and the shadow of a card.
  paddingBlock: 'var(--space-2) var(--space-4)',
  '&::-webkit-scrollbar': { display: 'none' },
});

export const item = css({ scrollSnapAlign: 'start' });
