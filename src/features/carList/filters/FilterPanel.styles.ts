import { css } from '../../../theme/css.ts';
import { SHORT } from '../../../theme/short.ts';
import { selectRules } from '../../../ui/selectRules.ts';
import { valueBox } from '../../../ui/valueBox.ts';

export const panel = css({
  color: 'inherit',
  '@media (max-width: 1023.98px)': {
    // A popover: hidden until opened.
    width: 'min(100%, 26rem)',
    height: '100dvh',
    maxHeight: 'none',
    margin: '0 auto 0 0',
    padding: 0,
    border: 0,
    background: 'var(--color-ground)',
    boxShadow: 'var(--shadow-large)',
    overscrollBehavior: 'contain',
    '&:popover-open': { display: 'flex', flexDirection: 'column' },
    '&::backdrop': { background: 'rgb(0 0 0 / 0.45)' },
  },
  '@media (min-width: 1024px)': {
    position: 'sticky',
    display: 'block',
    // Overrides the default insets of a popover.
    inset: 'calc(var(--header-height) + var(--space-4)) auto auto',
    width: 'auto',
    height: 'auto',
    maxHeight: 'calc(100dvh - var(--header-height) - var(--space-8) - var(--bottom-taken))',
    // Space for focus rings, which the column would clip.
    margin: -6,
    padding: 6,
    border: 0,
    background: 'none',
    overflow: 'hidden auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    scrollbarColor: 'var(--color-line) transparent',
    // The content fades out at the end, to show that it scrolls.
    maskImage: 'linear-gradient(to top, transparent, #000 2.5rem)',
    'html[data-car-filters="closed"] &': { display: 'none' },
  },
  // Short windows: the whole panel scrolls, with the page or as a drawer.
  [SHORT]: {
    '&&:popover-open': { display: 'block', overflow: 'hidden auto' },
    '@media (min-width: 1024px)': { '&&': { position: 'static', maxHeight: 'none', maskImage: 'none' } },
  },
});

export const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: 'var(--space-4) var(--space-5)',
  borderBottom: '1px solid var(--color-line)',
  '& h2': { fontSize: 'var(--text-lg)' },
  '@media (min-width: 1024px)': { display: 'none' },
});

export const close = css({
  width: 44,
  height: 44,
  margin: 'calc(-1 * var(--space-2))',
  border: 0,
  background: 'none',
  fontSize: 'var(--text-2xl)',
  lineHeight: 1,
});

export const form = css({
  '@media (max-width: 1023.98px)': { flex: 1, overflow: 'hidden auto', padding: '0 var(--space-5)' },
  '@media (min-width: 1024px)': { padding: '0 var(--space-3) var(--space-10) 0' },
});

export const foot = css({
  padding: 'var(--space-4) var(--space-5)',
  borderTop: '1px solid var(--color-line)',
  background: 'var(--color-ground)',
  '@media (min-width: 1024px)': { display: 'none' },
});

export const wide = css({ width: '100%' });

export const group = css({ borderBottom: '1px solid var(--color-line)', paddingBottom: 'var(--space-1)' });

const chevron = {
  content: '""',
  width: 8,
  height: 8,
  borderRight: '1.5px solid currentColor',
  borderBottom: '1.5px solid currentColor',
  transform: 'translateY(-25%) rotate(45deg)',
} as const;

export const summary = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  minHeight: 48,
  fontWeight: 600,
  '&::after': { ...chevron, marginLeft: 'auto', marginRight: 4 },
  'details[open] > &::after': { transform: 'translateY(25%) rotate(225deg)' },
});

export const selectedCount = css({
  minWidth: '1.5rem',
  padding: '0 var(--space-2)',
  borderRadius: 99,
  background: 'var(--color-accent)',
  color: 'var(--color-accent-ink)',
  fontSize: 'var(--text-xs)',
  lineHeight: 1.5,
  textAlign: 'center',
});

export const field = css({
  width: '100%',
  minHeight: 44,
  // Rounded ends need more padding.
  padding: 'var(--space-2) max(var(--space-3), calc(var(--radius-control) * 0.75))',
  border: '1px solid var(--color-line-strong)',
  borderRadius: 'var(--radius-control)',
  background: 'var(--color-surface)',
  '&::placeholder': { color: 'var(--color-muted)', opacity: 1 },
  'select&': selectRules,
});

/** Hidden where scripts are disabled. */
export const scripted = css({ '@media (scripting: none)': { display: 'none' } });

/** Boxes of values. A box has no class of its own: a page has many. */
export const values = css({ padding: 'var(--space-1) 0', '& > label': valueBox(36) });
/** Added to `values`. */
export const models = css({ '&&': { padding: '0 0 var(--space-2) var(--space-7)' } });

/** Without an animation: each would be a layer of its own while the cars load. */
export const placeholder = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 36,
  '@media (pointer: coarse)': { minHeight: 44 },
  '& span': {
    width: '60%',
    height: '0.75rem',
    borderRadius: 'var(--radius-small)',
    background: 'color-mix(in srgb, var(--color-ink) 8%, transparent)',
  },
});

export const none = css({ padding: 'var(--space-3) 0', color: 'var(--color-muted)', fontSize: 'var(--text-sm)' });

export const rest = css({ display: 'flex', flexDirection: 'column' });

/** Within models, which are indented. */
export const inside = css({ '& > summary': { marginLeft: 'var(--space-7)' } });

export const more = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 40,
  color: 'var(--color-link)',
  fontSize: 'var(--text-sm)',
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  '& span:last-child, [open] > & span:first-child': { display: 'none' },
  '[open] > & span:last-child': { display: 'inline' },
});

export const range = css({
  // Contains the hidden legend.
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 'var(--space-2) var(--space-3)',
  minWidth: 0,
  margin: 0,
  padding: '0 0 var(--space-4)',
  border: 0,
});

export const end = css({
  display: 'grid',
  gap: 'var(--space-1)',
  '& span': { fontSize: 'var(--text-sm)', color: 'var(--color-muted)' },
});
