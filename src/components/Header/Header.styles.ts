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

export const header = css({
  '--separator': 'transparent',
  position: 'sticky',
  zIndex: 'var(--layer-header)',
  top: 0,
  ...solid,
  borderBottom: '1px solid var(--separator)',
  '&[data-separator]': { '--separator': 'var(--color-line)' },
  '&[data-slim]': { '--header-height': '4rem' },
  '&[data-over]': {
    '--over-ink': 'var(--color-hero-ink)',
    '--over-dark': '0',
    '--over-light': '1',
    position: 'absolute',
    insetInline: 0,
    background: 'transparent',
    borderColor: 'transparent',
    color: 'var(--over-ink)',
    '& img:first-of-type': { opacity: 'var(--over-dark)' },
    '& img:last-of-type': { opacity: 'var(--over-light)' },
    [CAN_SCROLL]: {
      position: 'sticky',
      marginBottom: 'calc(-1 * var(--header-height) - 1px)',
      animation: `${settle} linear both`,
      ...onScroll,
      '& img:first-of-type': { animation: `${settleDark} linear both`, ...onScroll },
      '& img:last-of-type': { animation: `${settleLight} linear both`, ...onScroll },
    },
  },
  '&[data-over="dark"]': { '--over-ink': 'var(--color-hero-ink-dark)', '--over-dark': '1', '--over-light': '0' },
  // F019: the ground comes with the pointer or the focus.
  '@media (min-width: 80rem)': {
    '&[data-over]:hover, &[data-over]:focus-within': {
      ...solid,
      borderColor: 'var(--separator)',
      animation: 'none',
      '& img:first-of-type': { opacity: 'var(--logo-dark)', animation: 'none' },
      '& img:last-of-type': { opacity: 'var(--logo-light)', animation: 'none' },
    },
  },
});

export const bar = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--space-6)',
  width: '100%',
  maxWidth: 'var(--page-width)',
  minHeight: 'var(--header-height)',
  marginInline: 'auto',
  paddingInline: 'var(--gutter)',
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
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    gap: 'var(--space-6)',
    marginTop: 0,
    marginLeft: 'auto',
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
  '@media (min-width: 80rem)': {
    minHeight: '2.5rem',
    padding: '0 var(--space-4)',
    border: '1px solid currentColor',
    borderRadius: 'var(--radius-control)',
    fontSize: 'var(--text-sm)',
    whiteSpace: 'nowrap',
    '&:hover': { textDecoration: 'none', background: 'color-mix(in srgb, currentColor 8%, transparent)' },
  },
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
});
