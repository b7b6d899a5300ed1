import { css } from '../../theme/css.ts';

export const lists = css({
  display: 'grid',
  justifyItems: 'start',
  gap: 'var(--space-4)',
  paddingBlock: 'var(--space-8)',
  borderTop: '1px solid var(--color-line)',
  '& h2': { fontSize: 'var(--text-xl)' },
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)', margin: 0, padding: 0, listStyle: 'none' },
  '& li a': { whiteSpace: 'normal' },
  '& li span:last-child': { color: 'var(--color-muted)', fontWeight: 400 },
  '& [aria-current="page"]': { borderColor: 'var(--color-ink)', boxShadow: 'inset 0 0 0 1px var(--color-ink)' },
});
