import type { CSSObject } from '@emotion/css/create-instance';
import { squaredPaper } from '../../features/car/squaredPaper.ts';
import { css } from '../../theme/css.ts';
import { areas } from '../../theme/gridAreas.ts';
import { heroRoles } from '../../theme/heroRoles.ts';
import { withPageHero } from '../../theme/pageHeroStyle.ts';
import { body, column, first, media, second, third } from './HeroBanner.styles.ts';
import { WIDE } from './heroWidths.ts';

/** From the window's edge to the page's column; in a section as wide as the window. */
const TO_COLUMN = 'max(var(--gutter), (100% - var(--page-width)) / 2 + var(--gutter))';

const FIELD_BODY = { background: 'none', paddingInline: 0 };

/** A field across the window. White text has the contrast band, black text the theme's field. */
const field: CSSObject = {
  '--first-hero-margin': '0px',
  width: '100%',
  maxWidth: 'none',
  borderRadius: 0,
  paddingInline: TO_COLUMN,
  '&[data-ink="light"]': { background: 'var(--color-contrast)' },
  '&[data-ink="dark"]': {
    ...heroRoles,
    '--color-line-strong': 'var(--color-hero-muted)',
    background: 'var(--color-hero-ground)',
  },
  [`& > .${body}`]: FIELD_BODY,
};

/** On phones the picture is as wide as the window. */
const wideOnPhones: CSSObject = {
  [`& > .${media}`]: { marginInline: 'calc(-1 * var(--gutter))', [WIDE]: { marginInline: 0 } },
};

/** The picture reaches the window's edge and has one round corner. */
const bleed: CSSObject = {
  ...field,
  [`& > .${media}`]: {
    order: 0,
    marginInlineEnd: 'calc(-1 * var(--gutter))',
    borderStartStartRadius: 'clamp(3.5rem, 10vw, 10rem)',
  },
  [`& > .${body}`]: { ...FIELD_BODY, order: -1, paddingBlock: 'var(--space-8)' },
  [WIDE]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    paddingInlineEnd: 0,
    [`& > .${media}`]: { marginInlineEnd: 0 },
    [`& > .${body}`]: { padding: 'var(--space-12) clamp(2.5rem, 5vw, 5rem) var(--space-12) 0' },
  },
};

/** A coloured field with a picture whose edge leans like the wordmark. */
const slant: CSSObject = {
  ...field,
  ...wideOnPhones,
  [`& .${first}`]: { fontSize: 'clamp(2.5rem, 1.5rem + 3.1vw, 4.5rem)', lineHeight: 0.98 },
  [WIDE]: {
    gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 7fr)',
    paddingInlineEnd: 0,
    [`& > .${media}`]: { marginInline: 0, clipPath: 'polygon(15% 0, 100% 0, 100% 100%, 0 100%)' },
    [`& > .${body}`]: { padding: 'var(--space-12) var(--space-6) var(--space-12) 0' },
  },
};

/**
 * The heading has a row of its own; below it the text has a column beside the picture.
 *
 * @param columns of wide windows
 */
const headline = (columns: string, title: CSSObject, text: CSSObject = {}): CSSObject => ({
  [`& > .${media}`]: { gridArea: 'picture' },
  [`& > .${body}, & > .${body} > .${column}`]: { display: 'contents' },
  gridTemplateAreas: areas('title', 'picture', 'text', 'actions'),
  [`& .${first}`]: { gridArea: 'title', ...title },
  [`& .${second}`]: { gridArea: 'text', ...text },
  [`& .${third}`]: { gridArea: 'actions', alignSelf: 'start' },
  [WIDE]: {
    gridTemplateAreas: areas('title title', 'text picture', 'actions picture'),
    gridTemplateColumns: columns,
    gridTemplateRows: 'auto auto 1fr',
    minHeight: 0,
    [`& > .${media}`]: { aspectRatio: '16 / 9' },
  },
});

/** A heading over a double line, and the columns of a journal below it, without a field. */
const journal: CSSObject = {
  ...headline(
    'minmax(0, 4fr) minmax(0, 8fr)',
    {
      paddingBottom: 'var(--space-5)',
      borderBottom: '3px double var(--color-ink)',
      fontSize: 'clamp(2.5rem, 1.3rem + 4.2vw, 5.25rem)',
      lineHeight: 1,
      letterSpacing: '-0.025em',
    },
    { fontFamily: 'var(--font-heading)', fontSize: 'var(--text-xl)', lineHeight: 1.35 },
  ),
  width: 'calc(100% - 2 * var(--gutter))',
  borderRadius: 0,
  columnGap: 'var(--space-12)',
  rowGap: 'var(--space-5)',
  paddingBlock: 'var(--space-6) var(--space-8)',
  overflow: 'visible',
  '&[data-ink="light"]': { padding: 'var(--space-8)', background: 'var(--color-contrast)' },
};

/** A wide heading over the whole field. */
const banner: CSSObject = {
  ...headline('minmax(0, 6fr) minmax(0, 9fr)', {
    fontSize: 'clamp(1.75rem, 0.8rem + 4.6vw, 5rem)',
    lineHeight: 1,
    letterSpacing: '-0.05em',
  }),
  ...field,
  gap: 'var(--space-5) var(--space-10)',
  paddingBlock: 'var(--space-8) var(--space-10)',
};

/** A dark stage, and below it the text on a hairline. */
const stage: CSSObject = {
  ...field,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [`& > .${media}`]: {
    justifySelf: 'center',
    width: 'min(100%, 66rem)',
    aspectRatio: '16 / 9',
    maskImage: 'linear-gradient(to right, transparent, #000 9% 91%, transparent)',
  },
  [`& > .${body}`]: {
    ...FIELD_BODY,
    paddingBlock: 'var(--space-6) var(--space-10)',
    borderTop: '1px solid var(--color-line)',
  },
  [`& .${first}`]: { fontSize: 'clamp(2.25rem, 1.3rem + 3.6vw, 4.5rem)', fontWeight: 200, lineHeight: 1.02 },
  [WIDE]: {
    minHeight: 0,
    [`& > .${media}`]: { gridArea: 'auto', order: -1, aspectRatio: '21 / 9' },
    [`& > .${body}`]: { gridArea: 'auto', paddingBlock: 'var(--space-8) var(--space-10)' },
    [`& .${column}`]: {
      maxWidth: 'none',
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gap: 'var(--space-4) var(--space-12)',
      alignItems: 'end',
    },
    [`& .${first}`]: { gridRow: '1 / 3' },
    [`& .${third}`]: { marginTop: 0 },
  },
};

/** Two tiles. That of the text has the bright colour. */
const tiles: CSSObject = {
  gap: 'var(--space-3)',
  width: 'calc(100% - 2 * var(--gutter))',
  overflow: 'visible',
  [`& > .${media}`]: { borderRadius: 'var(--radius-large)' },
  [`& > .${body}`]: {
    '--color-ink': 'var(--color-hero-accent-ink)',
    // The ground of the search field: a lighter tone of the tile.
    '--color-surface': 'color-mix(in srgb, var(--color-hero-accent) 45%, #fff)',
    '--color-muted': 'var(--color-hero-accent-ink)',
    '--color-link': 'var(--color-hero-accent-ink)',
    '--color-line-strong': 'var(--color-hero-accent-ink)',
    '--color-accent': 'var(--color-hero-accent-ink)',
    '--color-accent-strong': 'var(--color-hero-accent-ink)',
    '--color-accent-ink': 'var(--color-hero-accent)',
    '--color-focus': 'var(--color-hero-accent-ink)',
    '--color-focus-halo': 'var(--color-hero-accent)',
    padding: 'var(--space-8) clamp(1.25rem, 2.4vw, 2.5rem)',
    borderRadius: 'var(--radius-large)',
    background: 'var(--color-hero-accent)',
    color: 'var(--color-hero-accent-ink)',
  },
  [WIDE]: { gap: 'var(--space-4)' },
};

/** Squared paper, with a measure above the picture. */
const drawing: CSSObject = {
  ...field,
  position: 'relative',
  isolation: 'isolate',
  paddingBlock: 'var(--space-6)',
  '&[data-ink="dark"]::before': squaredPaper,
  [`& .${first}`]: { fontSize: 'clamp(2.75rem, 1.5rem + 4.6vw, 5.5rem)', lineHeight: 0.92, letterSpacing: '-0.02em' },
  [`& > .${media}`]: { border: '1px solid var(--color-hero-line)', borderTopWidth: 4 },
  [WIDE]: {
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)',
    columnGap: 'var(--space-8)',
  },
};

/** A hero beside its text, arranged by the theme. */
export const pageHero = css({
  [withPageHero('bleed')]: bleed,
  [withPageHero('slant')]: slant,
  [withPageHero('journal')]: journal,
  [withPageHero('banner')]: banner,
  [withPageHero('stage')]: stage,
  [withPageHero('tiles')]: tiles,
  [withPageHero('drawing')]: drawing,
});
