import { css } from '../../../theme/css.ts';

export const hours = css({
  margin: 0,
  fontSize: 'var(--text-sm)',
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 'var(--space-4)',
    padding: 'var(--space-1) var(--space-2)',
    // The band of today's line ends with the column.
    marginInlineStart: 'calc(-1 * var(--space-2))',
    // With a larger radius the bar of today's line would look like a bracket.
    borderRadius: 'min(var(--radius-small), 4px)',
  },
  // Background and bar do not shift the layout when the browser marks the line.
  '& > div[aria-current]': {
    background: 'var(--color-tint)',
    boxShadow: 'inset 3px 0 0 var(--color-accent)',
    fontWeight: 600,
    // The printed mark would be wrong the next day.
    '@media print': { background: 'none', boxShadow: 'none', fontWeight: 'inherit' },
  },
  '& dt': { minWidth: 0 },
  '& dt:first-letter': { textTransform: 'uppercase' },
  '& dd': { margin: 0, textAlign: 'end', whiteSpace: 'nowrap' },
});
// A short text that must not wrap.
export const occasion = css({ display: 'inline-block', color: 'var(--color-muted)', fontWeight: 400 });
