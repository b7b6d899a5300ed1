import { css } from '../../theme/css.ts';

export const frame = css({ paddingBlock: 'var(--space-3)' });

export const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-4)',
  maxWidth: 'var(--measure)',
  '&[data-large]': { fontSize: 'var(--text-lg)' },
  '& > span:empty': { display: 'none' },
});

export const icon = css({ flex: 'none', color: 'var(--color-link)' });
