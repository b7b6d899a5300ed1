import { css, keyframes } from '../../theme/css.ts';

export const page = css({ paddingBottom: 'var(--section)' });
export const heading = css({ paddingBlock: 'var(--space-4) var(--space-8)' });
export const intro = css({
  maxWidth: '44rem',
  marginTop: 'var(--space-4)',
  color: 'var(--color-muted)',
  fontSize: 'var(--text-lg)',
  lineHeight: 1.5,
});

export const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--space-4) var(--space-8)',
  marginBottom: 'var(--space-8)',
});
export const chips = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)' });
export const feed = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.25rem',
  gap: 'var(--space-2)',
  color: 'var(--color-muted)',
  fontSize: 'var(--text-sm)',
  '&:hover': { color: 'var(--color-ink)' },
});

/**
 * One or two columns (S1 §2.3). With a highlighted story across both columns, the fourth is as wide: with four stories per
 * page no cell is empty, and no story changes its size when more are added.
 */
export const grid = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-12) var(--space-8)',
  transition: 'opacity var(--duration) var(--ease)',
  '&[data-pending]': { opacity: 0.45 },
  '@media (min-width: 48rem)': {
    rowGap: 'var(--space-16)',
    '&[data-columns="2"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '&[data-columns="2"][data-highlight] > :is(:first-child, :nth-child(4))': { gridColumn: '1 / -1' },
    '&[data-columns="1"]': { rowGap: 'var(--space-10)' },
    '&[data-columns="1"] > * + *': { paddingTop: 'var(--space-10)', borderTop: '1px solid var(--color-line)' },
  },
});

export const end = css({
  display: 'grid',
  justifyItems: 'center',
  gap: 'var(--space-4)',
  paddingTop: 'var(--space-16)',
  // New content above must not scroll the page (scroll anchoring).
  overflowAnchor: 'none',
  '&[data-alone]': {
    justifyItems: 'start',
    padding: 'var(--space-10) var(--space-8)',
    borderRadius: 'var(--radius)',
    background: 'var(--color-tint)',
  },
});
export const status = css({
  color: 'var(--color-muted)',
  fontSize: 'var(--text-sm)',
  '[data-alone] > &': { color: 'var(--color-ink)', fontSize: 'var(--text-xl)', fontWeight: 600 },
});

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
export const spinner = css({
  width: '1.1em',
  height: '1.1em',
  border: '2px solid currentColor',
  borderRightColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 700ms linear infinite`,
});
