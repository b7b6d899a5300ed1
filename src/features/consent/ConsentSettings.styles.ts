import { css } from '../../theme/css.ts';

export const dialog = css({
  // Phones: a sheet at the bottom of the window.
  width: '100%',
  maxWidth: '44rem',
  maxHeight: 'min(100dvh - 1.5rem, 54rem)',
  margin: 'auto auto 0',
  padding: 0,
  border: 0,
  borderRadius: 'var(--radius-large) var(--radius-large) 0 0',
  background: 'var(--color-surface)',
  color: 'var(--color-ink)',
  boxShadow: 'var(--shadow-large)',
  overflow: 'hidden',
  '&[open]': { display: 'flex', flexDirection: 'column' },
  '&::backdrop': { background: 'rgb(0 0 0 / 0.5)' },
  // In low windows, for example with enlarged text, the whole dialog scrolls.
  '@media (max-height: 30rem)': { '&[open]': { display: 'block', overflow: 'auto' } },
  '@media (min-width: 48rem)': {
    width: 'calc(100% - 4rem)',
    maxHeight: 'min(100dvh - 4rem, 54rem)',
    margin: 'auto',
    borderRadius: 'var(--radius-large)',
  },
});

export const body = css({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: 'var(--space-5)',
  '@media (min-width: 48rem)': { padding: 'var(--space-6) var(--space-8)' },
});

export const introduction = css({
  display: 'grid',
  gap: 'var(--space-3)',
  marginBottom: 'var(--space-2)',
  '& a': { color: 'var(--color-link)' },
});

export const note = css({ color: 'var(--color-muted)', fontSize: 'var(--text-sm)' });

export const category = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 'var(--space-1) var(--space-4)',
  paddingBlock: 'var(--space-5)',
  '& + &': { borderTop: '1px solid var(--color-line)' },
});

export const name = css({
  '&&': {
    fontFamily: 'var(--font-body)',
    fontSize: 'var(--text-md)',
    fontWeight: 600,
    letterSpacing: 0,
    textTransform: 'none',
  },
});

export const always = css({ color: 'var(--color-muted)', fontSize: 'var(--text-sm)', lineHeight: '1.75rem' });

export const text = css({
  gridColumn: '1 / -1',
  maxWidth: '34rem',
  color: 'var(--color-muted)',
  fontSize: 'var(--text-sm)',
});

/** A switch drawn by styling the checkbox. */
export const toggle = css({
  appearance: 'none',
  position: 'relative',
  width: '3rem',
  height: '1.75rem',
  margin: 0,
  border: '1px solid var(--color-line-strong)',
  borderRadius: '1rem',
  background: 'var(--color-ground)',
  cursor: 'pointer',
  transition: 'background-color var(--duration-fast) var(--ease), border-color var(--duration-fast) var(--ease)',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '0.25rem auto auto 0.25rem',
    width: 'calc(1.25rem - 2px)',
    height: 'calc(1.25rem - 2px)',
    borderRadius: '50%',
    background: 'var(--color-line-strong)',
    transition: 'transform var(--duration-fast) var(--ease), background-color var(--duration-fast) var(--ease)',
  },
  '&:hover': { borderColor: 'var(--color-ink)' },
  '&:checked': { borderColor: 'var(--color-accent)', background: 'var(--color-accent)' },
  '&:checked::before': { background: 'var(--color-accent-ink)', transform: 'translateX(1.25rem)' },
  '@media (forced-colors: active)': {
    '&::before': { background: 'ButtonText', forcedColorAdjust: 'none' },
    '&:checked': { background: 'Highlight', forcedColorAdjust: 'none' },
  },
});

export const stored = css({
  gridColumn: '1 / -1',
  fontSize: 'var(--text-sm)',
  '& summary': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 'var(--space-2)',
    minHeight: '2rem',
    color: 'var(--color-link)',
    fontWeight: 600,
  },
  '& summary svg': { transition: 'transform var(--duration) var(--ease)' },
  '&[open] summary svg': { transform: 'rotate(180deg)' },
});

export const items = css({
  display: 'grid',
  marginTop: 'var(--space-2)',
  padding: 'var(--space-2) var(--space-4)',
  borderRadius: 'var(--radius)',
  background: 'var(--color-tint)',
  '& li': { display: 'grid', gap: '0 var(--space-4)', paddingBlock: 'var(--space-3)' },
  '& li + li': { borderTop: '1px solid var(--color-line)' },
  '& code': { fontSize: '0.95em', fontWeight: 600, overflowWrap: 'anywhere' },
  '& small': { fontSize: 'var(--text-xs)' },
  '@media (min-width: 40rem)': {
    '& li': { gridTemplateColumns: '10rem minmax(0, 1fr) 11rem' },
    '& small': { textAlign: 'end' },
  },
});

export const footer = css({
  flex: 'none',
  padding: 'var(--space-4) var(--space-5) calc(var(--space-4) + env(safe-area-inset-bottom))',
  borderTop: '1px solid var(--color-line)',
  '@media (min-width: 48rem)': { paddingInline: 'var(--space-8)' },
});
