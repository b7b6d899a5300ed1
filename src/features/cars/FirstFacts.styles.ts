import { css } from '../../theme/css.ts';

export const firstFacts = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
  gap: '1px',
  overflow: 'hidden',
  borderRadius: 'var(--radius)',
  '& > div': { display: 'grid', gap: 'var(--space-1)', padding: 'var(--space-4) var(--space-5)' },
  '& > div + div': { boxShadow: '-1px 0 0 var(--color-line)' },
  '& dt': { color: 'var(--color-muted)', fontSize: 'var(--text-sm)' },
  '& dd': {
    margin: 0,
    fontSize: 'var(--text-lg)',
    fontWeight: 750,
    lineHeight: 1.2,
    letterSpacing: '-0.01em',
    overflowWrap: 'anywhere',
  },
  '@media print': { display: 'none' },
});
