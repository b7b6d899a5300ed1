import { css } from '../../../theme/css.ts';

export const popover = css({
  position: 'absolute',
  inset: 'auto',
  margin: 0,
  padding: 'var(--space-2)',
  overflowY: 'auto',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius-control)',
  background: 'var(--color-surface)',
  color: 'var(--color-ink)',
  boxShadow: 'var(--shadow-large)',
});

export const option = css({
  display: 'flex',
  alignItems: 'baseline',
  gap: 'var(--space-3)',
  minHeight: 44,
  padding: '0.7rem var(--space-3)',
  borderRadius: 'var(--radius-small)',
  lineHeight: 1.3,
  cursor: 'pointer',
  '& b': { fontWeight: 700 },
  '&:hover': { background: 'var(--color-tint)' },
  '&[aria-selected="true"]': {
    background: 'var(--color-tint)',
    outline: '2px solid var(--color-ink)',
    outlineOffset: -2,
  },
});

export const text = css({ minWidth: 0, overflowWrap: 'anywhere' });
export const context = css({ color: 'var(--color-muted)' });
export const kind = css({ marginLeft: 'auto', flex: 'none', fontSize: 'var(--text-sm)', color: 'var(--color-muted)' });
export const count = css({
  flex: 'none',
  minWidth: '3ch',
  fontSize: 'var(--text-sm)',
  textAlign: 'right',
});
