import { css } from '../../theme/css.ts';

/** As large as the window allows, with space for caption, number and buttons. */
export const figure = css({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: 'var(--space-4)',
  width: '100%',
  height: '100%',
  paddingBottom: 'var(--space-8)',
});

export const image = css({
  maxHeight: 'calc(100dvh - 9rem)',
  objectFit: 'contain',
  background: 'none',
  // Phones in landscape have little height.
  '@media (max-height: 30rem)': { maxHeight: 'calc(100dvh - 6.25rem)' },
});

export const caption = css({ maxWidth: 'var(--measure)', paddingInline: 'var(--space-5)', textAlign: 'center' });
