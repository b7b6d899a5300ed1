import { css, keyframes } from '../../theme/css.ts';

const solid = {
  background: 'var(--color-ground)',
  color: 'var(--color-ink)',
} as const;

/** Over the picture of the home page: clear at the top of the page, solid once it is scrolled. */
const settle = keyframes({
  from: { background: 'transparent', color: 'var(--over-ink)', borderColor: 'transparent' },
  to: { ...solid, borderColor: 'var(--separator)' },
});
const settleDark = keyframes({ from: { opacity: 'var(--over-dark)' }, to: { opacity: 'var(--logo-dark)' } });
const settleLight = keyframes({ from: { opacity: 'var(--over-light)' }, to: { opacity: 'var(--logo-light)' } });

const onScroll = { animationTimeline: 'scroll(root)', animationRange: '1rem 7rem' } as const;
const CAN_SCROLL = '@supports (animation-timeline: scroll())';

const clear = { background: 'transparent', borderColor: 'transparent', color: 'var(--over-ink)' } as const;

/** Sticks with its main row; the row above it scrolls away. */
export const header = css({
  '--separator': 'transparent',
  '--utility-height': '0rem',
  position: 'sticky',
  zIndex: 'var(--layer-header)',
  top: 'calc(-1 * var(--utility-height))',
  '&[data-separator]': { '--separator': 'var(--color-line)' },
  '@media (min-width: 80rem)': {
    '&[data-utility]': { '--utility-height': '2.5rem' },
    '&[data-slim]': { '--header-height': '3.75rem' },
  },
  '&[data-over]': {
    '--over-ink': 'var(--color-hero-ink)',
    '--over-dark': '0',
    '--over-light': '1',
    position: 'absolute',
    insetInline: 0,
    top: 0,
    // It takes no room: what comes next begins behind it.
    [CAN_SCROLL]: { position: 'sticky', top: 'calc(-1 * var(--utility-height))', height: 0 },
  },
  '&[data-over="dark"]': { '--over-ink': 'var(--color-hero-ink-dark)', '--over-dark': '1', '--over-light': '0' },
});

export const ground = css({
  ...solid,
  borderBottom: '1px solid var(--separator)',
  '[data-over] > &': {
    ...clear,
    '& img:first-of-type': { opacity: 'var(--over-dark)' },
    '& img:last-of-type': { opacity: 'var(--over-light)' },
    [CAN_SCROLL]: {
      animation: `${settle} linear both`,
      ...onScroll,
      '& img:first-of-type': { animation: `${settleDark} linear both`, ...onScroll },
      '& img:last-of-type': { animation: `${settleLight} linear both`, ...onScroll },
    },
  },
  // F019: the ground comes with the pointer or the focus.
  '@media (min-width: 80rem)': {
    '[data-over] > &:hover, [data-over] > &:focus-within, [data-over] > &:has(details[open])': {
      ...solid,
      borderColor: 'var(--separator)',
      animation: 'none',
      '& img:first-of-type': { opacity: 'var(--logo-dark)', animation: 'none' },
      '& img:last-of-type': { opacity: 'var(--logo-light)', animation: 'none' },
    },
  },
});

export const bar = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--space-6)',
  width: '100%',
  maxWidth: 'var(--page-width)',
  minHeight: 'calc(var(--utility-height) + var(--header-height))',
  marginInline: 'auto',
  padding: 'var(--utility-height) var(--gutter) 0',
  '@media (min-width: 80rem)': { gap: 'var(--space-10)' },
});

const square = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  minHeight: '2.75rem',
  padding: '0 var(--space-3)',
  marginRight: 'calc(-1 * var(--space-3))',
  border: 0,
  borderRadius: 'var(--radius-control)',
  background: 'none',
  color: 'inherit',
  fontSize: 'var(--text-sm)',
  fontWeight: 600,
} as const;

export const opener = css({ ...square, '@media (min-width: 80rem)': { display: 'none' } });
export const closer = css({
  ...square,
  position: 'absolute',
  top: 'calc((var(--header-height) - 2.75rem) / 2)',
  right: 'var(--gutter)',
  '@media (min-width: 80rem)': { display: 'none' },
});

const slideIn = keyframes({ from: { opacity: 0, transform: 'translateX(1.5rem)' } });

/** A popover below 1280 px; from there on an ordinary part of the row, whether open or not. */
export const panel = css({
  inset: 0,
  width: '100%',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: 'var(--header-height) var(--gutter) var(--space-10)',
  border: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  ...solid,
  '&:popover-open': { animation: `${slideIn} var(--duration-slow) var(--ease)` },
  '@media (min-width: 80rem)': {
    display: 'flex',
    flex: 1,
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 'var(--space-8)',
    position: 'static',
    width: 'auto',
    height: 'auto',
    padding: 0,
    overflow: 'visible',
    background: 'none',
    color: 'inherit',
  },
});

export const extra = css({
  display: 'grid',
  gap: 'var(--space-2)',
  marginTop: 'var(--space-8)',
  '@media (min-width: 80rem)': {
    position: 'absolute',
    top: 0,
    right: 'var(--gutter)',
    display: 'flex',
    alignItems: 'center',
    gap: 'var(--space-6)',
    height: 'var(--utility-height)',
    marginTop: 0,
  },
});

export const extraLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  fontSize: 'var(--text-md)',
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  '@media (min-width: 80rem)': { minHeight: '2rem', fontSize: 'var(--text-xs)', fontWeight: 500 },
});

export const languages = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-4)' });

export const language = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  minHeight: '2.75rem',
  fontSize: 'var(--text-sm)',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  '@media (min-width: 80rem)': {
    gap: '0.375rem',
    minHeight: '2rem',
    fontSize: 'var(--text-xs)',
    fontWeight: 500,
    '& svg': { width: '15px', height: '15px' },
  },
});
