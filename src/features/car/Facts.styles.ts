import { css } from '../../theme/css.ts';

/** Dots stand between facts: the one before the first of a line lies outside the box and is cut off. */
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
