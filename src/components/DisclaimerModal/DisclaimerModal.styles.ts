import { css } from '../../theme/css.ts';

/** The section before hydration and without JavaScript. With JavaScript it is hidden, because it would flash. */
export const plain = css({
  '& > *': { padding: 'var(--space-6)', background: 'var(--color-tint)' },
  '& > :first-child': { borderRadius: 'var(--radius-large) var(--radius-large) 0 0' },
  '& > :last-child': { borderRadius: '0 0 var(--radius-large) var(--radius-large)', paddingTop: 0 },
  '@media (scripting: enabled)': { '&:not([data-inline])': { display: 'none' } },
});

export const dialog = css({
  width: 'min(36rem, calc(100vw - 2 * var(--space-4)))',
  maxHeight: 'calc(100dvh - 2 * var(--space-4))',
  margin: 'auto',
  padding: 0,
  border: 0,
  borderRadius: 'var(--radius-large)',
  background: 'var(--color-surface)',
  color: 'var(--color-ink)',
  boxShadow: 'var(--shadow-large)',
  overscrollBehavior: 'contain',
  '&[open]': { display: 'grid', gridTemplateRows: 'minmax(0, 1fr) auto' },
  '&:focus-visible': { outline: 'none', boxShadow: 'var(--shadow-large)' },
  '&::backdrop': { background: 'color-mix(in srgb, var(--color-contrast) 72%, transparent)' },
  '& > :first-child': {
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: 'clamp(1.5rem, 5vw, 2.5rem) clamp(1.5rem, 5vw, 2.5rem) var(--space-4)',
  },
  '& > :last-child': { padding: 'var(--space-4) clamp(1.5rem, 5vw, 2.5rem) clamp(1.5rem, 5vw, 2.5rem)' },
});

export const body = css({ display: 'grid', gap: 'var(--space-4)', alignContent: 'start' });

export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-3)',
  '& > *': { flex: '1 1 auto' },
  '&:empty': { display: 'none' },
});
