import { css } from '../../theme/css.ts';

export const gallery = css({ minWidth: 0 });
export const stage = css({ position: 'relative' });

export const strip = css({
  display: 'flex',
  overflow: 'auto hidden',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
  '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
  '@media (min-width: 64rem)': { borderRadius: 'var(--radius-large)' },
});

export const slide = css({ flex: '0 0 100%', scrollSnapAlign: 'start', scrollMarginTop: 'var(--header-height)' });

/** What does nothing without scripts is not shown there. */
export const scripted = css({ '@media (scripting: none)': { display: 'none' } });

const round = {
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'var(--color-surface)',
  color: 'var(--color-ink)',
  boxShadow: 'var(--shadow)',
} as const;

export const step = css({
  ...round,
  position: 'absolute',
  top: 'calc(50% - 22px)',
  transition: 'opacity var(--duration) var(--ease)',
  '&[aria-disabled="true"]': { opacity: 0, pointerEvents: 'none' },
  '&[aria-disabled="true"]:focus-visible': { opacity: 0.6 },
});
export const back = css({ left: 'var(--space-4)' });
export const on = css({ right: 'var(--space-4)' });

export const enlarge = css({
  position: 'absolute',
  right: 'var(--space-4)',
  bottom: 'var(--space-4)',
  minHeight: 40,
  padding: '0 var(--space-4)',
  borderColor: 'transparent',
  background: 'var(--color-surface)',
  fontSize: 'var(--text-sm)',
  boxShadow: 'var(--shadow)',
});

export const thumbs = css({
  display: 'flex',
  gap: 'var(--space-2)',
  marginTop: 'var(--space-3)',
  padding: 'var(--space-1)',
  overflow: 'auto hidden',
  scrollbarWidth: 'thin',
  '@media (max-width: 63.98rem)': { paddingInline: 'var(--gutter)' },
  '& li': { flex: '0 0 clamp(4.5rem, 12vw, 7rem)' },
  '& a': {
    display: 'block',
    overflow: 'hidden',
    borderRadius: 'var(--radius-small)',
    outlineOffset: 2,
    opacity: 0.7,
    '&[aria-current], &:hover, &:focus-visible': { opacity: 1 },
    '&[aria-current]:not(:focus-visible)': { outline: '2px solid var(--color-ink)' },
  },
});

export const lightbox = css({
  width: '100vw',
  height: '100dvh',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  background: '#0b0d0c',
  color: '#fff',
  '&[open]': { display: 'grid', alignItems: 'center' },
  '& ul': { borderRadius: 0 },
  '& li': { display: 'grid', placeItems: 'center' },
  '& li > span': { width: 'min(100%, calc(100dvh * 1.6))', background: 'none' },
  '& img': { objectFit: 'contain' },
});

export const close = css({ ...round, position: 'absolute', top: 'var(--space-4)', right: 'var(--space-4)' });

export const position = css({
  position: 'absolute',
  bottom: 'var(--space-4)',
  left: 0,
  right: 0,
  textAlign: 'center',
  fontSize: 'var(--text-sm)',
  pointerEvents: 'none',
});
