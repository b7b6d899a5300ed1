import { css, keyframes } from '../../theme/css.ts';
import { HERO_SCRIM_SHARE } from '../../theme/scrim.ts';

const { dark, light } = HERO_SCRIM_SHARE;
const veil = (role: string, share: number) => `color-mix(in srgb, var(${role}) ${share * 100}%, transparent)`;
/** How far the scrim fades out beyond the words. */
const FADE = 'clamp(4rem, 12vw, 9rem)';

export const hero = css({
  position: 'relative',
  '&[data-ink="light"]': { '--words': 'var(--color-hero-ink)', '--scrim': veil('--color-hero-ink-dark', dark) },
  '&[data-ink="dark"]': { '--words': 'var(--color-hero-ink-dark)', '--scrim': veil('--color-hero-ink', light) },
});

export const media = css({
  position: 'absolute',
  inset: 0,
  background: 'var(--color-contrast)',
  '& img, & video': { width: '100%', height: '100%', objectFit: 'cover' },
});

export const stage = css({ position: 'relative', display: 'grid', overflow: 'hidden', isolation: 'isolate' });

export const words = css({
  position: 'relative',
  width: '100%',
  maxWidth: 'var(--page-width)',
  marginInline: 'auto',
  paddingInline: 'var(--gutter)',
  color: 'var(--words, var(--color-ink))',
  '[data-ink] &::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: `calc(-1 * ${FADE}) -100vw`,
    background: `linear-gradient(to bottom, transparent, var(--scrim) ${FADE}, var(--scrim) calc(100% - ${FADE}), transparent)`,
  },
  '[data-at="top"] &': { alignSelf: 'start' },
  '[data-at="center"] &': { alignSelf: 'center' },
  '[data-at="bottom"] &': { alignSelf: 'end' },
  '[data-ink][data-at="top"] &::before': { top: '-100vh' },
  '[data-ink][data-at="bottom"] &::before': { bottom: '-100vh' },
});

export const fullScreen = css({
  [`& .${stage}`]: {
    minHeight: 'min(100svh, 64rem)',
    paddingBlock: 'calc(var(--header-height) + var(--space-12)) clamp(5.5rem, 10vh, 8rem)',
    // The header's words float here and need their own scrim.
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: 1,
      inset: '0 0 auto',
      height: 'calc(var(--header-height) * 2.2)',
      background: 'linear-gradient(var(--scrim) 45%, transparent)',
      pointerEvents: 'none',
    },
  },
  [`& .${media}`]: { zIndex: -2 },
});

export const framed = css({
  width: '100%',
  maxWidth: 'var(--page-width)',
  marginInline: 'auto',
  [`& .${media}`]: { zIndex: -2 },
  [`& .${stage}`]: { minHeight: 'clamp(24rem, 42vw, 36rem)', paddingBlock: 'var(--space-10)' },
  [`& .${words}`]: { paddingInline: 'clamp(1.25rem, 4vw, 4rem)' },
  '@media (min-width: 48rem)': {
    paddingInline: 'var(--gutter)',
    [`& .${stage}`]: { borderRadius: 'var(--radius-large)', paddingBlock: 'clamp(2.5rem, 5vw, 4rem)' },
  },
});

export const bare = css({ paddingBlock: 'calc(var(--section) * 0.6) calc(var(--section) * 0.4)' });

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(14px)' } });
/** S1 §9: 500 ms, after 100, 200 and 300 ms. */
const risesAfter = (delay: number) => ({ animation: `${rise} 500ms var(--ease) ${delay}ms backwards` });

export const column = css({
  display: 'grid',
  gap: 'var(--space-5)',
  justifyItems: 'start',
  maxWidth: '46rem',
  '[data-at="center"] &': { marginInline: 'auto', justifyItems: 'center', textAlign: 'center' },
});

export const first = css(risesAfter(100));
export const second = css({
  ...risesAfter(200),
  maxWidth: '36rem',
  fontSize: 'var(--text-lg)',
  lineHeight: 1.45,
  '& a': { color: 'inherit' },
});
export const third = css({
  ...risesAfter(300),
  display: 'grid',
  gap: 'var(--space-5)',
  justifyItems: 'inherit',
  width: '100%',
  marginTop: 'var(--space-3)',
});

export const ways = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3)' });

export const down = css({
  position: 'absolute',
  bottom: 'var(--space-5)',
  left: '50%',
  display: 'grid',
  placeItems: 'center',
  width: '3rem',
  height: '3rem',
  marginLeft: '-1.5rem',
  borderRadius: '50%',
  color: 'var(--words)',
  transition: 'transform var(--duration) var(--ease)',
  '&:hover': { transform: 'translateY(4px)' },
});

/** Where 'scroll down' leads: the end of the hero, below the header. */
export const below = css({ position: 'absolute', bottom: 0, scrollMarginTop: 'var(--header-height)' });

export const videoButton = css({
  position: 'absolute',
  zIndex: 2,
  right: 'var(--gutter)',
  bottom: 'var(--space-5)',
  minHeight: '2.5rem',
  padding: '0 var(--space-4)',
  border: 0,
  borderRadius: 'var(--radius-control)',
  background: 'var(--color-surface)',
  color: 'var(--color-ink)',
  fontSize: 'var(--text-sm)',
});
