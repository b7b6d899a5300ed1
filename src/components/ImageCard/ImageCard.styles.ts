import { css } from '../../theme/css.ts';

export const container = css({ containerType: 'inline-size' });
const WIDE = '@container (min-width: 46rem)';

export const image = css({ borderRadius: 'var(--card-radius)' });

export const body = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 'var(--space-2)',
});

export const overlayText = css({ maxWidth: 'var(--measure)' });

const frame = {
  '--card-radius': 'var(--radius-large)',
  position: 'relative',
  display: 'grid',
} as const;

export const below = css({
  ...frame,
  gap: 'var(--space-5)',
  [`& .${image} img`]: { aspectRatio: '3 / 2', [WIDE]: { aspectRatio: '21 / 9' } },
  [`& .${body} > p`]: { maxWidth: 'var(--measure)' },
});

/** The text has a panel of its own that reaches into the picture's frame, and covers nothing of the picture. */
export const overlay = css({
  ...frame,
  color: 'var(--color-contrast-ink)',
  '--color-link': 'var(--color-contrast-ink)',
  '--color-focus': 'var(--color-contrast-ink)',
  '--color-focus-halo': 'var(--color-contrast)',
  // The panel is not below the picture, where its colour would show as a line at the corners.
  [`& .${image}`]: {
    borderRadius: 'var(--card-radius) var(--card-radius) 0 0',
    '& img': { height: '100%', aspectRatio: '3 / 2' },
  },
  [`& .${body}`]: {
    padding: 'var(--space-6)',
    borderRadius: '0 0 var(--card-radius) var(--card-radius)',
    background: 'var(--color-contrast)',
  },
  [WIDE]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 8fr)',
    [`& .${image}`]: {
      gridArea: '1 / 2',
      borderRadius: '0 var(--card-radius) var(--card-radius) 0',
      '& img': { aspectRatio: '16 / 9' },
    },
    [`& .${body}`]: {
      gridArea: '1 / 1',
      justifyContent: 'end',
      padding: 'var(--space-10)',
      borderRadius: 'var(--card-radius) 0 0 var(--card-radius)',
    },
  },
});
