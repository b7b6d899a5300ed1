import { css } from '../../theme/css.ts';

/** The form on a surface of its own, like the contact form of a car; on phones as wide as the window. */
export const inline = css({
  minWidth: 0,
  padding: 'clamp(var(--space-5), 4vw, var(--space-8))',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius)',
  background: 'var(--color-surface)',
  '@media (max-width: 39.98rem)': {
    marginInline: 'calc(-1 * var(--gutter))',
    paddingInline: 'var(--gutter)',
    borderInline: 0,
    borderRadius: 0,
  },
});
export const failed = css({ color: 'var(--color-muted)' });
export const open = css({ marginTop: 'var(--space-5)', '@media print': { display: 'none' } });
export const popup = css({
  width: 'min(40rem, calc(100vw - 2 * var(--space-4)))',
  maxHeight: 'calc(100dvh - 2 * var(--space-4))',
  margin: 'auto',
  padding: 'var(--space-6)',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius)',
  background: 'var(--color-surface)',
  color: 'var(--color-ink)',
  boxShadow: 'var(--shadow-large)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  '&::backdrop': { background: 'rgb(0 0 0 / 50%)' },
});
export const popupHead = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: 'var(--space-4)',
  marginBottom: 'var(--space-5)',
});
export const close = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '2.75rem',
  height: '2.75rem',
  margin: '-0.5rem -0.5rem 0 0',
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'none',
  color: 'inherit',
  '&:hover': { background: 'var(--color-tint)' },
});
