import { css } from '../../theme/css.ts';

const FULL = '&[aria-pressed="true"] svg';

// A button without its script does nothing.
const nothingDead = {
  '@media (scripting: none)': { '&&': { display: 'none' } },
  '@media print': { '&&': { display: 'none' } },
} as const;

/** On the picture of a card, above the link that covers it. */
export const onCard = css({
  position: 'absolute',
  zIndex: 2,
  top: 'var(--space-2)',
  right: 'var(--space-2)',
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'color-mix(in srgb, var(--color-surface) 88%, transparent)',
  color: 'var(--color-ink)',
  '&:hover': { background: 'var(--color-surface)' },
  [FULL]: { color: 'var(--color-danger)', fill: 'currentColor' },
  ...nothingDead,
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
  [FULL]: { color: 'var(--color-danger)', fill: 'currentColor' },
  ...nothingDead,
});

/** Below the heart. */
export const refused = css({
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

/** Beside the buttons. */
export const refusedBeside = css({ flexBasis: '100%', color: 'var(--color-danger)', fontSize: 'var(--text-sm)' });
