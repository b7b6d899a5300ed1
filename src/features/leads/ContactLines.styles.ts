import { css } from '../../theme/css.ts';

export const lines = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-2) var(--space-4)',
  // A number stays in one line on the narrowest phones.
  '& > a': { '@media (max-width: 24rem)': { paddingInline: 'var(--space-3)' } },
});
