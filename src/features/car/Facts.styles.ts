import { css } from '../../theme/css.ts';

/** Dots separate the facts; the dot before the first fact of a line is outside the box and is clipped. */
export const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '0.9em',
  minHeight: '1.55em',
  overflow: 'hidden',
  color: 'var(--color-muted)',
  fontSize: 'var(--text-sm)',
  '& > span': { position: 'relative' },
  '& > span::before': { content: '"·"', position: 'absolute', left: '-0.6em' },
});
