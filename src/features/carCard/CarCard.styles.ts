import { withCardStyle } from '../../theme/cardStyle.ts';
import { css } from '../../theme/css.ts';
import { areas } from '../../theme/gridAreas.ts';
import { frame } from '../car/CarImage.styles.ts';
import { facts } from '../car/Facts.styles.ts';
import { amount, below, lowest, price, line as priceLine, rate, struck } from '../car/money/Price.styles.ts';

/** Height above the picture of the car, for the badge and the heart. */
const AIR = '1.5rem';

export const badge = css({ position: 'absolute', top: '0.4rem', left: 'var(--space-3)' });

/** The price band in the place of the badge, in the colours of the picture. The heart is at its right. */
export const band = css({
  maxWidth: 'calc(100% - 4.5rem)',
  border: '1px solid color-mix(in srgb, var(--color-car-ground-ink) 30%, transparent)',
  paddingBlock: 0,
  borderRadius: '999px',
  background: 'var(--color-car-ground)',
  color: 'var(--color-car-ground-ink)',
  whiteSpace: 'normal',
  '& > span': { fontSize: 'inherit' },
});

export const title = css({
  gridArea: 'title',
  fontSize: 'var(--text-lg)',
  fontWeight: 'var(--heading-weight-small)',
  lineHeight: 1.25,
  // Model names keep the spelling of their makers: i4, iX1, e-tron.
  textTransform: 'none',
});

export const link = css({
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
  '&:focus-visible': { outline: 'none', boxShadow: 'none' },
});

const line = {
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  fontSize: 'var(--text-sm)',
} as const;

export const text = css({ gridArea: 'text', ...line, minHeight: '1.55em' });
export const city = css({ ...line, color: 'var(--color-muted)' });

/** The electric range as a bar. Only one style has it. */
export const range = css({ display: 'none', gridArea: 'range', fontSize: 'var(--text-xs)', fontWeight: 600 });
export const rangeBar = css({
  display: 'block',
  height: '0.5rem',
  borderRadius: '999px',
  background:
    'linear-gradient(var(--color-accent), var(--color-accent)) left / calc(var(--share) * 100%) 100% no-repeat var(--color-line)',
  forcedColorAdjust: 'none',
});

export const foot = css({
  gridArea: 'foot',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--space-3)',
  minHeight: '2rem',
});

export const body = css({
  display: 'grid',
  flex: 1,
  // A long town name is truncated instead of displacing its neighbour.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: areas('title', 'text', 'facts', 'range', 'price', 'terms', 'foot'),
  gridTemplateRows: 'auto auto auto auto 1fr auto auto',
  gap: 2,
  '--pad': 'var(--space-5)',
  padding: 'var(--space-3) var(--pad)',
  '@media (min-width: 105rem)': { '--pad': 'var(--space-4)' },
  [`& > .${facts}`]: { gridArea: 'facts' },
  [`& > .${price}`]: { gridArea: 'price' },
});

const numerals = {
  fontFamily: 'var(--font-heading)',
  letterSpacing: 'var(--heading-spacing)',
  lineHeight: 1.15,
} as const;

/** The place first. */
const placeFirst = {
  border: 0,
  [`& .${body}`]: {
    // The box for the comparison is on the line of the place.
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: areas('city foot', 'title title', 'text text', 'facts facts', 'price price', 'terms terms'),
    gridTemplateRows: 'auto auto auto auto 1fr auto',
    paddingBlock: 'var(--space-1) var(--space-3)',
  },
  [`& .${foot}`]: { display: 'contents' },
  [`& .${foot} > label`]: { gridArea: 'foot' },
  [`& .${city}`]: {
    gridArea: 'city',
    alignSelf: 'center',
    minHeight: '1.55em',
    paddingInlineStart: '0.95em',
    background: 'radial-gradient(circle at 0.28em 50%, var(--color-accent) 0.26em, transparent 0.3em)',
    color: 'var(--color-muted)',
    fontWeight: 500,
    forcedColorAdjust: 'none',
  },
} as const;

/** A price tag below the picture. */
const priceTag = {
  border: '2px solid var(--color-ink)',
  [`& .${body}`]: {
    gridTemplateAreas: areas('price', 'title', 'text', 'facts', 'terms', 'foot'),
    gridTemplateRows: 'auto auto auto 1fr auto auto',
    paddingTop: 0,
  },
  // The amount, and below it all the rest in one line, so that all tags of a row are of one height.
  [`& .${priceLine}`]: { display: 'contents' },
  [`& .${price}`]: {
    '--color-muted': 'var(--color-accent-ink)',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: 'var(--space-2)',
    justifySelf: 'start',
    maxWidth: 'calc(100% + var(--space-5))',
    marginBlock: 'calc(-1 * var(--space-2)) var(--space-2)',
    marginInlineStart: 'calc(-1 * var(--space-5))',
    padding: 'var(--space-2) 1.25rem var(--space-2) var(--space-5)',
    justifyContent: 'flex-start',
    background:
      'radial-gradient(circle at calc(100% - 1.25rem) 50%, var(--color-surface) 0.3rem, var(--color-accent) 0.34rem)',
    clipPath:
      'polygon(0 0, calc(100% - 1.1rem) 0, 100% 1.1rem, 100% calc(100% - 1.1rem), calc(100% - 1.1rem) 100%, 0 100%)',
    color: 'var(--color-accent-ink)',
  },
  // A narrow tag breaks before the rate, with and without a struck price.
  [`& .${below}`]: { display: 'contents' },
  [`& .${rate}::before`]: { content: 'none' },
  [`& .${amount}`]: {
    width: '100%',
    color: 'inherit',
    fontSize: 'var(--text-2xl)',
    fontWeight: 900,
    letterSpacing: '-0.045em',
    lineHeight: 1.1,
  },
  // The struck price and the monthly cost are in one line, so that a tag with the lowest price is one line higher than others.
  [`& .${struck}`]: { marginInlineEnd: 'var(--space-2)' },
  [`& .${lowest}`]: { order: 1, letterSpacing: '-0.02em' },
  [`& .${title}`]: { fontSize: 'var(--text-xl)', fontWeight: 800, lineHeight: 1.1 },
  '@media not (pointer: coarse)': { '&:hover': { boxShadow: '5px 5px 0 var(--color-ink)' } },
} as const;

/** A drawn plate with its caption. */
const plate = {
  border: 0,
  borderRadius: 0,
  background: 'none',
  '--card-ground': 'var(--color-ground)',
  [`& > .${frame}`]: {
    border: '1px solid var(--color-ink)',
    outline: '1px solid var(--color-ink)',
    outlineOffset: '-5px',
  },
  [`& .${badge}`]: { top: 'var(--space-3)', left: 'var(--space-4)' },
  [`& .${body}`]: { '--pad': '0px' },
  [`& .${title}`]: { fontSize: 'var(--text-xl)', fontWeight: 400, lineHeight: 1.15 },
  [`& .${price}`]: { marginTop: 'var(--space-3)' },
  [`& .${amount}`]: { ...numerals, fontSize: 'var(--text-xl)', fontWeight: 400 },
  [`& .${foot}`]: { marginTop: 'var(--space-2)', borderTop: '1px solid var(--color-line)' },
  '@media not (pointer: coarse)': { '&:hover': { boxShadow: 'none' } },
} as const;

/** Hairlines, light figures. */
const hairlines = {
  border: 0,
  borderBottom: '1px solid var(--color-line-strong)',
  background: 'none',
  '--card-ground': 'var(--color-ground)',
  [`& .${body}`]: { '--pad': '0px' },
  [`& .${title}`]: { fontSize: 'var(--text-xl)', fontWeight: 300, lineHeight: 1.15 },
  // Of new cars they are two lines: the rules of a row are on one line.
  [`& .${facts}`]: { minHeight: 'calc(2lh + var(--space-1))', paddingTop: 'var(--space-1)' },
  [`& .${price}`]: {
    marginTop: 'var(--space-3)',
    paddingTop: 'var(--space-2)',
    borderTop: '1px solid var(--color-line)',
    alignContent: 'start',
  },
  [`& .${amount}`]: { ...numerals, fontSize: 'var(--text-xl)', fontWeight: 300 },
} as const;

/** A tile in a tile, facts as pills, the range as a bar. */
const tile = {
  padding: 'var(--space-2)',
  border: 0,
  borderRadius: 'var(--radius-large)',
  [`& > .${frame}`]: { borderRadius: 'var(--radius)' },
  '& > button': { top: 'var(--space-2)', right: 'var(--space-3)' },
  [`& .${badge}`]: { top: 'var(--space-3)', left: 'var(--space-4)' },
  [`& .${body}`]: { '--pad': 'var(--space-3)', gap: 'var(--space-1)', paddingBlock: 'var(--space-2) var(--space-1)' },
  [`& .${title}`]: { fontSize: 'var(--text-xl)', lineHeight: 1.1 },
  [`& .${facts}`]: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 'var(--space-1)',
    marginInlineEnd: 0,
    color: 'inherit',
    '& > span': {
      marginInlineEnd: 0,
      padding: '0.05em 0.7em',
      borderRadius: '999px',
      background: 'var(--color-ground)',
    },
    '& > span::before': { content: 'none' },
  },
  [`& .${range}`]: { display: 'grid', gap: 'var(--space-1)', paddingTop: 'var(--space-2)' },
  [`& .${price}`]: { '--color-danger': 'var(--color-accent)' },
  [`& .${amount}`]: { ...numerals, fontSize: 'var(--text-xl)', fontWeight: 800 },
} as const;

/** A black block below the picture. */
const block = {
  '--color-ink': 'var(--color-contrast-ink)',
  '--color-muted': 'var(--color-contrast-muted)',
  '--color-line': 'var(--color-contrast-line)',
  '--color-danger': 'var(--color-contrast-ink)',
  border: 0,
  '--card-ground': 'var(--color-contrast)',
  background: 'var(--color-contrast)',
  // A chosen heart is filled: on the light picture it has the colour of the others.
  '& > button': { '--color-danger': 'var(--color-car-ground-ink)' },
  color: 'var(--color-contrast-ink)',
  accentColor: 'var(--color-contrast-accent)',
  [`& .${body}`]: {
    gridTemplateAreas: areas('title', 'price', 'text', 'facts', 'terms', 'foot'),
    gridTemplateRows: 'auto auto auto 1fr auto auto',
    paddingBlock: 'var(--space-4) var(--space-3)',
  },
  [`& .${title}`]: { fontSize: 'var(--text-lg)', fontWeight: 800, lineHeight: 1.15 },
  [`& .${price}`]: { marginTop: 'var(--space-1)', marginBottom: 'var(--space-2)' },
  [`& .${amount}`]: { fontSize: 'var(--text-xl)', fontWeight: 800 },
} as const;

/** Facts as a table, the price at the right like a measure. */
const table = {
  borderRadius: 0,
  [`& .${body}`]: { '--pad': 'var(--space-4)', paddingBlock: 'var(--space-2)' },
  [`& .${title}`]: { fontSize: 'var(--text-xl)', lineHeight: 1 },
  [`& .${facts}`]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: 'var(--space-4)',
    marginInlineEnd: 0,
    color: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    '& > span': { marginInlineEnd: 0, padding: '1px 0', borderTop: '1px solid var(--color-line)' },
    '& > span::before': { content: 'none' },
  },
  [`& .${price}`]: {
    paddingTop: 'var(--space-1)',
    borderTop: '2px solid var(--color-accent)',
    justifyContent: 'end',
    textAlign: 'end',
  },
  [`& .${priceLine}`]: { justifyContent: 'end' },
  [`& .${amount}`]: { fontSize: 'var(--text-xl)', lineHeight: 1 },
} as const;

export const card = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflow: 'hidden',
  borderRadius: 'var(--radius)',
  background: 'var(--color-surface)',
  border: '1px solid var(--color-line)',
  transition: 'border-color var(--duration) var(--ease), box-shadow var(--duration) var(--ease)',
  '& img': { transition: 'transform var(--duration-slow) var(--ease)' },
  // Badge and heart are in the air above the car, so that they never cover it.
  // The frame is flat, so that a complete card fits the first screen of a list.
  '& > span:first-child': { '--air': AIR, '--second-size': `auto calc(100% - ${AIR})`, aspectRatio: '12 / 7' },
  '& > span:first-child img': { objectFit: 'contain', transformOrigin: 'bottom' },
  '@media not (pointer: coarse)': {
    '&:hover': { borderColor: 'var(--color-line-strong)', boxShadow: 'var(--shadow)' },
    '&:hover img': { transform: 'scale(1.03)' },
    '&:hover h2 a, &:hover h3 a': { textDecoration: 'underline', textUnderlineOffset: '0.15em' },
  },
  [withCardStyle('placeFirst')]: placeFirst,
  [withCardStyle('priceTag')]: priceTag,
  [withCardStyle('plate')]: plate,
  [withCardStyle('hairlines')]: hairlines,
  [withCardStyle('tile')]: tile,
  [withCardStyle('block')]: block,
  [withCardStyle('table')]: table,
  '&:has(a:focus-visible)': { outline: '2px solid var(--color-focus)', outlineOffset: 2 },
  '@media (prefers-reduced-motion: reduce)': {
    '&, & img': { transition: 'none' },
    '&:hover img': { transform: 'none' },
  },
});
