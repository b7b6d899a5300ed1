import { css } from '../theme/css.ts';

/** `data-done` is there for as long as the words in `data-copied` are shown. */
export const copies = css({
  // Without scripts nothing can be copied, so there is no button, whatever else it looks like.
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

/** In a line of text, behind what it copies. */
export const copyButton = css({
  display: 'inline-grid',
  placeItems: 'center',
  width: '1.75rem',
  // No higher than a line of small text, or the targets of two lines overlap.
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
