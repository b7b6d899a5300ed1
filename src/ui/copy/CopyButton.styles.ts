import { css } from '../../theme/css.ts';

/** The script sets `data-done` while the text of `data-copied` is shown. */
export const copies = css({
  // Copying needs scripts, so the button is hidden without them, whatever its other classes are.
  '@media (scripting: none)': { '&&': { display: 'none' } },
  position: 'relative',
  '&[data-done]::after': {
    content: 'attr(data-copied)',
    position: 'absolute',
    zIndex: 1,
    insetInlineEnd: 0,
    bottom: 'calc(100% + 4px)',
    padding: '0.3em 0.7em',
    borderRadius: 'var(--radius-small)',
    background: 'var(--color-ink)',
    color: 'var(--color-ground)',
    fontSize: 'var(--text-xs)',
    fontWeight: 600,
    lineHeight: 1.4,
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
  },
});

/** A button in a line of text, after the text that it copies. */
export const copyButton = css({
  display: 'inline-grid',
  placeItems: 'center',
  width: '1.75rem',
  // Not higher than a line of small text, so that the targets of two lines do not overlap.
  height: '1.5rem',
  marginInlineStart: 'var(--space-1)',
  padding: 0,
  border: 0,
  borderRadius: 'var(--radius-small)',
  background: 'none',
  color: 'var(--color-muted)',
  verticalAlign: 'middle',
  '&:hover, &[data-done]': { color: 'var(--color-ink)' },
});
