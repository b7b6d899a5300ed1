import { css } from '../../theme/css.ts';

const WIDE = '@media (min-width: 64rem)';

export const example = css({
  display: 'grid',
  overflow: 'hidden',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius-large)',
  background: 'var(--color-surface)',
  [WIDE]: { gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 9fr)' },
});
export const picture = css({
  display: 'grid',
  alignItems: 'center',
  background: 'var(--color-tint)',
  '& img': { mixBlendMode: 'multiply' },
});
export const panel = css({
  display: 'grid',
  alignContent: 'center',
  gap: 'var(--space-4)',
  minWidth: 0,
  padding: 'clamp(var(--space-5), 4vw, var(--space-10))',
  '& strong[data-sum]': { fontSize: 'var(--text-xl)', lineHeight: 1.2 },
});
export const car = css({
  display: 'grid',
  gap: 'var(--space-1)',
  '& a': { color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
  '& > p': { color: 'var(--color-muted)', fontSize: 'var(--text-sm)' },
});
export const price = css({
  '&&': { color: 'var(--color-ink)' },
  '& > strong': { fontSize: 'var(--text-xl)', lineHeight: 1.2 },
  '& > small': { marginInlineStart: 'var(--space-2)', color: 'var(--color-muted)' },
});
