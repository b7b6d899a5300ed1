import { css } from '../../theme/css.ts';

const WIDE = '@media (min-width: 64rem)';

export const sides = css({
  display: 'grid',
  gap: 'var(--space-8)',
  alignItems: 'center',
  [WIDE]: {
    columnGap: 'clamp(3rem, 6vw, 6.5rem)',
    gridTemplateColumns: '7fr 5fr',
    '&[data-reverse]': { gridTemplateColumns: '5fr 7fr' },
    '&[data-half]': { gridTemplateColumns: '1fr 1fr' },
    '&[data-alone]': { gridTemplateColumns: '1fr' },
    '&[data-reverse] > img': { order: 1 },
  },
});

export const image = css({ aspectRatio: '3 / 2', borderRadius: 'var(--radius-large)' });

export const words = css({ display: 'grid', justifyItems: 'start', gap: 'var(--space-5)' });
export const text = css({
  maxWidth: '34rem',
  color: 'var(--color-muted)',
  fontSize: 'var(--text-lg)',
  lineHeight: 1.5,
});
export const way = css({ marginTop: 'var(--space-2)' });
