import { css } from '../../theme/css.ts';

const PRESSED_ICON = '&[aria-pressed="true"] svg';

// The button needs its script.
const hiddenWithoutScripts = {
  '@media (scripting: none)': { '&&': { display: 'none' } },
  '@media print': { '&&': { display: 'none' } },
} as const;

/** In the air above the car of a card, stacked above the link that covers the card. */
export const onCard = css({
  position: 'absolute',
  zIndex: 2,
  // The visible heart is 22 px: it ends above the car, though the area for the finger is larger.
  top: '-0.25rem',
  right: 'var(--space-1)',
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'none',
  color: 'var(--color-car-ground-ink)',
  '&:hover': { background: 'color-mix(in srgb, currentColor 10%, transparent)' },
  [PRESSED_ICON]: { color: 'var(--color-danger)', fill: 'currentColor' },
  ...hiddenWithoutScripts,
});

/** As large as the other buttons of the car's page. */
export const button = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  minHeight: '2.75rem',
  paddingInline: 'var(--space-4)',
  border: '1px solid var(--color-line-strong)',
  borderRadius: 'var(--radius-control)',
  background: 'none',
  color: 'inherit',
  fontSize: 'var(--text-sm)',
  fontWeight: 500,
  '&:hover': { borderColor: 'var(--color-ink)' },
  [PRESSED_ICON]: { color: 'var(--color-danger)', fill: 'currentColor' },
  ...hiddenWithoutScripts,
});

/** Below the heart. */
export const message = css({
  position: 'absolute',
  zIndex: 3,
  top: '3.5rem',
  insetInline: 'var(--space-2)',
  padding: 'var(--space-2) var(--space-3)',
  borderRadius: 'var(--radius-small)',
  background: 'var(--color-ink)',
  color: 'var(--color-ground)',
  fontSize: 'var(--text-sm)',
  lineHeight: 1.35,
});

/** In the row of the buttons. */
export const inlineMessage = css({ flexBasis: '100%', color: 'var(--color-danger)', fontSize: 'var(--text-sm)' });
