import { css, keyframes } from '../../theme/css.ts';
import { heroRoles } from '../../theme/heroRoles.ts';
import { WIDE } from './heroWidths.ts';

/** The picture. In a full-screen hero it stands on the hero's own field, and no text stands on it. */
export const media = css({
  position: 'relative',
  overflow: 'hidden',
  minWidth: 0,
  background: 'var(--color-tint)',
  '& > img': { position: 'absolute', inset: 0, height: '100%' },
});

export const actions = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3) var(--space-4)' });

export const body = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', width: '100%', minWidth: 0 });

/** Text, picture and what belongs to it, side by side in wide windows and below each other in narrow ones. */
export const inner = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: 'var(--space-6)',
  width: '100%',
  maxWidth: 'var(--page-width)',
  marginInline: 'auto',
  paddingInline: 'var(--gutter)',
});

/** A field in the theme's colours. */
export const fullScreen = css({
  ...heroRoles,
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateRows: '1fr auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: 'var(--space-8) var(--space-3)',
  background: 'var(--color-hero-ground)',
  // On the home page the header is over the field.
  '&[data-under-header]': { paddingTop: 'calc(var(--header-height) + var(--space-6))' },
  [`& .${media}`]: { background: 'none' },
  // The ground of a picture that is cut out is the field.
  [`&:not([data-composition="split"]) .${media}`]: {
    aspectRatio: '16 / 10',
    '& > img': { background: 'none', objectFit: 'contain' },
  },
  [WIDE]: {
    minHeight: 'min(100svh - var(--above-hero, 0px), 56rem)',
    '&[data-under-header]': { paddingTop: 'calc(var(--header-height) + var(--space-8))' },
  },
  // The header may have a row of links above the menu.
  '@media (min-width: 80rem)': {
    '&[data-under-header]': { paddingTop: 'calc(var(--header-height) + var(--space-16))' },
  },
});

/** Text next to the image, on the contrast background for white text and the tinted one for black. */
export const framed = css({
  width: '100%',
  maxWidth: 'var(--page-width)',
  marginInline: 'auto',
  display: 'grid',
  overflow: 'hidden',
  marginBottom: 'calc(var(--section) / 4)',
  // Without a breadcrumb above it. A field as wide as the window begins at the header.
  'main > :first-child > &:first-child': { marginTop: 'var(--first-hero-margin, var(--space-5))' },
  [`& > .${media}`]: { order: -1, aspectRatio: '16 / 10' },
  [`& > .${body}`]: { padding: 'var(--space-10) var(--gutter) var(--space-12)' },
  '@media (min-width: 48rem)': { width: 'calc(100% - 2 * var(--gutter))', borderRadius: 'var(--radius-large)' },
  [WIDE]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
    minHeight: 'clamp(26rem, 36vw, 33rem)',
    maxWidth: 'calc(var(--page-width) - 2 * var(--gutter))',
    // Fixed columns, whatever the order in the markup.
    [`& > .${media}`]: { gridArea: '1 / 2', order: 1, aspectRatio: 'auto' },
    [`& > .${body}`]: { gridArea: '1 / 1', padding: 'var(--space-12) clamp(2.5rem, 4vw, 4.5rem)' },
    [`&[data-at="top"] > .${body}`]: { alignContent: 'start' },
    [`&[data-at="center"] > .${body}`]: { alignContent: 'center' },
    [`&[data-at="bottom"] > .${body}`]: { alignContent: 'end' },
  },
});

/** An image without text. */
export const imageOnly = css({
  [`& > .${media}`]: { aspectRatio: '16 / 9', [WIDE]: { gridArea: '1 / 1 / auto / -1', aspectRatio: '21 / 9' } },
});

export const bare = css({
  width: '100%',
  maxWidth: 'var(--page-width)',
  marginInline: 'auto',
  padding: 'calc(var(--section) * 0.6) var(--gutter) calc(var(--section) * 0.4)',
});

const settle = keyframes({ from: { transform: 'translateY(14px)' } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(14px)' } });
/** Animation of 500 ms after 100, 200 and 300 ms (S1 §9). The title is visible from the first paint and only moves. */
const movesAfter = (delay: number, move: string) => ({ animation: `${move} 500ms var(--ease) ${delay}ms backwards` });

export const column = css({
  display: 'grid',
  // Words longer than the line wrap, also with custom letter spacing (WCAG 1.4.12).
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-5)',
  justifyItems: 'inherit',
  width: '100%',
  maxWidth: '34rem',
});

export const first = css(movesAfter(100, settle));
export const second = css({
  ...movesAfter(200, rise),
  maxWidth: '36rem',
  fontSize: 'var(--text-lg)',
  lineHeight: 1.45,
  '& a': { color: 'inherit' },
});
export const third = css({
  ...movesAfter(300, rise),
  display: 'grid',
  gap: 'var(--space-5)',
  justifyItems: 'inherit',
  width: '100%',
  marginTop: 'var(--space-3)',
});

/** In a row of its own below the content. */
export const down = css({
  justifySelf: 'center',
  display: 'grid',
  placeItems: 'center',
  width: '3rem',
  height: '3rem',
  marginTop: 'var(--space-2)',
  color: 'inherit',
  transition: 'transform var(--duration) var(--ease)',
  '&:hover': { transform: 'translateY(4px)' },
  '@media print': { display: 'none' },
});

/** Target of 'scroll down': the end of the hero, below the header. */
export const end = css({ position: 'absolute', bottom: 0, scrollMarginTop: 'var(--header-height)' });
