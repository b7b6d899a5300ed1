import { css } from '../../theme/css.ts';
import { MAX_COLOURS } from './maxColours.ts';

export const picker = css({
  gridArea: 'picture',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-4)',
  minWidth: 0,
});

export const shot = css({
  display: 'none',
  height: '100%',
  // A tint of the chosen colour.
  background: 'color-mix(in srgb, var(--swatch) 20%, var(--color-car-ground))',
  '& > img': { width: '100%', height: '100%', objectFit: 'contain', background: 'none' },
});

/** The picture of the checked colour; the first one where the browser cannot tell. */
const shown = Object.fromEntries(
  Array.from({ length: MAX_COLOURS }, (_, at) => [
    `.${picker}:has(input[value="${at + 1}"]:checked) & > .${shot}:nth-child(${at + 1})`,
    { display: 'block' },
  ]),
);

export const shots = css({
  [`& > .${shot}:first-child`]: { display: 'block' },
  [`.${picker}:has(input:checked) & > .${shot}`]: { display: 'none' },
  ...shown,
});

export const swatches = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2) var(--space-5)' });

export const swatch = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  minHeight: '2.75rem',
  fontSize: 'var(--text-sm)',
  fontWeight: 600,
  '& > input': {
    appearance: 'none',
    flex: 'none',
    width: '2.25rem',
    height: '2.25rem',
    margin: 0,
    border: '1px solid var(--color-line-strong)',
    borderRadius: '50%',
    background: 'var(--swatch)',
    cursor: 'pointer',
    forcedColorAdjust: 'none',
  },
  '& > input:checked': { border: '3px solid var(--color-hero-ground)', outline: '3px solid var(--color-hero-ink)' },
  '& > input:focus-visible': { outline: '3px solid var(--color-hero-ink)', outlineOffset: 3 },
  '& > input:checked + span': {
    textDecoration: 'underline',
    textDecorationThickness: '2px',
    textUnderlineOffset: '0.3em',
  },
});
