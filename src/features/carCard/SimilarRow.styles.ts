import { css } from '../../theme/css.ts';

export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--space-2) var(--space-6)',
});
export const controls = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-5)',
  minHeight: '3rem',
  // Rendered from the start, so that nothing moves when all cars turn out to be visible.
  '&[data-idle]': { visibility: 'hidden' },
  '@media (scripting: none), print': { display: 'none' },
});

/** Styles of a row that follows the pointer. */
export const draggable = css({
  '@media (scripting: enabled) and (pointer: fine)': { cursor: 'grab' },
  '&[data-dragging]': { cursor: 'grabbing', scrollSnapType: 'none', userSelect: 'none' },
  '&[data-dragging] a': { cursor: 'grabbing' },
});

/** All cars in a grid. */
export const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(315px, 100%), 1fr))',
  gap: 'var(--space-5)',
  marginTop: 'var(--space-6)',
  paddingBlock: '2px var(--space-4)',
  '&[data-layout="alternative"]': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(330px, 100%), 1fr))' },
});
