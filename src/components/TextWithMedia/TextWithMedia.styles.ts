import { css } from '../../theme/css.ts';

const WIDE = '@container (min-width: 42rem)';

/** Container of the layout: side by side depends on the container's width, not on the window's. */
export const container = css({ containerType: 'inline-size' });

export const parts = css({
  display: 'grid',
  gap: 'var(--space-6) clamp(2rem, 5vw, 5rem)',
  [WIDE]: {
    alignItems: 'start',
    '&[data-placement="Left"]': { gridTemplateColumns: '5fr 7fr' },
    '&[data-placement="Right"]': { gridTemplateColumns: '7fr 5fr' },
    '&[data-placement="Left"][data-large]': { gridTemplateColumns: '7fr 5fr' },
    '&[data-placement="Right"][data-large]': { gridTemplateColumns: '5fr 7fr' },
    '&[data-placement="Right"] > figure': { order: 1 },
    '&[data-placement="Above"]:not([data-large]) > figure': { maxWidth: '48rem' },
    '&[data-alone]': { display: 'block' },
  },
});

export const figure = css({ display: 'grid', gap: 'var(--space-3)', minWidth: 0 });

export const image = css({
  aspectRatio: '4 / 3',
  borderRadius: 'var(--radius)',
  '[data-large] > figure > &': { aspectRatio: '3 / 2', borderRadius: 'var(--radius-large)' },
  '[data-placement="Above"] > figure > &': { aspectRatio: '16 / 9' },
  [WIDE]: { '[data-placement="Above"][data-large] > figure > &': { aspectRatio: '21 / 9' } },
});

export const caption = css({ color: 'var(--color-muted)', fontSize: 'var(--text-sm)', textWrap: 'pretty' });

export const body = css({ display: 'grid', justifyItems: 'start', gap: 'var(--space-4)', minWidth: 0 });
