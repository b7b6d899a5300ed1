import { css } from '../../theme/css.ts';

/** Without a background colour the strip has hairlines. */
export const lined = css({ borderBlock: '1px solid var(--color-line)' });

export const container = css({ containerType: 'inline-size', paddingBlock: 'var(--space-6)' });

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
export const body = css({ display: 'grid', gap: 'var(--space-1)', maxWidth: '60rem' });
export const text = css({ color: 'var(--color-muted)' });

/** In narrow containers below the text, not below the icon. */
export const link = css({ justifySelf: 'start', gridColumn: -2, [WIDE]: { gridColumn: 'auto' } });
