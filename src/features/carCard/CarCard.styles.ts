import { css } from '../../theme/css.ts';

export const card = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflow: 'hidden',
  borderRadius: 'var(--radius)',
  background: 'var(--color-surface)',
  border: '1px solid var(--color-line)',
  transition: 'border-color var(--duration) var(--ease), box-shadow var(--duration) var(--ease)',
  '& img': { transition: 'transform var(--duration-slow) var(--ease)' },
  // A flat image, so that a complete card fits the first screen of a list.
  '& > span:first-child': { aspectRatio: '16 / 9' },
  '@media not (pointer: coarse)': {
    '&:hover': { borderColor: 'var(--color-line-strong)', boxShadow: 'var(--shadow)' },
    '&:hover img': { transform: 'scale(1.03)' },
    '&:hover h2 a, &:hover h3 a': { textDecoration: 'underline', textUnderlineOffset: '0.15em' },
  },
  '&:has(a:focus-visible)': { outline: '2px solid var(--color-focus)', outlineOffset: 2 },
  '@media (prefers-reduced-motion: reduce)': {
    '&, & img': { transition: 'none' },
    '&:hover img': { transform: 'none' },
  },
});

export const badge = css({ position: 'absolute', top: 'var(--space-3)', left: 'var(--space-3)' });

export const body = css({
  display: 'grid',
  flex: 1,
  // A long town name is truncated instead of displacing its neighbour.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto auto 1fr auto auto',
  gap: 2,
  padding: 'var(--space-3) var(--space-5)',
  '@media (min-width: 105rem)': { paddingInline: 'var(--space-4)' },
});

export const title = css({
  fontSize: 'var(--text-lg)',
  fontWeight: 'var(--heading-weight-small)',
  lineHeight: 1.25,
  // Model names keep the spelling of their makers: i4, iX1, e-tron.
  textTransform: 'none',
});

export const link = css({
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
  '&:focus-visible': { outline: 'none', boxShadow: 'none' },
});

const line = {
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  fontSize: 'var(--text-sm)',
} as const;

/** Terms of the monthly cost. The height is reserved where cards are in rows, so that their prices align. */
export const terms = css({
  fontSize: 'var(--text-xs)',
  lineHeight: 1.3,
  color: 'var(--color-muted)',
  '@media (min-width: 640px)': { minHeight: '3.9em' },
});

export const text = css({ ...line, minHeight: '1.55em' });
export const foot = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--space-3)',
  minHeight: '2rem',
});
export const city = css({ ...line, color: 'var(--color-muted)' });
