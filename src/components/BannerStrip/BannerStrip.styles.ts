import { css } from '../../theme/css.ts';

/** On the page's own ground hairlines make the strip. */
export const lined = css({ borderBlock: '1px solid var(--color-line)' });

export const room = css({ containerType: 'inline-size', paddingBlock: 'var(--space-6)' });

const WIDE = '@container (min-width: 40rem)';

export const row = css({
  display: 'grid',
  alignItems: 'center',
  gap: 'var(--space-4) var(--space-5)',
  '&[data-icon]': { gridTemplateColumns: 'auto minmax(0, 1fr)' },
  [WIDE]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '&[data-icon]': { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
  },
});

export const icon = css({ alignSelf: 'start', marginTop: '0.15em', color: 'var(--color-link)' });
export const words = css({ display: 'grid', gap: 'var(--space-1)', maxWidth: '60rem' });
export const text = css({ color: 'var(--color-muted)' });

/** In narrow rooms below the words, not below the drawing. */
export const way = css({ justifySelf: 'start', gridColumn: -2, [WIDE]: { gridColumn: 'auto' } });
