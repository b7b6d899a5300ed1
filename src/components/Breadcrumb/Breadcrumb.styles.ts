import { css } from '../../theme/css.ts';

export const nav = css({
  width: '100%',
  maxWidth: 'var(--page-width)',
  marginInline: 'auto',
  padding: 'var(--space-2) var(--gutter)',
  fontSize: 'var(--text-sm)',
});

export const list = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 'var(--space-2)' });

export const entry = css({
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  color: 'var(--color-muted)',
  '& + &::before': { content: '"/"', marginRight: 'var(--space-2)', color: 'var(--color-line-strong)' },
});

export const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2rem',
  textDecoration: 'none',
  '&:hover': { color: 'var(--color-ink)', textDecoration: 'underline' },
});

/** In one line: the heading below says the whole name. */
export const current = css({
  overflow: 'hidden',
  color: 'var(--color-ink)',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
