import { css } from '../theme/css.ts';

/** Row of twelve columns with the gutters of the platform's column splitter. */
export const row = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  maxWidth: 'var(--page-width)',
  marginInline: 'auto',
  paddingInline: 'calc(var(--gutter) - var(--space-3))',
});

const at = (breakpoint: string) => ({
  gridColumn: `span var(--span-${breakpoint})`,
  paddingInlineStart: `calc(100% * var(--lead-${breakpoint}))`,
});

/** Cell of a row. Span and offset are custom properties for each breakpoint. */
export const cell = css({
  '--gutter': 'var(--space-3)',
  minWidth: 0,
  ...at('xs'),
  '@media (min-width: 36rem)': at('sm'),
  '@media (min-width: 48rem)': at('md'),
  '@media (min-width: 62rem)': at('lg'),
  '@media (min-width: 75rem)': at('xl'),
  '@media (min-width: 87.5rem)': at('xxl'),
});

export const frame = css({
  scrollMarginTop: 'calc(var(--header-height) + var(--space-4))',
  // No box around a component that renders nothing.
  '&:empty': { display: 'none' },
});

const halfSection = 'calc(var(--section) / 2)';

export const styles = {
  indent: css({ paddingBlock: halfSection }),
  'indent-top': css({ paddingTop: halfSection }),
  'indent-bottom': css({ paddingBottom: halfSection }),
  'indent-side': css({ paddingInline: 'var(--gutter)' }),
  'no-spacing': css({ '--section': '0px' }),
  'position-left': css({ textAlign: 'left' }),
  'position-center': css({
    textAlign: 'center',
    // Text is narrower than its column and needs to be centred. Lists stay aligned to the start.
    '& :is(p, h1, h2, h3, figure, img, ul, ol)': { marginInline: 'auto' },
    '& :is(ul, ol)': { width: 'fit-content', textAlign: 'left' },
    '& div:has(> :is(p, h1, h2, h3))': { marginInline: 'auto' },
  }),
  'position-right': css({
    textAlign: 'right',
    '& :is(figure, img)': { marginInlineStart: 'auto' },
    '& div:has(> :is(p, h1, h2, h3))': { marginInlineStart: 'auto' },
  }),
  'container-narrow': css({ '--page-width': '48rem' }),
  'container-full-width': css({ '--page-width': '100%' }),
} as const;

/** Bands have padding inside, also next to another band. */
export const band = css({ paddingBlock: halfSection });

/** Component with a background image. An overlay darkens the image so that text on it is readable. */
export const withImage = css({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  paddingBlock: 'var(--section)',
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    background: 'color-mix(in srgb, var(--color-contrast) 82%, transparent)',
  },
});

/** The image of `withImage`. */
export const backdrop = css({
  'img&': { position: 'absolute', inset: 0, zIndex: -2, width: '100%', height: '100%', objectFit: 'cover' },
});
