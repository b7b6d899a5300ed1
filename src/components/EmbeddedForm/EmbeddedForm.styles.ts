import { css } from '../../theme/css.ts';

export const inline = css({ maxWidth: '44rem', marginTop: 'var(--space-6)' });
export const failed = css({ marginTop: 'var(--space-4)', color: 'var(--color-muted)' });
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
