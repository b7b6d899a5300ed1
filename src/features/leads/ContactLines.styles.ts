import { css } from '../../theme/css.ts';

export const lines = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifySelf: 'stretch',
  maxWidth: '32rem',
  gap: 'var(--space-2) var(--space-4)',
  // A number stays in one line on the narrowest phones.
  '& > a': { flex: '1 1 auto', '@media (max-width: 24rem)': { paddingInline: 'var(--space-3)' } },
});
