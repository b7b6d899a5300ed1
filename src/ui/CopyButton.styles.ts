import { css } from '../theme/css.ts';

/** Without scripts nothing can be copied, so there is no button. */
const ONLY_WITH_SCRIPTS = { '@media (scripting: none)': { display: 'none' } } as const;

/** `data-done` is there for as long as the words in `data-copied` are shown. */
export const copies = css({
  ...ONLY_WITH_SCRIPTS,
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
  ...ONLY_WITH_SCRIPTS,
});
