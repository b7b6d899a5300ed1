import { css } from '../../theme/css.ts';

/**
 * Dots separate the facts; the dot before the first fact of a line is outside the box and is clipped. Facts that do not fit into one line
 * are spread over two of about the same length, so that none is alone.
 */
export const facts = css({
  marginInlineEnd: '-0.9em',
  textWrap: 'balance',
  minHeight: '1.55em',
  overflow: 'hidden',
  color: 'var(--color-muted)',
  fontSize: 'var(--text-sm)',
  '& > span': { position: 'relative', display: 'inline-block', marginInlineEnd: '0.9em' },
  '& > span::before': { content: '"·"', position: 'absolute', left: '-0.6em' },
});
