import { measured } from '../../features/car/Measured.styles.ts';
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

export const caption = css({ minWidth: 0 });
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
  '& > strong': { ...numerals, fontSize: 'var(--text-2xl)' },
  '& > span': { color: 'var(--color-muted)', fontSize: 'var(--text-xs)' },
});

/** The heading and the first plate in one column, the others in the other. */
export const plates = css({
  display: 'grid',
  gap: 'var(--space-8) var(--space-12)',
  paddingBlock: 'var(--space-6)',
  borderBlock: '3px double var(--color-line-strong)',
  counterReset: 'plate calc(var(--first) - 1)',
  [WIDE]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    gridTemplateRows: 'auto 1fr auto',
    '& > :first-child, & li:first-child': { gridColumn: 1 },
    '& li:first-child': { gridRow: '2 / span 2' },
    '& li:not(:first-child)': { gridColumn: 2 },
    '& li:nth-child(2)': { gridRow: '1 / span 2' },
  },
});
export const plate = css({
  listStyle: 'none',
  counterIncrement: 'plate',
  [`& > .${caption}`]: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'baseline',
    columnGap: 'var(--space-4)',
    paddingBlock: 'var(--space-3)',
    '&::before': {
      content: 'counter(plate, upper-roman)',
      minWidth: '3.25rem',
      ...numerals,
      fontSize: 'var(--text-3xl)',
    },
  },
  [`& .${version}, & .${facts}`]: { gridColumn: 2 },
  [`& .${price}`]: { gridArea: '1 / 3 / 4', alignSelf: 'center', textAlign: 'end', '& > span': { display: 'block' } },
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
  [`& .${caption}`]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: 'var(--space-4)',
    alignContent: 'start',
    paddingTop: 'var(--space-2)',
    borderTop: '1px solid var(--color-hero-line)',
  },
  [`& .${version}, & .${facts}`]: { gridColumn: 1 },
  [`& .${price}`]: { gridArea: '1 / 2 / 5', alignSelf: 'center' },
  [WIDE]: {
    gridTemplateColumns: 'var(--columns)',
    gridTemplateRows: 'auto auto',
    '& > li': { gridRow: 'span 2', gridTemplateRows: 'subgrid', width: 'auto' },
    [`& .${measured}`]: { alignSelf: 'end' },
  },
});
/** A side view without most of what is above the roof and below the wheels, so that all cars stand on one line. */
export const profile = css({ marginBlock: '-6% -8%', '& > img': { background: 'none' } });
