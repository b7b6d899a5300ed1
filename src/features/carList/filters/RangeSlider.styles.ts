import { css } from '../../../theme/css.ts';

/**
 * The centres of the handles run from edge to edge of the histogram: each slider is wider than it by one handle. The touch
 * area of a handle is larger than its visible disc.
 */
export const slider = css({
  '--handle': '28px',
  '--disc': '22px',
  position: 'relative',
  gridColumn: '1 / -1',
  height: 68,
  margin: '0 calc(var(--disc) / 2)',
  cursor: 'pointer',
  '@media (pointer: coarse)': { '--handle': '44px', '--disc': '26px', height: 76 },
  '@media (scripting: none)': { display: 'none' },
});

const bottom = 'calc(var(--handle) / 2)';

export const bars = css({ position: 'absolute', inset: `0 0 ${bottom}`, width: '100%', height: 48 });
export const outside = css({
  fill: 'var(--color-line)',
  '@media (forced-colors: active)': { fill: 'GrayText' },
});
export const inside = css({
  fill: 'color-mix(in srgb, var(--color-accent) 55%, var(--color-surface))',
  '@media (forced-colors: active)': { fill: 'Highlight' },
});

export const track = css({
  position: 'absolute',
  inset: `auto 0 calc(${bottom} - 2px)`,
  height: 4,
  borderRadius: 2,
  background: 'var(--color-line)',
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: '0 calc(100% * (1 - var(--high))) 0 calc(100% * var(--low))',
    borderRadius: 2,
    background: 'var(--color-link)',
    '@media (forced-colors: active)': { background: 'Highlight' },
  },
  '@media (forced-colors: active)': { background: 'GrayText' },
});

const disc = {
  boxSizing: 'border-box',
  width: 'var(--handle)',
  height: 'var(--handle)',
  border: 0,
  borderRadius: '50%',
  background:
    'radial-gradient(circle, var(--color-surface) calc(var(--disc) / 2 - 3px), var(--color-link) calc(var(--disc) / 2 - 2px) calc(var(--disc) / 2 - 0.5px), transparent calc(var(--disc) / 2 + 0.5px))',
  cursor: 'grab',
  pointerEvents: 'auto',
  // Forced colours drop gradients.
  '@media (forced-colors: active)': {
    background: 'Canvas',
    border: '4px solid ButtonText',
  },
} as const;

const focused = { outline: '2px solid var(--color-focus)', outlineOffset: 0 } as const;
const hiddenTrack = { height: 'var(--handle)', background: 'none', border: 0 } as const;

export const handle = css({
  appearance: 'none',
  position: 'absolute',
  bottom: 0,
  left: 'calc(var(--handle) / -2)',
  width: 'calc(100% + var(--handle))',
  height: 'var(--handle)',
  margin: 0,
  background: 'none',
  pointerEvents: 'none',
  touchAction: 'pan-y',
  '&[data-above]': { zIndex: 1 },
  '&::-webkit-slider-runnable-track': hiddenTrack,
  '&::-moz-range-track': hiddenTrack,
  '&::-webkit-slider-thumb': { appearance: 'none', ...disc },
  '&::-moz-range-thumb': disc,
  '&:active::-webkit-slider-thumb': { cursor: 'grabbing' },
  '&:active::-moz-range-thumb': { cursor: 'grabbing' },
  '&:focus-visible': { outline: 'none', boxShadow: 'none' },
  '&:focus-visible::-webkit-slider-thumb': focused,
  '&:focus-visible::-moz-range-thumb': focused,
});
