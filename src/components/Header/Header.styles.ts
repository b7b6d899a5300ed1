import { css, keyframes } from '../../theme/css.ts';
import { SHORT } from '../../theme/short.ts';

const solid = {
  background: 'var(--color-ground)',
  color: 'var(--color-ink)',
} as const;

/** Over the hero of the home page: transparent at the top of the page, solid after scrolling. */
const settle = keyframes({
  from: { background: 'transparent', color: 'var(--over-ink)', borderColor: 'transparent' },
  to: { ...solid, borderColor: 'var(--separator)' },
});
const settleDark = keyframes({ from: { opacity: 'var(--over-dark)' }, to: { opacity: 'var(--logo-dark)' } });
const settleLight = keyframes({ from: { opacity: 'var(--over-light)' }, to: { opacity: 'var(--logo-light)' } });

const onScroll = { animationTimeline: 'scroll(root)', animationRange: '1rem 7rem' } as const;
const CAN_SCROLL = '@supports (animation-timeline: scroll())';
const ROW = '@media (min-width: 80rem)';

const clear = { background: 'transparent', borderColor: 'transparent', color: 'var(--over-ink)' } as const;

/** The main row sticks; the row above it scrolls away. */
export const header = css({
  '--separator': 'transparent',
  '--utility-height': '0rem',
  position: 'sticky',
  zIndex: 'var(--layer-header)',
  top: 'calc(-1 * var(--utility-height))',
  [SHORT]: { '&&&': { position: 'relative', top: 0 } },
  '&:focus': { outline: 'none', boxShadow: 'none' },
  '&[data-separator]': { '--separator': 'var(--color-line)' },
  [ROW]: { '&[data-utility]': { '--utility-height': '2.5rem' } },
  '&[data-over]': {
    '--over-ink': 'var(--color-hero-ink)',
    '--over-line': 'currentColor',
    '--over-dark': 'var(--logo-dark-hero)',
    '--over-light': 'var(--logo-light-hero)',
    // It has no height in the flow: the next component starts behind it.
    height: 0,
    position: 'relative',
    top: 0,
    [CAN_SCROLL]: { position: 'sticky', top: 'calc(-1 * var(--utility-height))' },
  },
  // The logo is drawn for the background, which browsers leave out of print otherwise.
  '@media print': {
    '&&': { '--utility-height': '0rem', position: 'static', printColorAdjust: 'exact' },
  },
});

export const ground = css({
  ...solid,
  // The wide panels have the width of the page.
  position: 'relative',
  borderBottom: '1px solid var(--separator)',
  '[data-over] > &': {
    ...clear,
    '& a > img:first-of-type': { opacity: 'var(--over-dark)' },
    '& a > img:last-of-type': { opacity: 'var(--over-light)' },
    [CAN_SCROLL]: {
      animation: `${settle} linear both`,
      ...onScroll,
      '& a > img:first-of-type': { animation: `${settleDark} linear both`, ...onScroll },
      '& a > img:last-of-type': { animation: `${settleLight} linear both`, ...onScroll },
    },
  },
  '@media (forced-colors: active)': {
    '[data-over] > & a > img:first-of-type': { opacity: 'var(--logo-dark)', animation: 'none' },
    '[data-over] > & a > img:last-of-type': { opacity: 'var(--logo-light)', animation: 'none' },
  },
  // F019: the background appears on hover and focus.
  [ROW]: {
    '[data-over] > &:hover, [data-over] > &:has(:focus-visible), [data-over] > &:has(details[open])': {
      ...solid,
      borderColor: 'var(--separator)',
      animation: 'none',
      '& a > img:first-of-type': { opacity: 'var(--logo-dark)', animation: 'none' },
      '& a > img:last-of-type': { opacity: 'var(--logo-light)', animation: 'none' },
    },
  },
});

export const bar = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--space-3)',
  width: '100%',
  maxWidth: 'var(--page-width)',
  minHeight: 'calc(var(--utility-height) + var(--header-height))',
  marginInline: 'auto',
  padding: 'var(--utility-height) var(--gutter) 0',
  '@media (min-width: 24rem)': { gap: 'var(--space-6)' },
  [ROW]: { gap: 'var(--space-10)' },
});
