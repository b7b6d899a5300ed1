import { css } from '../../theme/css.ts';
import { textAsWordmark } from '../../theme/wordmark.ts';

const NARROW = '@media (max-width: 23.98rem)';

const drawing = {
  gridArea: '1 / 1',
  width: '100%',
  height: '100%',
  objectFit: 'contain',
  objectPosition: 'left center',
} as const;

export const logo = css({
  // Shrinks on a narrow phone with large text, so that the menu's button stays on the screen.
  flex: '0 1 auto',
  display: 'grid',
  alignItems: 'center',
  // 90 % on small phones (S1 §9).
  width: 'calc(var(--logo-width) * 0.9)',
  height: 'min(calc(var(--logo-height) * 0.9), calc(var(--header-height) - var(--space-2)))',
  color: 'inherit',
  textDecoration: 'none',
  // The logo is made for this background, so forced colours do not apply.
  '@media (forced-colors: active)': {
    forcedColorAdjust: 'none',
    background: 'var(--color-ground)',
    color: 'var(--color-ink)',
    '--forced-ink': 'currentColor',
    boxShadow: '0 0 0 var(--space-1) var(--color-ground)',
  },
  '@media (min-width: 40rem)': {
    width: 'var(--logo-width)',
    height: 'min(var(--logo-height), calc(var(--header-height) - var(--space-2)))',
  },
});

/** On a brand host: the site's logo, a hairline, the wordmark of the make. */
export const lockup = css({
  '&&': { width: 'auto', gridTemplateColumns: 'calc(var(--logo-width) * 0.66) auto', columnGap: 'var(--space-3)' },
  // The longest name leaves room for the menu at 320 px.
  [NARROW]: { '&&': { gridTemplateColumns: 'calc(var(--logo-width) * 0.55) auto', columnGap: 'var(--space-2)' } },
  '@media (min-width: 40rem)': {
    '&&': { gridTemplateColumns: 'calc(var(--logo-width) * 0.8) auto', columnGap: 'var(--space-4)' },
  },
});

export const make = css({
  '--capital': '0.75rem',
  gridColumn: 2,
  paddingLeft: 'var(--space-3)',
  borderLeft: '1px solid color-mix(in srgb, currentColor 45%, transparent)',
  paddingBlock: 'var(--space-2)',
  fontFamily: 'var(--font-heading)',
  fontWeight: 'var(--heading-weight)',
  lineHeight: 1.7,
  whiteSpace: 'nowrap',
  ...textAsWordmark('make'),
  [NARROW]: { '--capital': '0.625rem', paddingLeft: 'var(--space-2)' },
  '@media (min-width: 40rem)': { '--capital': '1rem', paddingLeft: 'var(--space-4)' },
});

export const dark = css({ ...drawing, opacity: 'var(--logo-dark)' });
export const light = css({ ...drawing, opacity: 'var(--logo-light)' });

/** Of a site whose header has no image. */
export const wordmark = css({
  '--capital': '1.25rem',
  fontFamily: 'var(--font-heading)',
  fontSize: 'var(--text-xl)',
  fontWeight: 'var(--heading-weight)',
  letterSpacing: 'var(--heading-spacing)',
  ...textAsWordmark('wordmark'),
});
