import { css } from '../../theme/css.ts';

export const target = css({ scrollMarginTop: 'var(--header-height)' });
export const flow = css({
  display: 'grid',
  gap: 'var(--space-4)',
  minWidth: 0,
  '@media (scripting: none)': { display: 'none' },
});
export const stepTitle = css({ fontSize: 'var(--text-2xl)', fontWeight: 600, lineHeight: 1.25, outline: 'none' });
