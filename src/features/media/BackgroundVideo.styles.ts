import { css } from '../../theme/css.ts';

/** Covers its poster, which is visible until the video has started. */
export const video = css({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  transition: 'opacity 400ms var(--ease)',
  '&[data-waits]': { opacity: 0 },
});

/** At the lower edge of the video. */
export const button = css({
  position: 'absolute',
  zIndex: 2,
  right: 'max(var(--space-4), var(--video-button-inset, 0px))',
  bottom: 'var(--space-4)',
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'var(--color-surface)',
  color: 'var(--color-ink)',
  boxShadow: 'var(--shadow)',
  '&:hover': { background: 'var(--color-tint)' },
});
