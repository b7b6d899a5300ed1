import { measured } from '../../features/car/sideMeasures.styles.ts';
import { squaredPaper } from '../../features/car/squaredPaper.ts';
import { css } from '../../theme/css.ts';
import { areas } from '../../theme/gridAreas.ts';
import { contourMask } from './contours.ts';
import { actions, body, column, first, inner, media, second, third } from './HeroBanner.styles.ts';
import { picker, shots, swatches, title } from './HeroColours.styles.ts';
import * as feature from './HeroFeature.styles.ts';
import type { HeroComposition } from './heroSettings.ts';
import { WIDE } from './heroWidths.ts';

/** Text, picture and feature have areas of these names. */
const placed = {
  [`& > .${inner} > .${body}`]: { gridArea: 'body' },
  [`& > .${inner} > .${media}`]: { gridArea: 'picture' },
};
const numerals = {
  fontFamily: 'var(--font-heading)',
  fontWeight: 'var(--heading-weight)',
  letterSpacing: 'var(--heading-spacing)',
  lineHeight: 1,
} as const;

/** A scene fills its side up to the window's edge. The placement of the text is the editors'. */
const split = css({
  paddingBlock: '0 var(--space-3)',
  [`& > .${inner}`]: { alignItems: 'stretch', maxWidth: 'none', paddingInline: 0 },
  [`& .${body}`]: { alignContent: 'end', padding: 'var(--space-4) var(--gutter) 0' },
  [`& .${inner} > .${media}`]: { order: -1, aspectRatio: '16 / 10' },
  '&[data-under-header]': { paddingTop: 'var(--header-height)' },
  [`&[data-at="top"] .${body}`]: { alignContent: 'start' },
  [`&[data-at="center"] .${body}`]: { alignContent: 'center', justifyItems: 'center', textAlign: 'center' },
  [`&[data-at="center"] .${actions}`]: { justifyContent: 'center' },
  [WIDE]: {
    [`& > .${inner}`]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', gap: 0 },
    [`& .${body}`]: { padding: 'var(--space-12) clamp(2rem, 4vw, 4.5rem)' },
    [`& .${body} > .${column}`]: { marginInlineStart: 'auto' },
    [`&[data-at="center"] .${body} > .${column}`]: { marginInlineStart: 0 },
    [`& .${inner} > .${media}`]: { order: 1, aspectRatio: 'auto' },
  },
});

/** A field with the contour lines of a map, the car on it, the group's places from north to south. */
const places = css({
  ...placed,
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: 0,
    background: 'var(--color-hero-line)',
    // In wide windows the lines end before the text.
    mask: `${contourMask()} 60% 0 / cover no-repeat`,
    [WIDE]: {
      mask: `${contourMask()} 60% 0 / cover no-repeat, linear-gradient(to right, transparent 30%, #000 58%)`,
      maskComposite: 'intersect',
    },
  },
  [`& > .${inner}`]: { gridTemplateAreas: areas('body', 'picture', 'places') },
  [WIDE]: {
    [`& > .${inner}`]: {
      gridTemplateAreas: areas('body picture', 'places places'),
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      gridTemplateRows: '1fr auto',
    },
    [`& .${inner} > .${media}`]: { marginInlineEnd: 'calc(-0.5 * var(--gutter))' },
  },
});

/** The price of a car is the headline of a coloured field, over its whole width. */
const offer = css({
  ...placed,
  [`& > .${inner}`]: { gridTemplateAreas: areas('car', 'picture', 'body'), gap: 'var(--space-2) var(--space-8)' },
  [`& .${inner} > .${media}`]: { marginInline: 'calc(-1 * var(--gutter))' },
  [`& .${feature.car}`]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: 'var(--space-1) var(--space-4)',
    paddingTop: 'var(--space-2)',
  },
  [`& .${feature.amount}`]: {
    ...numerals,
    order: 1,
    width: '100%',
    fontSize: 'min(16.4vw, 15rem, 22svh)',
    fontWeight: 900,
    letterSpacing: '-0.03em',
    // The spaces between thousands and before the currency are thin.
    wordSpacing: '-0.08em',
    lineHeight: 0.82,
    // The line is lower than the boxes of its letters.
    paddingBlock: '0.1em 0.16em',
  },
  [`& .${feature.badge}`]: { alignSelf: 'center', transform: 'rotate(-3deg)' },
  [`& .${feature.name}`]: { fontSize: 'var(--text-lg)', fontWeight: 800 },
  [`& .${first}`]: { fontSize: 'var(--text-3xl)' },
  [WIDE]: {
    [`& > .${inner}`]: {
      gridTemplateAreas: areas('car car', 'body picture'),
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 8fr)',
      gridTemplateRows: 'auto 1fr',
    },
    [`& .${inner} > .${media}`]: {
      alignSelf: 'end',
      justifySelf: 'end',
      // The whole car is in a window that is as low as 10:16 of its width.
      width: 'min(100% + 0.8 * var(--gutter), 80svh)',
      marginInline: '0 calc(-0.8 * var(--gutter))',
    },
    [`& .${body}`]: { alignSelf: 'start', paddingTop: 'var(--space-8)' },
  },
});

/** Windows with no room for a price beside a name. */
const SMALLEST = '@media (max-width: 22.48rem)';

/** Columns of a journal, with the car as a numbered plate. */
const plate = css({
  ...placed,
  [`& > .${inner}`]: {
    gridTemplateAreas: areas('body', 'picture', 'car'),
    alignItems: 'start',
    gap: 0,
    counterReset: 'plate',
  },
  [`& .${body}`]: { paddingBlock: 'var(--space-5) var(--space-6)', borderTop: '3px double var(--color-hero-line)' },
  [`& .${first}`]: { fontSize: 'clamp(2.5rem, 1.2rem + 5.4vw, 6rem)', lineHeight: 0.98, letterSpacing: '-0.03em' },
  [`& .${second}`]: { fontFamily: 'var(--font-heading)', fontSize: 'var(--text-xl)', lineHeight: 1.35 },
  [`& .${inner} > .${media}`]: {
    border: '1px solid var(--color-hero-line)',
    outline: '1px solid var(--color-hero-line)',
    outlineOffset: '-6px',
    background: 'var(--car-backdrop)',
  },
  [`& .${feature.car}`]: {
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'baseline',
    gap: '0 var(--space-4)',
    width: '100%',
    paddingBlock: 'var(--space-3)',
    borderBottom: '1px solid var(--color-hero-line)',
    counterIncrement: 'plate',
    '&::before': {
      content: 'counter(plate, upper-roman)',
      paddingInlineEnd: 'var(--space-3)',
      ...numerals,
      fontSize: 'var(--text-3xl)',
    },
  },
  [`& .${feature.name}, & .${feature.facts}`]: { gridColumn: 2 },
  [`& .${feature.name}`]: { fontFamily: 'var(--font-heading)', fontSize: 'var(--text-lg)' },
  [`& .${feature.amount}`]: {
    ...numerals,
    gridArea: '1 / 3 / 3',
    alignSelf: 'center',
    fontSize: 'min(var(--text-2xl), 11vw)',
    [SMALLEST]: { gridArea: 'auto / 2' },
  },
  [`& .${feature.note}`]: { gridColumn: 3, [SMALLEST]: { gridColumn: 2 } },
  [WIDE]: {
    [`& > .${inner}`]: {
      gridTemplateAreas: areas('body picture', 'body car'),
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      gridTemplateRows: 'auto auto',
      columnGap: 'var(--space-12)',
      alignContent: 'center',
    },
    [`& .${body}`]: {
      height: '100%',
      paddingBlock: 'var(--space-6)',
      borderBottom: '1px solid var(--color-hero-line)',
    },
    [`& .${column}`]: { height: '100%', gridTemplateRows: 'auto 1fr auto' },
  },
});

/** A dark ground, a light along the outline of the car, hairlines. */
const rim = css({
  ...placed,
  [`& > .${inner}`]: { gridTemplateAreas: areas('picture', 'body'), gap: 0 },
  [`& .${inner} > .${media}`]: {
    justifySelf: 'center',
    width: 'min(100%, 66rem, 98svh)',
    overflow: 'visible',
    // A light behind the car, and the ground on which it stands.
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      inset: '0 -4%',
      background: [
        'radial-gradient(ellipse 62% 16% at 50% 84%, color-mix(in srgb, var(--color-accent-strong) 22%, transparent), transparent 72%)',
        'radial-gradient(ellipse 49% 48% at 50% 52%, var(--color-car-light), transparent)',
      ].join(', '),
    },
  },
  [`& .${body}`]: { paddingTop: 'var(--space-6)', borderTop: '1px solid var(--color-hero-line)' },
  [`& .${first}`]: { fontSize: 'clamp(2.5rem, 1.3rem + 5.2vw, 6rem)', fontWeight: 300, lineHeight: 1 },
  [WIDE]: {
    [`& > .${inner}`]: { alignContent: 'end' },
    [`& .${inner} > .${media}`]: { width: 'min(100%, 66rem, 82svh)' },
    [`& .${column}`]: {
      maxWidth: 'none',
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gap: 'var(--space-4) var(--space-12)',
      alignItems: 'end',
    },
    [`& .${first}`]: { gridRow: '1 / 3' },
    [`& .${third}`]: { marginTop: 0 },
  },
});

const tile = { borderRadius: 'var(--radius-large)', padding: 'clamp(1.25rem, 2.4vw, 2.25rem)' } as const;

/** Tiles, one of them with the range as a bar. */
const range = css({
  ...placed,
  [`& > .${inner}`]: {
    gridTemplateAreas: areas('body', 'picture', 'range', 'car'),
    alignItems: 'stretch',
    gap: 'var(--space-3)',
  },
  [`& .${body}`]: { ...tile, alignContent: 'center', background: 'var(--color-surface)' },
  [`& .${inner} > .${media}`]: { borderRadius: 'var(--radius-large)', background: 'var(--car-backdrop)' },
  [`& .${feature.range}`]: { ...tile, background: 'var(--color-accent)', color: 'var(--color-accent-ink)' },
  [`& .${feature.car}`]: { ...tile, alignContent: 'center', background: 'var(--color-surface)' },
  [`& .${feature.name}`]: { fontSize: 'var(--text-lg)' },
  [`& .${feature.amount}`]: { ...numerals, marginTop: 'var(--space-2)', fontSize: 'var(--text-2xl)' },
  [WIDE]: {
    [`& > .${inner}`]: {
      gridTemplateAreas: areas('body picture picture', 'body range car'),
      gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 4fr) minmax(0, 3fr)',
      gridTemplateRows: '1fr auto',
      gap: 'var(--space-4)',
    },
    [`&:not([data-composition="split"]) .${inner} > .${media}`]: {
      aspectRatio: 'auto',
      minHeight: 'min(52svh, 34rem)',
    },
  },
});

/** A wide heading over the whole page, and a car whose colour one picks. */
const colours = css({
  ...placed,
  [`& > .${inner}`]: { gridTemplateAreas: areas('title', 'picture', 'text', 'search'), gap: 'var(--space-5)' },
  // The heading and the rest of the text have places of their own.
  [`& .${body}, & .${column}`]: { display: 'contents' },
  [`& .${first}`]: {
    gridArea: 'title',
    fontSize: 'clamp(1.75rem, 8.4vw, 3.5rem)',
    lineHeight: 0.98,
    letterSpacing: '-0.06em',
  },
  [`& .${second}`]: { gridArea: 'text' },
  [`& .${third}`]: { gridArea: 'search', alignSelf: 'start' },
  [WIDE]: {
    [`& > .${inner}`]: {
      gridTemplateAreas: areas(
        'title title',
        'text picture',
        'search picture',
        'question picture',
        'swatches picture',
        '. picture',
      ),
      gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 9fr)',
      gridTemplateRows: 'auto auto auto auto auto 1fr',
      gap: 'var(--space-5) var(--space-10)',
    },
    [`& .${first}`]: { fontSize: 'min(5.99vw, 5.65rem)' },
    [`& .${second}`]: { alignSelf: 'start', fontSize: 'clamp(1.5rem, 2.3vw, 2.5rem)', lineHeight: 1.15 },
    // Picture and colours have places of their own, so that both columns are filled.
    [`& .${picker}`]: { display: 'contents' },
    [`& .${title}`]: { gridArea: 'question', marginTop: 'var(--space-6)' },
    [`& .${swatches}`]: { gridArea: 'swatches' },
    [`&:not([data-composition="split"]) .${shots}`]: {
      gridArea: 'picture',
      alignSelf: 'start',
      width: '100%',
      height: 'auto',
      maxHeight: '62svh',
      aspectRatio: '5 / 4',
    },
  },
});

/** Share of a side view's height that the hero shows. */
const SHOWN = 0.9;

/** A side view with its measures on squared paper of 4 px. */
const measures = css({
  ...placed,
  [`& > .${inner}`]: { gridTemplateAreas: areas('body', 'picture', 'car'), gap: 'var(--space-4)' },
  [`& .${measured}`]: { gridArea: 'picture' },
  // The picture is empty below the wheels: its lower part is cut off.
  [`& .${measured} > .${media}`]: {
    aspectRatio: `16 / ${10 * SHOWN}`,
    '& > img': { objectFit: 'cover', objectPosition: '50% 0' },
  },
  '& [data-measure="height"] > *': {
    top: `calc(var(--end) / ${SHOWN})`,
    bottom: `calc((var(--start) - ${100 * (1 - SHOWN)}%) / ${SHOWN})`,
  },
  '&::before': squaredPaper,
  [`& .${first}`]: { fontSize: 'clamp(3.25rem, 1.6rem + 6.6vw, 7rem)', lineHeight: 0.88, letterSpacing: '-0.02em' },
  [`& .${feature.car}`]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '0 var(--space-4)',
    width: '100%',
    paddingTop: 'var(--space-2)',
    borderTop: '1px solid var(--color-hero-line)',
  },
  [`& .${feature.facts}`]: { gridColumn: 1 },
  [`& .${feature.amount}`]: { ...numerals, gridArea: '1 / 2 / 3', alignSelf: 'center', fontSize: 'var(--text-2xl)' },
  [WIDE]: {
    [`& > .${inner}`]: {
      gridTemplateAreas: areas('body picture', 'body car'),
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)',
      columnGap: 'var(--space-8)',
      alignContent: 'center',
    },
  },
});

/** Classes of full-screen heroes by composition. */
export const COMPOSITIONS: Readonly<Record<HeroComposition, string>> = {
  split,
  places,
  offer,
  plate,
  rim,
  range,
  colours,
  measures,
};
