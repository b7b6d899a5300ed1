import { css } from '../../theme/css.ts';

export const promo = css({
  display: 'grid',
  gap: 'var(--space-8)',
  alignItems: 'center',
  '@media (min-width: 48rem)': { gridTemplateColumns: 'repeat(auto-fit, minmax(18rem, 1fr))' },
});

export const image = css({ width: '100%', height: 'auto', borderRadius: 'var(--radius-large)' });

export const body = css({ display: 'grid', gap: 'var(--space-4)', justifyItems: 'start' });
