import { css } from '../../theme/css.ts';

/** Further pictures of a card, which slide over the first one. */
export const layer = css({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  '&[data-moving] > *': { transition: 'none' },
  '@media print': { display: 'none' },
});

/** One picture on the ground of the card, at its place in the row of pictures. */
export const pane = css({
  position: 'absolute',
  inset: 0,
  paddingTop: 'var(--air, 0px)',
  background: 'var(--car-backdrop)',
  translate: 'calc((var(--place) - var(--shown)) * 100%)',
  transition: 'translate var(--duration) var(--ease)',
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
});

/** Which of the pictures is shown. */
export const count = css({
  position: 'absolute',
  right: 'var(--space-2)',
  bottom: 'var(--space-2)',
  padding: '0 0.5em',
  borderRadius: '999px',
  background: 'var(--color-surface)',
  color: 'var(--color-ink)',
  fontSize: 'var(--text-xs)',
  fontVariantNumeric: 'tabular-nums',
  '@media print': { display: 'none' },
});

/** A button for the mouse, above the link that covers the card. The keyboard has the arrow keys. */
export const arrow = css({
  position: 'absolute',
  zIndex: 2,
  top: '50%',
  left: 'var(--space-2)',
  display: 'grid',
  placeItems: 'center',
  width: '2.25rem',
  height: '2.25rem',
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'var(--color-surface)',
  color: 'var(--color-ink)',
  boxShadow: 'var(--shadow)',
  opacity: 0,
  transition: 'opacity var(--duration-fast) var(--ease)',
  'article:hover &': { opacity: 1 },
  '&::before': {
    content: '""',
    width: '0.5rem',
    height: '0.5rem',
    marginInlineStart: '0.2rem',
    borderLeft: '2px solid',
    borderBottom: '2px solid',
    rotate: '45deg',
  },
  '&[data-step="1"]': { left: 'auto', right: 'var(--space-2)', rotate: '180deg' },
  '@media print, (pointer: coarse)': { display: 'none' },
});
