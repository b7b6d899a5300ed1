import { ALERT_SHARE } from '../../theme/alertShare.ts';
import { css } from '../../theme/css.ts';
import { bands } from '../../ui/layout.styles.ts';

const mixedWithGround = (color: string, share: number) =>
  `color-mix(in srgb, ${color} ${share * 100}%, var(--color-ground))`;

/** Above the header, in the document flow: it scrolls away while the header sticks. */
export const alert = css({
  borderBottom: '1px solid var(--color-line)',
  // No border above an image.
  '&:has(+ [data-over])': { borderBottomColor: 'transparent' },
  color: 'var(--color-ink)',
  fontSize: 'var(--text-sm)',
  lineHeight: 1.45,
  '@media print': { display: 'none' },
});

const warning = css({
  background: mixedWithGround('var(--color-warning)', ALERT_SHARE.warning),
  '& svg': { color: 'var(--color-warning)' },
});
const light = css({ background: mixedWithGround('var(--color-accent)', ALERT_SHARE.accent) });

/** By `MessageType`. */
export const backgrounds: Readonly<Record<string, string>> = {
  Warning: warning,
  Dark: bands.contrast,
  Light: light,
  Neutral: bands.tint,
};

export const line = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 'var(--space-3)',
  maxWidth: 'var(--page-width)',
  minHeight: '3.5rem',
  marginInline: 'auto',
  padding: 'var(--space-1) var(--gutter)',
  '@media (min-width: 48rem)': { alignItems: 'center' },
});

export const icon = css({ flex: 'none', marginTop: '0.4375rem', '@media (min-width: 48rem)': { marginTop: 0 } });

export const body = css({
  flex: 1,
  minWidth: 0,
  paddingBlock: 'var(--space-2)',
  '@media (min-width: 48rem)': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 'var(--space-3)',
    paddingBlock: 'var(--space-2)',
  },
});

export const title = css({ fontWeight: 650 });

/** The text is on one line where there is space, in the style of the bar instead of rich text. */
export const text = css({
  '&&': { maxWidth: 'none' },
  '&& > * + *': { marginTop: 'var(--space-1)' },
  '&& a': { color: 'inherit', fontWeight: 600 },
});

export const close = css({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  marginRight: 'calc(-1 * var(--space-3))',
  border: 0,
  borderRadius: 'var(--radius-control)',
  background: 'none',
  color: 'inherit',
  '&:hover': { background: 'color-mix(in srgb, currentColor 10%, transparent)' },
  // The button needs JavaScript.
  '@media (scripting: none)': { display: 'none' },
});
