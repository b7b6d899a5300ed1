import { css } from '../../theme/css.ts';

export const points = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)' });
export const point = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  // Five fit into a popup at 320 px.
  flex: '1 0 2.5rem',
  maxWidth: '5rem',
  minHeight: '3rem',
  border: '1px solid var(--color-line-strong)',
  borderRadius: 'var(--radius-control)',
  fontWeight: 600,
  cursor: 'pointer',
  '&:hover': { borderColor: 'var(--color-ink)' },
  '& > input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
  },
  '&:has(:checked)': {
    borderColor: 'var(--color-accent)',
    background: 'var(--color-accent)',
    color: 'var(--color-accent-ink)',
  },
  '&:has(:focus-visible)': { outline: '2px solid var(--color-focus)', outlineOffset: 2 },
  // Without colours of its own, the native control shows the choice.
  '@media (forced-colors: active)': {
    '& > input': { opacity: 1, position: 'static', width: '1.25rem', height: '1.25rem' },
  },
});
