import { css } from '../../theme/css.ts';

const WIDE = '@media (min-width: 64rem)';

export const frame = css({ display: 'grid', gap: 'var(--space-4)', maxWidth: '30rem', [WIDE]: { maxWidth: 'none' } });

export const table = css({ width: '100%', borderCollapse: 'collapse' });

export const caption = css({ paddingBottom: 'var(--space-4)', textAlign: 'start' });

export const line = css({
  borderTop: '1px solid var(--color-line)',
  '&:last-child': { borderBottom: '1px solid var(--color-line)' },
  '& > *': { padding: 'var(--space-3)', fontWeight: 400, textAlign: 'start', verticalAlign: 'top' },
  '& > th:first-letter': { textTransform: 'uppercase' },
  '& > td': { fontVariantNumeric: 'tabular-nums', textAlign: 'end' },
  // In the width of the page the hours are in the column of the other texts.
  [WIDE]: { '& > th': { width: 'calc(100% * 5 / 12)' }, '& > td': { textAlign: 'start' } },
  // Bar and background do not shift the layout when the browser marks the line.
  '&[aria-current]': { background: 'var(--color-tint)', boxShadow: 'inset 3px 0 0 var(--color-accent)' },
});

export const note = css({ color: 'var(--color-muted)', fontSize: 'var(--text-sm)' });
