import { css } from '../../theme/css.ts';

export const frame = css({ containerType: 'inline-size' });

/** One, two, three or four columns, depending on the container's width. */
export const grid = css({
  display: 'grid',
  gap: 'var(--space-10) clamp(1.5rem, 4cqw, 3.5rem)',
  '@container (max-width: 35.99rem)': { '&:not(:has(svg, img))': { rowGap: 'var(--space-6)' } },
  '@container (min-width: 36rem)': { '&[data-columns="4"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  '@container (min-width: 48rem)': { '&[data-columns="3"]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  '@container (min-width: 64rem)': { '&[data-columns="4"]': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

export const highlight = css({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: 'var(--space-3)',
  paddingTop: 'var(--space-6)',
  borderTop: '1px solid var(--color-line)',
  '&:has(> img)': { paddingTop: 0, borderTop: 0 },
  // Years, numbers or words: close to what they are about.
  '@container (max-width: 35.99rem)': {
    '&:not(:has(svg, img))': { gap: 'var(--space-1)', paddingTop: 'var(--space-4)' },
  },
});

export const image = css({ aspectRatio: '3 / 2', marginBottom: 'var(--space-2)', borderRadius: 'var(--radius)' });
export const icon = css({ marginBottom: 'var(--space-2)', color: 'var(--color-link)' });
export const text = css({ color: 'var(--color-muted)' });
export const link = css({ minHeight: '2.75rem', textAlign: 'left' });
