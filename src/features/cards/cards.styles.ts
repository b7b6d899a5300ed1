import { css } from '../../theme/css.ts';

export const card = css({ position: 'relative', display: 'flex', flexDirection: 'column', height: '100%' });

/** A border for cards without an image. */
export const boxed = css({
  padding: 'var(--space-6)',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius)',
  background: 'var(--color-surface)',
  transition: 'border-color var(--duration) var(--ease)',
  '&:hover': { borderColor: 'var(--color-line-strong)' },
  '& > div': { paddingTop: 0 },
});

export const frame = css({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: 'var(--radius)',
  background: 'var(--color-tint)',
  // The drawn plate of the world's cars.
  '[data-cards="plate"] &': {
    border: '1px solid var(--color-ink)',
    outline: '1px solid var(--color-ink)',
    outlineOffset: '-5px',
  },
});

export const image = css({
  aspectRatio: '3 / 2',
  transition: 'transform 600ms var(--ease)',
  'article:hover &': { transform: 'scale(1.03)' },
});

export const onImage = css({ position: 'absolute', top: 'var(--space-3)', left: 'var(--space-3)' });

export const body = css({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 'var(--space-2)',
  paddingTop: 'var(--space-4)',
});

export const link = css({
  textDecoration: 'none',
  '&::after': {
    content: '""',
    position: 'absolute',
    zIndex: 1,
    inset: 0,
    borderRadius: 'var(--card-radius, var(--radius))',
  },
  '&:focus-visible': { outline: 'none', boxShadow: 'none' },
  '&:focus-visible::after': {
    outline: '2px solid var(--color-focus)',
    outlineOffset: '3px',
    boxShadow: '0 0 0 3px var(--color-focus-halo)',
  },
});

export const text = css({ color: 'var(--color-muted)' });

export const callToAction = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  marginTop: 'auto',
  paddingTop: 'var(--space-2)',
  color: 'var(--color-link)',
  fontWeight: 600,
  '& svg': { flex: 'none', transition: 'transform var(--duration) var(--ease)' },
  'article:hover & svg': { transform: 'translateX(4px)' },
});
