import { css } from '../../theme/css.ts';
import { fadeIn, HERO_SCRIM_SHARE } from '../../theme/scrim.ts';

export const room = css({ containerType: 'inline-size' });
const WIDE = '@container (min-width: 46rem)';
const SCRIM = `color-mix(in srgb, var(--color-hero-ink-dark) ${HERO_SCRIM_SHARE.dark * 100}%, transparent)`;
/** How far the scrim fades out above the words. */
const FADE = 'clamp(4rem, 12cqi, 9rem)';

export const picture = css({ borderRadius: 'var(--card-radius)' });

export const words = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 'var(--space-2)',
});

export const onPicture = css({ maxWidth: 'var(--measure)' });

const frame = {
  '--card-radius': 'var(--radius-large)',
  position: 'relative',
  display: 'grid',
} as const;

export const below = css({
  ...frame,
  gap: 'var(--space-5)',
  [`& .${picture} img`]: { aspectRatio: '3 / 2', [WIDE]: { aspectRatio: '21 / 9' } },
  [`& .${words} > p`]: { maxWidth: 'var(--measure)' },
});

/** Words and picture share one cell: with many words the card grows, and the picture with it. */
export const overlay = css({
  ...frame,
  isolation: 'isolate',
  minHeight: 'min(120cqi, 30rem)',
  overflow: 'clip',
  borderRadius: 'var(--card-radius)',
  '&:focus-within': { overflow: 'visible' },
  '& > *': { gridArea: '1 / 1' },
  [`& .${picture}`]: { zIndex: -2, '& img': { position: 'absolute', height: '100%', aspectRatio: 'auto' } },
  [`& .${words}`]: {
    '--color-link': 'var(--color-hero-ink)',
    '--color-focus': 'var(--color-hero-ink)',
    '--color-focus-halo': 'var(--color-hero-ink-dark)',
    // Over the picture, below the badge and the words.
    alignSelf: 'end',
    padding: `${FADE} var(--space-6) var(--space-6)`,
    borderRadius: '0 0 var(--card-radius) var(--card-radius)',
    background: `linear-gradient(${fadeIn(SCRIM, FADE)})`,
    color: 'var(--color-hero-ink)',
    [WIDE]: { paddingInline: 'var(--space-10)', paddingBottom: 'var(--space-10)' },
  },
  [WIDE]: { minHeight: 'min(46cqi, 36rem)' },
});
