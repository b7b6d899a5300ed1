import { css } from '../../theme/css.ts';
import { MAX_COLOURS } from './maxColours.ts';

export const picker = css({
  gridArea: 'picture',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-4)',
  alignSelf: 'start',
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

export const title = css({ fontWeight: 700, '&:empty': { display: 'none' } });

/** All in one row, or in two of about the same length. */
export const swatches = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(var(--half), minmax(0, 1fr))',
  gap: 'var(--space-3) var(--space-2)',
  '@media (min-width: 48rem)': { gridTemplateColumns: 'repeat(var(--count), minmax(0, 4.25rem))' },
});

/** The name is below the colour. */
export const swatch = css({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  gap: 'var(--space-2)',
  minHeight: '2.75rem',
  // Space for the ring of the chosen colour.
  paddingTop: '6px',
  lineHeight: 1.2,
  fontSize: '0.8125rem',
  fontWeight: 600,
  textAlign: 'center',
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
  // The ring is outside the box, so that nothing moves.
  '& > input:checked': { outline: '3px solid var(--color-hero-ink)', outlineOffset: 2 },
  '& > input:focus-visible': { outline: '3px solid var(--color-hero-ink)', outlineOffset: 3 },
  '& > input:checked + span': {
    textDecoration: 'underline',
    textDecorationThickness: '2px',
    textUnderlineOffset: '0.3em',
  },
});
