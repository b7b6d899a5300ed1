import { css } from '../theme/css.ts';

/** A thin bar for the displayed share of a list, the same in every browser. */
export const progress = css({
  appearance: 'none',
  width: 'min(100%, 16rem)',
  height: 4,
  border: 0,
  borderRadius: 2,
  overflow: 'hidden',
  background: 'var(--color-line)',
  '&::-webkit-progress-bar': { background: 'var(--color-line)' },
  '&::-webkit-progress-value': { background: 'var(--color-accent)' },
  '&::-moz-progress-bar': { background: 'var(--color-accent)' },
  '@media (forced-colors: active)': {
    height: 6,
    border: '1px solid CanvasText',
    '&::-webkit-progress-value': { background: 'Highlight' },
    '&::-moz-progress-bar': { background: 'Highlight' },
  },
});
