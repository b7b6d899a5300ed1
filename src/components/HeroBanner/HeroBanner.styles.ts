import { css, keyframes } from '../../theme/css.ts';
import { fadeIn, fadeOut, fadeOutFrom, HERO_SCRIM_SHARE } from '../../theme/scrim.ts';

const { dark, light } = HERO_SCRIM_SHARE;
const translucent = (role: string, share: number) => `color-mix(in srgb, var(${role}) ${share * 100}%, transparent)`;
/** Length of the scrim's fade beyond the text. */
const FADE = 'clamp(5rem, 14vw, 11rem)';
const WIDE = '@media (min-width: 64rem)';
/** Portrait phones: the image is above the text, and nothing covers it. */
const STACKED = '@media (max-width: 47.99rem) and (orientation: portrait)';
/** Width of the text column in rem, and length of the scrim's fade beyond it in wide windows. */
const COLUMN = 34;
const SIDE_FADE = '32rem';
/** Wide windows: one gradient from the side of the text to the clear image, over the full height of the hero. */
const sideScrim = {
  inset: '-100vh -100vw',
  background: `linear-gradient(to right, ${fadeOutFrom('var(--scrim)', `100vw + var(--gutter) + ${COLUMN}rem`, SIDE_FADE)})`,
};
/** Length of the scrim's fade around centred text, over the full width. */
const CENTER_FADE = 'clamp(5rem, 18vw, 16rem)';

export const media = css({
  position: 'relative',
  overflow: 'hidden',
  background: 'var(--color-tint)',
  '& > img': { position: 'absolute', inset: 0, height: '100%' },
});

/** Buttons on an image have the colour roles of the scrim, not those of the page. */
const onDark = {
  '--color-ink': 'var(--color-hero-ink)',
  '--color-link': 'var(--color-hero-ink)',
  '--color-line-strong': 'var(--color-hero-ink)',
  '--color-accent': 'var(--color-hero-accent)',
  '--color-accent-strong': 'color-mix(in srgb, var(--color-hero-accent) 88%, var(--color-hero-accent-ink))',
  '--color-accent-ink': 'var(--color-hero-accent-ink)',
};
const onLight = {
  '--color-ink': 'var(--color-hero-ink-dark)',
  '--color-link': 'var(--color-hero-ink-dark)',
  '--color-line-strong': 'var(--color-hero-ink-dark)',
  '--color-accent': 'var(--color-hero-accent-dark)',
  '--color-accent-strong': 'color-mix(in srgb, var(--color-hero-accent-dark) 88%, var(--color-hero-accent-dark-ink))',
  '--color-accent-ink': 'var(--color-hero-accent-dark-ink)',
};
const focusOn = (ink: string, ground: string) => ({
  '--color-focus': `var(${ink})`,
  '--color-focus-halo': `var(${ground})`,
});

export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-3) var(--space-4)',
  '[data-at="center"]:not([data-beside]) &': { justifyContent: 'center' },
});

export const body = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', width: '100%' });

/** The image fills the window; the text is on it, over a scrim. */
export const fullScreen = css({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  minHeight: 'min(100svh - var(--header-height) - var(--above-hero, 0px), 64rem)',
  overflow: 'hidden',
  paddingBlock: 'var(--space-16) clamp(5.5rem, 10vh, 8rem)',
  color: 'var(--text-color)',
  '&[data-ink="light"]': {
    '--text-color': 'var(--color-hero-ink)',
    '--ground': 'var(--color-hero-ink-dark)',
    '--scrim': translucent('--color-hero-ink-dark', dark),
    ...focusOn('--color-hero-ink', '--color-hero-ink-dark'),
    [`& .${actions}`]: onDark,
  },
  '&[data-ink="dark"]': {
    '--text-color': 'var(--color-hero-ink-dark)',
    '--ground': 'var(--color-hero-ink)',
    '--scrim': translucent('--color-hero-ink', light),
    ...focusOn('--color-hero-ink-dark', '--color-hero-ink'),
    [`& .${actions}`]: onLight,
  },
  // On the home page the header is over the image, and its text needs a scrim of its own.
  '&[data-under-header]': {
    minHeight: 'min(100svh - var(--above-hero, 0px), 64rem)',
    paddingTop: 'calc(var(--header-height) + var(--space-16))',
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      inset: '0 0 auto',
      height: 'calc(var(--header-height) + 14rem)',
      background: `linear-gradient(to top, ${fadeIn('var(--scrim)', '13rem')})`,
    },
  },
  // The image is below the scrim and the video's button above it, so their parent must not be a stacking context.
  [`& > .${media}`]: {
    '--video-button-inset': 'var(--gutter)',
    position: 'absolute',
    inset: 0,
    background: 'none',
    '& > img, & > video': { zIndex: -2 },
  },
  [`& > .${body}`]: {
    position: 'relative',
    maxWidth: 'var(--page-width)',
    marginInline: 'auto',
    paddingInline: 'var(--gutter)',
    '&::before': { content: '""', position: 'absolute', zIndex: -1, inset: `calc(-1 * ${FADE}) -100vw` },
  },
  [`&[data-at="top"] > .${body}`]: {
    alignSelf: 'start',
    '&::before': {
      top: '-50vh',
      background: `linear-gradient(to top, ${fadeIn('var(--scrim)', FADE)})`,
      [WIDE]: sideScrim,
    },
  },
  [`&[data-at="center"] > .${body}`]: {
    alignSelf: 'center',
    justifyItems: 'center',
    textAlign: 'center',
    '&::before': {
      inset: `calc(-1 * ${CENTER_FADE}) -100vw`,
      background: `linear-gradient(${fadeIn('var(--scrim)', CENTER_FADE)}, ${fadeOut('var(--scrim)', CENTER_FADE)})`,
    },
  },
  [`&[data-at="bottom"] > .${body}`]: {
    alignSelf: 'end',
    '&::before': {
      bottom: '-50vh',
      background: `linear-gradient(${fadeIn('var(--scrim)', FADE)})`,
      [WIDE]: sideScrim,
    },
  },
});

/** On portrait phones the image is cropped to portrait above the text, which has its own background. */
export const stacked = css({
  [STACKED]: {
    '&, &[data-under-header]': { gridTemplateRows: 'auto 1fr', minHeight: 0, padding: 0, background: 'var(--ground)' },
    // Only the scrim of the header.
    '&[data-under-header]::before': {
      height: 'calc(var(--header-height) + 4rem)',
      background: `linear-gradient(to top, ${fadeIn('var(--scrim)', '4rem')})`,
    },
    [`& > .${media}`]: {
      position: 'relative',
      order: -1,
      height: 'clamp(17rem, 54svh, 32rem)',
      // The subject of the images is on the right, because text is on the left in wide windows.
      '& > img, & > video': { objectPosition: '68% 50%' },
    },
    [`&[data-at] > .${body}`]: {
      alignSelf: 'start',
      // The button that scrolls down has its own line below the text.
      paddingBlock: 'var(--space-6) calc(3rem + 2 * var(--space-5))',
      '&::before': { display: 'none' },
    },
  },
});

/** Text next to the image, on the contrast background for white text and the tinted one for black; no scrim. */
export const framed = css({
  width: '100%',
  maxWidth: 'var(--page-width)',
  marginInline: 'auto',
  display: 'grid',
  overflow: 'hidden',
  marginBottom: 'calc(var(--section) / 4)',
  [`& > .${media}`]: { order: -1, aspectRatio: '16 / 10' },
  [`& > .${body}`]: { padding: 'var(--space-10) var(--gutter) var(--space-12)' },
  '@media (min-width: 48rem)': { width: 'calc(100% - 2 * var(--gutter))', borderRadius: 'var(--radius-large)' },
  [WIDE]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
    minHeight: 'clamp(26rem, 36vw, 33rem)',
    maxWidth: 'calc(var(--page-width) - 2 * var(--gutter))',
    // Fixed columns, whatever the order in the markup.
    [`& > .${media}`]: { gridArea: '1 / 2', order: 1, aspectRatio: 'auto' },
    [`& > .${body}`]: { gridArea: '1 / 1', padding: 'var(--space-12) clamp(2.5rem, 4vw, 4.5rem)' },
    [`&[data-at="top"] > .${body}`]: { alignContent: 'start' },
    [`&[data-at="center"] > .${body}`]: { alignContent: 'center' },
    [`&[data-at="bottom"] > .${body}`]: { alignContent: 'end' },
  },
});

/** An image without text. */
export const imageOnly = css({
  [`& > .${media}`]: { aspectRatio: '16 / 9', [WIDE]: { gridArea: '1 / 1 / auto / -1', aspectRatio: '21 / 9' } },
});

export const bare = css({
  width: '100%',
  maxWidth: 'var(--page-width)',
  marginInline: 'auto',
  padding: 'calc(var(--section) * 0.6) var(--gutter) calc(var(--section) * 0.4)',
});

const settle = keyframes({ from: { transform: 'translateY(14px)' } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(14px)' } });
/** Animation of 500 ms after 100, 200 and 300 ms (S1 §9). The title is visible from the first paint and only moves. */
const movesAfter = (delay: number, move: string) => ({ animation: `${move} 500ms var(--ease) ${delay}ms backwards` });

export const column = css({
  display: 'grid',
  // Words longer than the line wrap, also with custom letter spacing (WCAG 1.4.12).
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-5)',
  justifyItems: 'inherit',
  width: '100%',
  maxWidth: `${COLUMN}rem`,
});

export const first = css(movesAfter(100, settle));
export const second = css({
  ...movesAfter(200, rise),
  maxWidth: '36rem',
  fontSize: 'var(--text-lg)',
  lineHeight: 1.45,
  '& a': { color: 'inherit' },
});
export const third = css({
  ...movesAfter(300, rise),
  display: 'grid',
  gap: 'var(--space-5)',
  justifyItems: 'inherit',
  width: '100%',
  marginTop: 'var(--space-3)',
});

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
  background: 'var(--scrim)',
  color: 'inherit',
  transition: 'transform var(--duration) var(--ease)',
  '&:hover': { transform: 'translateY(4px)' },
});

/** Target of 'scroll down': the end of the hero, below the header. */
export const end = css({ position: 'absolute', bottom: 0, scrollMarginTop: 'var(--header-height)' });
