import { css, keyframes } from '../../theme/css.ts';

/** Covers the image strip and takes its size. */
export const viewer = css({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  borderRadius: 'inherit',
  background: 'var(--color-tint)',
});

export const turntable = css({
  position: 'absolute',
  inset: 0,
  borderRadius: 'inherit',
  cursor: 'grab',
  touchAction: 'pan-y',
  userSelect: 'none',
  outlineOffset: -4,
  '&:active': { cursor: 'grabbing' },
});

export const canvas = css({ width: '100%', height: '100%', pointerEvents: 'none' });

/** Black until the first image is drawn, so that it is hidden before. */
export const panorama = css({
  opacity: 0,
  transition: 'opacity var(--duration-slow) var(--ease)',
  '&[data-shown]': { opacity: 1 },
});

const pulse = keyframes({ '50%': { opacity: 0.45 } });

/** In the middle of a view whose image is not there yet. */
export const loading = css({
  position: 'absolute',
  inset: '0 0 auto',
  top: '42%',
  textAlign: 'center',
  pointerEvents: 'none',
  '&[data-loading]': { animation: `${pulse} 1.6s var(--ease) infinite` },
});

export const controls = css({
  position: 'absolute',
  bottom: 'var(--space-4)',
  left: '50%',
  display: 'flex',
  gap: 'var(--space-3)',
  translate: '-50%',
});

/** Shown until the visitor uses the view. */
export const hint = css({
  position: 'absolute',
  bottom: 'calc(44px + var(--space-8))',
  left: '50%',
  padding: 'var(--space-1) var(--space-4)',
  borderRadius: '1rem',
  background: 'var(--color-surface)',
  fontSize: 'var(--text-sm)',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  translate: '-50%',
  '@keyframes fc-hint': { '0%, 70%': { opacity: 1 }, '100%': { opacity: 0 } },
  animation: 'fc-hint 4s var(--ease) forwards',
});

export const video = css({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  borderRadius: 'inherit',
  background: '#000',
  objectFit: 'contain',
});

/** A row of buttons below the image. */
export const modes = css({
  display: 'flex',
  minWidth: 0,
  padding: 2,
  overflow: 'auto hidden',
  border: '1px solid var(--color-line-strong)',
  borderRadius: 'var(--radius-control)',
  '& button': {
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    gap: 'var(--space-1)',
    minHeight: 36,
    padding: '0 var(--space-3)',
    border: 0,
    borderRadius: 'calc(var(--radius-control) - 3px)',
    background: 'none',
    fontSize: 'var(--text-sm)',
    fontWeight: 500,
  },
  '& button[aria-pressed="true"]': { background: 'var(--color-chosen)', color: 'var(--color-chosen-ink)' },
  '& button:not([aria-pressed="true"]):hover': { background: 'var(--color-tint)' },
  '@media (max-width: 30rem)': { '& svg': { display: 'none' }, '& button': { paddingInline: 'var(--space-2)' } },
  '@media print': { display: 'none' },
});
