import { css } from '../../theme/css.ts';

export const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 'var(--space-5)',
  minHeight: '60svh',
  paddingBlock: 'var(--space-8) var(--section)',
});

export const intro = css({ maxWidth: 'var(--measure)', textWrap: 'pretty', color: 'var(--color-muted)' });

export const small = css({ color: 'var(--color-muted)', fontSize: 'var(--text-sm)' });

export const list = css({
  display: 'grid',
  maxWidth: 'var(--measure)',
  borderTop: '1px solid var(--color-line)',
  '& > li': {
    display: 'grid',
    gap: 'var(--space-1)',
    paddingBlock: 'var(--space-3)',
    borderBottom: '1px solid var(--color-line)',
  },
  '& a': { fontWeight: 600, overflowWrap: 'anywhere' },
});

/** Above the copy of a car, and in view at each of its prices. */
export const banner = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 'var(--space-1) var(--space-4)',
  padding: 'var(--space-2) var(--gutter)',
  background: 'var(--color-ink)',
  color: 'var(--color-ground)',
  fontSize: 'var(--text-sm)',
  lineHeight: 1.35,
  position: 'sticky',
  zIndex: 'var(--layer-float)',
  top: 0,
  '& a': { color: 'inherit', fontWeight: 600, textDecoration: 'underline' },
});

export const form = css({
  padding: 'var(--space-4)',
  borderRadius: 'var(--radius)',
  background: 'var(--color-tint)',
});
