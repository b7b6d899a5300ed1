import { css } from '../theme/css.ts';

/** Twelve columns from the first cell to the last; gutters as in the platform's column splitter. */
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

/** A cell of a row; its numbers are custom properties, one for each breakpoint. */
export const cell = css({
  '--gutter': 'var(--space-3)',
  '--inset-blocks': '0px',
  '--inset-text': '0px',
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
  // A component that prints nothing has no box.
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
    '--inset-blocks': '0px',
    '--inset-text': '0px',
    // Running text is narrower than its column, lists begin at its edge.
    '& :is(p, h1, h2, h3, figure, img, ul, ol)': { marginInline: 'auto' },
    '& :is(ul, ol)': { width: 'fit-content', textAlign: 'left' },
    '& div:has(> :is(p, h1, h2, h3))': { marginInline: 'auto' },
  }),
  'position-right': css({
    textAlign: 'right',
    '& :is(figure, img)': { marginInlineStart: 'auto' },
    '& div:has(> :is(p, h1, h2, h3))': { marginInlineStart: 'auto' },
  }),
  'container-narrow': css({ '--page-width': '48rem', '--inset-blocks': '0px', '--inset-text': '0px' }),
  'container-full-width': css({ '--page-width': '100%' }),
} as const;

/** A band's air is inside it, also beside another band. */
export const band = css({ paddingBlock: halfSection });

/** A picture behind the component, darkened so that words on it can be read. */
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

/** The picture of `pictured`. */
export const backdrop = css({
  'img&': { position: 'absolute', inset: 0, zIndex: -2, width: '100%', height: '100%', objectFit: 'cover' },
});
