import { css } from '../../theme/css.ts';

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

/** The columns depend on the container's width, not on the window's. */
export const container = css({ containerType: 'inline-size' });

export const figures = css({
  display: 'grid',
  gap: 'var(--space-8) var(--space-6)',
  // Two beside each other on phones, too.
  '@container (min-width: 20rem)': columns(2),
  // Three below each other, figure and label beside each other: no cell of a second row stays empty.
  '@container (max-width: 41.98rem)': {
    '&[data-columns="3"]:not(:has(> :nth-child(4)))': {
      ...columns(1),
      gap: 'var(--space-5)',
      '& > *': {
        display: 'grid',
        gridTemplateColumns: 'fit-content(65%) minmax(0, 1fr)',
        columnGap: 'var(--space-4)',
        alignItems: 'baseline',
      },
      '& dt': { gridColumn: 2, textAlign: 'end' },
      '& dd': { gridArea: '1 / 1' },
    },
  },
  '@container (min-width: 42rem)': { '&[data-columns="3"]': columns(3), columnGap: 'var(--space-8)' },
  '@container (min-width: 56rem)': { '&[data-columns="4"]': columns(4) },
});

export const figure = css({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: 'var(--space-2)',
  paddingTop: 'var(--space-5)',
  borderTop: '1px solid var(--color-line-strong)',
});

export const value = css({
  margin: 0,
  fontFamily: 'var(--font-heading)',
  fontSize: 'var(--text-4xl)',
  fontWeight: 'var(--heading-weight)',
  letterSpacing: 'var(--heading-spacing)',
  fontVariantNumeric: 'lining-nums',
  lineHeight: 1.05,
  overflowWrap: 'anywhere',
});

export const unit = css({ fontSize: '0.5em', fontWeight: 'var(--heading-weight-small)', letterSpacing: 0 });

export const label = css({
  maxWidth: '24rem',
  color: 'var(--color-muted)',
  textWrap: 'balance',
  '&:empty': { display: 'none' },
});

/** Label and figure in a line, and below them a bar. */
export const bars = css({ display: 'grid', gap: 'var(--space-5)', maxWidth: 'var(--measure)' });
export const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: 'var(--space-1) var(--space-4)',
  '& > dt': { maxWidth: 'none' },
  '& > dd': { fontSize: 'var(--text-xl)' },
  '&::after': {
    content: '""',
    gridColumn: '1 / -1',
    width: 'max(2px, var(--share) * 100%)',
    height: '0.75rem',
    borderRadius: 'min(var(--radius-small), 4px)',
    background: 'var(--color-accent)',
    forcedColorAdjust: 'none',
    printColorAdjust: 'exact',
  },
});
