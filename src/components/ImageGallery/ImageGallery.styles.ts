import { css } from '../../theme/css.ts';

export const frame = css({ containerType: 'inline-size' });

export const grid = css({
  display: 'grid',
  gap: 'var(--space-6) clamp(0.75rem, 2cqw, 1.5rem)',
  '&[data-columns="3"], &[data-columns="4"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@container (min-width: 36rem)': { '&[data-columns="2"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  '@container (min-width: 48rem)': { '&[data-columns="3"]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  '@container (min-width: 64rem)': { '&[data-columns="4"]': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

export const link = css({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  borderRadius: 'var(--radius)',
  cursor: 'zoom-in',
});

export const image = css({
  // That of a scene, which is shown whole.
  aspectRatio: '16 / 9',
  transition: 'transform 600ms var(--ease)',
  'a:hover > &': { transform: 'scale(1.03)' },
});

export const caption = css({ marginTop: 'var(--space-2)', color: 'var(--color-muted)', fontSize: 'var(--text-sm)' });
