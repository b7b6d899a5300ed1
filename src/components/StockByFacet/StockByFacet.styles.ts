import { css } from '../../theme/css.ts';

const WIDE = '@media (min-width: 64rem)';

/** The heading beside a ladder of places. */
export const places = css({
  display: 'grid',
  gap: 'var(--space-2) var(--space-12)',
  '& > :first-child': { alignContent: 'start' },
  [WIDE]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)' },
});

export const ladder = css({ display: 'grid', listStyle: 'none', borderTop: '1px solid var(--color-line-strong)' });

/** Latitude, name, a bar as long as the stock is large, and the number of cars. */
export const place = css({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr) auto',
  gridTemplateAreas: '"latitude name count" "latitude bar bar"',
  alignItems: 'center',
  columnGap: 'var(--space-4)',
  minHeight: '3rem',
  paddingBlock: 'var(--space-2)',
  borderBottom: '1px solid var(--color-line)',
  color: 'inherit',
  textDecoration: 'none',
  '@media (min-width: 40rem)': {
    gridTemplateColumns: '4.5rem 9.5rem minmax(0, 1fr) 5.5rem',
    gridTemplateAreas: '"latitude name bar count"',
  },
});
export const latitude = css({
  gridArea: 'latitude',
  color: 'var(--color-muted)',
  fontSize: 'var(--text-sm)',
  fontVariantNumeric: 'tabular-nums',
});
export const name = css({ gridArea: 'name', fontWeight: 600, 'a:hover > &': { textDecoration: 'underline' } });
export const bar = css({
  gridArea: 'bar',
  height: '0.625rem',
  width: 'max(0.625rem, var(--share) * 100%)',
  borderRadius: '999px',
  background: 'var(--color-accent)',
  transition: 'background-color var(--duration) var(--ease)',
  forcedColorAdjust: 'none',
  'a:hover > &': { background: 'var(--color-accent-strong)' },
});
export const count = css({
  gridArea: 'count',
  justifySelf: 'end',
  color: 'var(--color-muted)',
  fontVariantNumeric: 'tabular-nums',
});

/** Twelve places. */
export const ladderSpace = css({ minHeight: '36rem' });

/** A wall of colours: rows on narrow screens, columns as wide as the stock of the colour on wide ones. */
export const swatches = css({
  display: 'grid',
  marginTop: 'var(--space-6)',
  listStyle: 'none',
  border: '1px solid var(--color-ink)',
  [WIDE]: {
    display: 'flex',
    '& > li': { flex: 'calc(var(--share) * 100 + 12) 1 0', minWidth: '4.75rem', display: 'grid' },
  },
});
export const swatch = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: '3.5rem',
  padding: 'var(--space-3)',
  background: 'var(--ground)',
  color: 'var(--ink)',
  textDecoration: 'none',
  forcedColorAdjust: 'none',
  '&:hover > :first-child': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  '&:focus-visible': { position: 'relative', zIndex: 1 },
  [WIDE]: {
    flexDirection: 'column',
    alignItems: 'start',
    justifyContent: 'end',
    gap: 'var(--space-3)',
    minHeight: 'clamp(17rem, 28vw, 26rem)',
  },
});
/** Ten colours. */
export const swatchSpace = css({
  marginTop: 'var(--space-6)',
  minHeight: '35rem',
  [WIDE]: { minHeight: 'clamp(17rem, 28vw, 26rem)' },
});
export const colourName = css({
  fontFamily: 'var(--font-heading)',
  fontWeight: 'var(--heading-weight-small)',
  textTransform: 'var(--heading-case)',
  [WIDE]: {
    writingMode: 'vertical-rl',
    transform: 'rotate(180deg)',
    fontSize: 'var(--text-2xl)',
    lineHeight: 1,
    whiteSpace: 'nowrap',
  },
});
