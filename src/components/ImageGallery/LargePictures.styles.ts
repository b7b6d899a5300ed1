import { css } from '../../theme/css.ts';

/** The picture takes what the caption and the number below it leave. */
export const figure = css({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  justifyItems: 'center',
  gap: 'var(--space-4)',
  width: '100%',
  height: '100%',
  paddingBlock: 'var(--space-4) var(--space-14)',
});

export const image = css({
  gridRow: 1,
  height: '100%',
  objectFit: 'contain',
  background: 'none',
});

export const caption = css({
  gridRow: 2,
  maxWidth: 'var(--measure)',
  paddingInline: 'var(--space-5)',
  textAlign: 'center',
});
