import { css } from '../../theme/css.ts';
import { fadeIn, HERO_SCRIM_SHARE } from '../../theme/scrim.ts';

export const container = css({ containerType: 'inline-size' });
const WIDE = '@container (min-width: 46rem)';
const SCRIM = `color-mix(in srgb, var(--color-hero-ink-dark) ${HERO_SCRIM_SHARE.dark * 100}%, transparent)`;
/** Length of the scrim's fade above the text. */
const FADE = 'clamp(4rem, 12cqi, 9rem)';

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

/** Text and image share one grid cell: a long text makes card and image taller. */
export const overlay = css({
  ...frame,
  isolation: 'isolate',
  minHeight: 'min(120cqi, 30rem)',
  overflow: 'clip',
  borderRadius: 'var(--card-radius)',
  '&:focus-within': { overflow: 'visible' },
  '& > *': { gridArea: '1 / 1' },
  [`& .${image}`]: { zIndex: -2, '& img': { position: 'absolute', height: '100%', aspectRatio: 'auto' } },
  [`& .${body}`]: {
    '--color-link': 'var(--color-hero-ink)',
    '--color-focus': 'var(--color-hero-ink)',
    '--color-focus-halo': 'var(--color-hero-ink-dark)',
    // Above the image, below badge and text.
    alignSelf: 'end',
    padding: `${FADE} var(--space-6) var(--space-6)`,
    borderRadius: '0 0 var(--card-radius) var(--card-radius)',
    background: `linear-gradient(${fadeIn(SCRIM, FADE)})`,
    color: 'var(--color-hero-ink)',
    [WIDE]: { paddingInline: 'var(--space-10)', paddingBottom: 'var(--space-10)' },
  },
  [WIDE]: { minHeight: 'min(46cqi, 36rem)' },
});
