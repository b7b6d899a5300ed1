import { measured } from '../../features/car/sideMeasures.styles.ts';
import { squaredPaper } from '../../features/car/squaredPaper.ts';
import { css } from '../../theme/css.ts';

const WIDE = '@media (min-width: 64rem)';
const numerals = {
  fontFamily: 'var(--font-heading)',
  fontWeight: 'var(--heading-weight)',
  letterSpacing: 'var(--heading-spacing)',
  lineHeight: 1,
} as const;

export const list = css({ display: 'contents' });

/** Texts and price of a car; the price is below the texts where there is no room beside them. */
export const caption = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--space-1) var(--space-4)',
  minWidth: 0,
});
export const texts = css({ flex: '1 1 8rem', minWidth: 0 });
export const name = css({
  fontFamily: 'var(--font-heading)',
  fontSize: 'var(--text-lg)',
  fontWeight: 'var(--heading-weight-small)',
  lineHeight: 1.2,
  '& > a': { color: 'inherit', textUnderlineOffset: '0.2em' },
  '& > a:not(:hover)': { textDecoration: 'none' },
});
export const version = css({ fontSize: 'var(--text-sm)' });
export const facts = css({ color: 'var(--color-muted)', fontSize: 'var(--text-sm)' });
export const price = css({
  whiteSpace: 'nowrap',
  '& > strong': { ...numerals, fontSize: 'min(var(--text-2xl), 11vw)' },
  '& > span': { display: 'block', color: 'var(--color-muted)', fontSize: 'var(--text-xs)' },
});

/** The heading and the first plate in one column, the others in the other. */
export const plates = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-8) var(--space-12)',
  paddingBlock: 'var(--space-6)',
  borderBlock: '3px double var(--color-line-strong)',
  counterReset: 'plate calc(var(--first) - 1)',
  [WIDE]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    gridTemplateRows: 'auto 1fr auto',
    '& > :first-child': { gridColumn: 1 },
    [`& > .${list} > *`]: { gridColumn: 2 },
    [`& > .${list} > :first-child`]: { gridArea: '2 / 1 / span 2' },
    [`& > .${list} > :nth-child(2)`]: { gridRow: '1 / span 2' },
  },
});
/** Where a car will be. */
export const slot = css({ width: '100%', aspectRatio: '16 / 12' });
export const plate = css({
  listStyle: 'none',
  counterIncrement: 'plate',
  [`& > .${caption}`]: {
    paddingBlock: 'var(--space-3)',
    '&::before': {
      content: 'counter(plate, upper-roman)',
      alignSelf: 'start',
      minWidth: '3.25rem',
      ...numerals,
      fontSize: 'var(--text-3xl)',
    },
  },
});
export const framed = css({
  border: '1px solid var(--color-ink)',
  outline: '1px solid var(--color-ink)',
  outlineOffset: '-6px',
  background: 'var(--car-backdrop)',
});

/** Cars from the side on squared paper. */
export const paper = css({
  position: 'relative',
  isolation: 'isolate',
  paddingBlock: 'calc(var(--section) * 0.7)',
  marginBlock: 'calc(var(--section) / 2)',
  '&::before': squaredPaper,
});
export const profiles = css({
  display: 'grid',
  gap: 'var(--space-8) clamp(1.5rem, 3vw, 3rem)',
  marginTop: 'var(--space-4)',
  listStyle: 'none',
  '& > li': { display: 'grid', gap: 'var(--space-4)', minWidth: 0, width: 'calc(var(--share) * 100%)' },
  [`& .${measured}`]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  // Narrow columns: the price is below the texts, at the same height for all.
  [`& .${caption}`]: {
    flexDirection: 'column',
    flexWrap: 'nowrap',
    alignItems: 'stretch',
    paddingTop: 'var(--space-2)',
    borderTop: '1px solid var(--color-hero-line)',
  },
  [`& .${texts}`]: { flex: 'none' },
  [`& .${price}`]: { marginTop: 'auto' },
  [WIDE]: {
    gridTemplateColumns: 'var(--columns)',
    gridTemplateRows: 'auto auto',
    '& > li': { gridRow: 'span 2', gridTemplateRows: 'subgrid', width: 'auto' },
    [`& .${measured}`]: { alignSelf: 'end' },
  },
});
/** A side view without most of what is above the roof and below the wheels, so that all cars stand on one line. */
export const profile = css({ marginBlock: '-6% -8%', '& > img': { background: 'none' } });
