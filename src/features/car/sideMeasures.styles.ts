import { css } from '../../theme/css.ts';

/** Dimension lines around a side view, beside the picture and never over it. `sideGeometry` says where they begin and end. */
export const measured = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 6rem',
  minWidth: 0,
  '& > :first-child': { gridArea: '1 / 1' },
});

const tick = { content: '""', position: 'absolute', background: 'var(--color-hero-line)' } as const;

export const measure = css({
  position: 'relative',
  minHeight: '2.75rem',
  gridColumn: 1,
  '&[data-measure="wheelbase"]': { gridRow: 2 },
  '&[data-measure="length"]': { gridRow: 3 },
  '&[data-measure="height"]': { gridArea: '1 / 2' },
});

export const line = css({
  position: 'absolute',
  top: '0.5rem',
  left: 'var(--start)',
  right: 'var(--end)',
  height: 1,
  background: 'var(--color-hero-line)',
  '&::before': { ...tick, top: '-0.4rem', left: 0, width: 1, height: '0.85rem' },
  '&::after': { ...tick, top: '-0.4rem', right: 0, width: 1, height: '0.85rem' },
  '[data-measure="height"] > &': {
    top: 'var(--end)',
    bottom: 'var(--start)',
    left: '0.5rem',
    right: 'auto',
    width: 1,
    height: 'auto',
    '&::before': { top: 0, left: '-0.4rem', width: '0.85rem', height: 1 },
    '&::after': { top: 'auto', bottom: 0, left: '-0.4rem', right: 'auto', width: '0.85rem', height: 1 },
  },
  '@media (forced-colors: active)': { background: 'CanvasText', '&::before, &::after': { background: 'CanvasText' } },
});

/** In the middle of its line. */
export const measureText = css({
  position: 'absolute',
  top: '0.75rem',
  left: 'var(--start)',
  right: 'var(--end)',
  display: 'flex',
  justifyContent: 'center',
  gap: '0 var(--space-2)',
  fontSize: 'var(--text-sm)',
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '& > span': { color: 'var(--color-hero-muted)' },
  '[data-measure="height"] > &': {
    top: 'var(--end)',
    bottom: 'var(--start)',
    insetInline: '1.25rem 0',
    flexDirection: 'column',
    alignItems: 'start',
  },
});
