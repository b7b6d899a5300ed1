import { css } from '../../theme/css.ts';

/** Extends to the edges of the screen and starts at the page's column. */
export const row = css({
  '--inset': 'max(var(--gutter), calc((100% - var(--page-width)) / 2 + var(--gutter)))',
  display: 'flex',
  gap: 'var(--space-5)',
  marginTop: 'var(--space-6)',
  padding: '2px var(--inset) var(--space-4)',
  overflow: 'auto hidden',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: 'var(--inset)',
  scrollbarWidth: 'thin',
  '& > li': { flex: '0 0 min(315px, 84vw)', scrollSnapAlign: 'start' },
  '&[data-layout="alternative"] > li': { flexBasis: 'min(330px, 84vw)' },
});
