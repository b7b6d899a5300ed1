import { css } from '../../theme/css.ts';

export const section = css({
  display: 'grid',
  justifyItems: 'start',
  gap: 'var(--space-4)',
  minWidth: 0,
  paddingTop: 'var(--space-8)',
  borderTop: '1px solid var(--color-line)',
  '& > *': { minWidth: 0, maxWidth: '100%' },
});

const list = {
  width: '100%',
  '& dt': { color: 'var(--color-muted)', fontSize: 'var(--text-sm)' },
  '& dd': { margin: 0, fontWeight: 500 },
} as const;

export const overview = css({
  ...list,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
  gap: 'var(--space-5) var(--space-4)',
});

export const rows = css({
  ...list,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: 'var(--space-4)',
    alignItems: 'baseline',
    padding: 'var(--space-3) 0',
    borderBottom: '1px solid var(--color-line)',
  },
  '[id]:has(> &)': { width: '100%' },
});

export const equipment = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-1) var(--space-6)',
  '& li': { position: 'relative', paddingLeft: 'var(--space-4)' },
  '& li::before': {
    content: '""',
    position: 'absolute',
    top: '0.65em',
    left: 0,
    width: 6,
    height: 6,
    borderRadius: '50%',
    background: 'var(--color-accent)',
  },
});

export const description = css({ maxWidth: 'var(--measure)', whiteSpace: 'pre-line' });

export const notice = css({
  display: 'flex',
  gap: 'var(--space-3)',
  maxWidth: 'calc(var(--measure) + 4rem)',
  padding: 'var(--space-4) var(--space-5)',
  borderRadius: 'var(--radius)',
  background: 'var(--color-tint)',
  fontSize: 'var(--text-sm)',
  '& svg': { flex: 'none', marginTop: 2 },
});
