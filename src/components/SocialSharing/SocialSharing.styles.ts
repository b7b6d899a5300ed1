import { css } from '../../theme/css.ts';

export const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--space-3) var(--space-6)',
});

export const title = css({ fontWeight: 600 });

/** Six in a row, also on the narrowest phones. */
export const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  flex: '0 1 20rem',
  minWidth: 'min(100%, 17.5rem)',
  columnGap: 'min(var(--space-2), calc((100% - 6 * 2.75rem - 1px) / 5))',
});

export const shareButton = css({
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  padding: 0,
  border: '1px solid var(--color-line)',
  borderRadius: '50%',
  background: 'var(--color-surface)',
  color: 'var(--color-ink)',
  transition: 'border-color var(--duration-fast) var(--ease)',
  '&:hover': { borderColor: 'var(--color-ink)' },
  '&[data-hidden]': { visibility: 'hidden' },
});
