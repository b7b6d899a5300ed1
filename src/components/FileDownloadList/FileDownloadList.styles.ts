import { css } from '../../theme/css.ts';

export const files = css({
  borderBottom: '1px solid var(--color-line)',
  '& > li': { borderTop: '1px solid var(--color-line)' },
  // S3 §9: three while collapsed. Without JavaScript nothing is hidden, because the button does not work.
  '@media (scripting: enabled)': { '&[data-collapsed] > :nth-child(n + 4)': { display: 'none' } },
});

export const file = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 'var(--space-4)',
  minHeight: '4rem',
  paddingBlock: 'var(--space-3)',
  borderRadius: 'var(--radius-small)',
  textDecoration: 'none',
  transition: 'color var(--duration-fast) var(--ease)',
  '&:hover': { color: 'var(--color-link)' },
  '@media (max-width: 39.98rem)': { '& > :last-child:not(:nth-child(2))': { gridColumn: 2 } },
});

export const icon = css({
  color: 'var(--color-link)',
  transition: 'transform var(--duration) var(--ease)',
  'a:hover > &': { transform: 'translateY(3px)' },
});

export const name = css({ fontWeight: 600, hyphens: 'auto', 'a:hover > &': { textDecoration: 'underline' } });

export const facts = css({ color: 'var(--color-muted)', fontSize: 'var(--text-sm)', whiteSpace: 'nowrap' });

export const toggle = css({ marginTop: 'var(--space-3)', '@media (scripting: none)': { display: 'none' } });
