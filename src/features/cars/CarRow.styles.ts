import { css } from '../../theme/css.ts';

export const row = css({
  display: 'flex',
  gap: 'var(--space-5)',
  marginTop: 'var(--space-6)',
  marginInline: 'calc(-1 * var(--gutter))',
  padding: '2px var(--gutter) var(--space-4)',
  overflow: 'auto hidden',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: 'var(--gutter)',
  scrollbarWidth: 'thin',
  '& > li': { flex: '0 0 min(315px, 84vw)', scrollSnapAlign: 'start' },
  '&[data-layout="alternative"] > li': { flexBasis: 'min(330px, 84vw)' },
});
