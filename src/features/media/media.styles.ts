import { css } from '../../theme/css.ts';

/** The place of a film: the same before and while it plays. */
export const screen = css({
  position: 'relative',
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: 'var(--radius-large)',
  // Stands out from any ground, also where there is no picture.
  background: 'color-mix(in srgb, var(--color-ink) 14%, var(--color-ground))',
});

export const file = css({ objectFit: 'cover' });

export const picture = css({ position: 'absolute', inset: 0, height: '100%' });

export const frame = css({ position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0 });

/** All of the picture is the button; what is seen of it is the disc. */
export const play = css({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  padding: 0,
  border: 0,
  borderRadius: 'inherit',
  background: 'none',
  color: 'var(--color-hero-ink-dark)',
  '& svg': {
    fill: 'currentColor',
    boxSizing: 'content-box',
    padding: 'clamp(1rem, 4vw, 1.5rem)',
    borderRadius: '50%',
    background: 'var(--color-hero-ink)',
    boxShadow: 'var(--shadow-large)',
    transition: 'transform var(--duration) var(--ease)',
  },
  '&:hover svg': { transform: 'scale(1.06)' },
  '&:focus-visible': { outlineOffset: '-6px', boxShadow: 'inset 0 0 0 9px var(--color-focus-halo)' },
  // It needs a script; the note below leads to the film without one.
  '@media (scripting: none)': { display: 'none' },
});

export const note = css({
  maxWidth: 'var(--measure)',
  marginTop: 'var(--space-3)',
  color: 'var(--color-muted)',
  fontSize: 'var(--text-sm)',
  lineHeight: 1.5,
  '& a, & button': { color: 'inherit', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  '& a': { marginInlineEnd: 'var(--space-2)' },
  '& button': { padding: 0, border: 0, background: 'none', '@media (scripting: none)': { display: 'none' } },
});

export const elsewhere = css({ display: 'grid', gap: 'var(--space-4)', justifyItems: 'start' });
export const still = css({ aspectRatio: '16 / 9', borderRadius: 'var(--radius-large)' });
