import { css } from '../../theme/css.ts';

export const strip = css({
  display: 'flex',
  overflow: 'auto hidden',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
  '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
});

export const slide = css({ flex: '0 0 100%', minWidth: 0, scrollSnapAlign: 'start' });

/** Hidden without scripts, for controls that need them. */
export const scripted = css({ '@media (scripting: none)': { display: 'none' } });

/** A round button on an image. */
export const round = css({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'var(--color-surface)',
  color: 'var(--color-ink)',
  boxShadow: 'var(--shadow)',
});

const step = css({
  position: 'absolute',
  top: 'calc(50% - 22px)',
  transition: 'opacity var(--duration) var(--ease)',
  '&[aria-disabled="true"]': { opacity: 0, pointerEvents: 'none' },
  '&[aria-disabled="true"]:focus-visible': { opacity: 0.6 },
  '@media print': { display: 'none' },
});
const left = css({ left: 'var(--space-4)' });
const right = css({ right: 'var(--space-4)' });

/** The previous and next buttons over the ends of the strip. */
export const steps = { back: `${round} ${step} ${scripted} ${left}`, forward: `${round} ${step} ${scripted} ${right}` };

const plainStep = css({
  flex: 'none',
  border: '1px solid var(--color-line-strong)',
  background: 'none',
  boxShadow: 'none',
  transition: 'opacity var(--duration) var(--ease)',
  '&:hover': { borderColor: 'var(--color-ink)' },
  '&[aria-disabled="true"]': { opacity: 0.35, cursor: 'default' },
  '@media print': { display: 'none' },
});

/** A previous or next button beside what it moves. */
export const freeStep = `${round} ${plainStep} ${scripted}`;
