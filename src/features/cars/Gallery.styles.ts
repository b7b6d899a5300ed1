import { css } from '../../theme/css.ts';

export const gallery = css({ minWidth: 0 });
export const stage = css({
  position: 'relative',
  '@media (min-width: 64rem)': { borderRadius: 'var(--radius-large)' },
});

/** Stays where it is behind whatever else is shown, and keeps its size. */
export const stills = css({ position: 'relative', '&[inert] > :not(:first-child)': { visibility: 'hidden' } });

export const strip = css({ '@media (min-width: 64rem)': { borderRadius: 'var(--radius-large)' } });
export const slide = css({ scrollMarginTop: 'var(--header-height)' });

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

/** A picture of the strip, which leads to itself in large. */
export const toLarge = css({ display: 'block', cursor: 'zoom-in' });

/** A picture that is missing is drawn on the dark as well. */
export const large = css({
  width: 'min(100%, calc((100dvh - 6.5rem) * 1.6))',
  cursor: 'zoom-in',
  '[data-zoomed] > &': { cursor: 'inherit' },
  '& > span': { background: 'none' },
  '& img': { objectFit: 'contain' },
});
