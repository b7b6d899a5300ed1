import { css } from '../../theme/css.ts';

export const carousel = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** Hides slides without content; a carousel without other slides is hidden too. */
export const frame = css({ '&:not(:has(> *))': { display: 'none' } });
export const carouselSection = css({ [`&:not(:has(.${frame} > *))`]: { display: 'none' } });

export const track = css({ alignItems: 'stretch', '&:focus-visible': { outlineOffset: '-4px' } });
export const rounded = css({ [`& > .${track}`]: { borderRadius: 'var(--radius-large)' } });

/** First in the focus order, displayed below the slides. */
export const controls = css({
  order: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--space-2)',
  marginTop: 'var(--space-4)',
  '@media (scripting: none)': { display: 'none' },
});

/** Slides have their own gutters; the controls are in the page's column. */
export const wide = css({
  [`& > .${controls}`]: {
    width: '100%',
    maxWidth: 'var(--page-width)',
    marginInline: 'auto',
    paddingInline: 'var(--gutter)',
  },
});

export const button = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '2.75rem',
  height: '2.75rem',
  padding: 0,
  border: '1px solid var(--color-line-strong)',
  borderRadius: '50%',
  background: 'transparent',
  color: 'var(--color-ink)',
  transition: 'border-color var(--duration-fast) var(--ease)',
  '&:hover': { borderColor: 'var(--color-ink)' },
});

export const dots = css({ display: 'flex', flexWrap: 'wrap', flex: 1 });

/** The click target is 24 px, larger than the drawn dot. */
export const dot = css({
  display: 'grid',
  placeItems: 'center',
  width: '1.75rem',
  height: '1.75rem',
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'none',
  '&::before': {
    content: '""',
    width: '0.625rem',
    height: '0.625rem',
    border: '1px solid var(--color-line-strong)',
    borderRadius: '999px',
    transition: 'width var(--duration) var(--ease), background-color var(--duration) var(--ease)',
  },
  '&:hover::before': { borderColor: 'var(--color-ink)' },
  '&[aria-current]::before': { width: '1.25rem', borderColor: 'var(--color-ink)', background: 'var(--color-ink)' },
});

/** Image and text; all slides have the height of the tallest. */
export const slide = css({
  containerType: 'inline-size',
  height: '100%',
  background: 'var(--color-tint)',
});

const WIDE = '@container (min-width: 48rem)';

export const sides = css({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  height: '100%',
  [WIDE]: {
    gridTemplateRows: 'minmax(0, 1fr)',
    '&:has(> img)': { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
    minHeight: 'clamp(24rem, 40cqw, 34rem)',
  },
});

export const image = css({
  aspectRatio: '3 / 2',
  [WIDE]: { aspectRatio: 'auto', height: '100%' },
});

export const body = css({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: 'var(--space-4)',
  padding: 'clamp(1.5rem, 6cqw, 4.5rem)',
  [WIDE]: { alignContent: 'center' },
});

export const title = css({ fontSize: 'var(--text-2xl)', lineHeight: 1.15 });
export const text = css({ color: 'var(--color-muted)', fontSize: 'var(--text-lg)', lineHeight: 1.45 });
export const link = css({ marginTop: 'var(--space-2)' });
