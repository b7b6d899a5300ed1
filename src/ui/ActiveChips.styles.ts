import { css } from '../theme/css.ts';

export const chips = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-2)',
  marginTop: 'var(--space-4)',
  '& a': { textDecoration: 'none' },
});
export const clear = css({ borderColor: 'transparent', background: 'none', color: 'var(--color-link)' });
