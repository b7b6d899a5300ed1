import { css } from '../../theme/css.ts';

/** The area of a video: the same before and while it plays. */
export const screen = css({
  position: 'relative',
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: 'var(--radius-large)',
  // Visible on any background, also without a poster.
  background: 'color-mix(in srgb, var(--color-ink) 14%, var(--color-ground))',
});

export const file = css({ objectFit: 'cover' });

export const poster = css({ position: 'absolute', inset: 0, height: '100%' });

export const frame = css({ position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0 });

/** The button covers the whole poster; only its disc is visible. */
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
  color: 'var(--color-ink)',
  '& svg': {
    fill: 'currentColor',
    boxSizing: 'content-box',
    padding: 'clamp(1rem, 4vw, 1.5rem)',
    borderRadius: '50%',
    background: 'var(--color-ground)',
    boxShadow: 'var(--shadow-large)',
    transition: 'transform var(--duration) var(--ease)',
  },
  '&:hover svg': { transform: 'scale(1.06)' },
  '&:focus-visible': { outlineOffset: '-6px', boxShadow: 'inset 0 0 0 9px var(--color-focus-halo)' },
  // The button needs JavaScript; the link in the note below does not.
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

export const external = css({ display: 'grid', gap: 'var(--space-4)', justifyItems: 'start' });
export const externalPoster = css({ aspectRatio: '16 / 9', borderRadius: 'var(--radius-large)' });
