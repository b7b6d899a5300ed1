import { css } from '../theme/css.ts';

/** A button in a line of text that does not increase the line's height. */
export const button = css({
  display: 'inline-grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  margin: '-4px 0 -4px 2px',
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'none',
  color: 'var(--color-muted)',
  verticalAlign: 'middle',
  '&:hover': { color: 'var(--color-ink)' },
  '@media print': { display: 'none' },
});

/** A label before the button, with the space for it: the button stays with the last word. */
export const label = css({ paddingInlineEnd: 26, '& + button': { marginInlineStart: -24 } });

/** Next to its button in browsers with anchor positioning, else in the middle of the window. */
export const bubble = css({
  width: 'max-content',
  maxWidth: 'min(20rem, calc(100vw - 2 * var(--space-4)))',
  padding: 'var(--space-3) var(--space-4)',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius)',
  background: 'var(--color-surface)',
  color: 'var(--color-ink)',
  boxShadow: 'var(--shadow-large)',
  fontSize: 'var(--text-sm)',
  fontWeight: 400,
  textAlign: 'start',
  '@supports (position-area: block-end)': {
    inset: 'auto',
    margin: 'var(--space-1) 0',
    positionArea: 'block-end span-inline-end',
    positionTryFallbacks: 'flip-inline, flip-block, flip-block flip-inline',
  },
});
