import { css } from '../theme/css.ts';

export const lightbox = css({
  width: '100vw',
  height: '100dvh',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  overscrollBehavior: 'contain',
  '&[open]': { display: 'grid', gridTemplateRows: 'minmax(0, 1fr)' },
  // The page behind stays where it is.
  'html:has(&[open])': { overflow: 'hidden' },
});

export const slide = css({ display: 'grid', placeItems: 'center', gridTemplateRows: 'minmax(0, 1fr)' });

export const close = css({ position: 'absolute', top: 'var(--space-4)', right: 'var(--space-4)' });

export const position = css({
  position: 'absolute',
  bottom: 'var(--space-4)',
  left: 0,
  right: 0,
  textAlign: 'center',
  fontSize: 'var(--text-sm)',
  pointerEvents: 'none',
});
