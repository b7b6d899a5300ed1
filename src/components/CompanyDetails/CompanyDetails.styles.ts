import { css } from '../../theme/css.ts';

export const parts = css({ rowGap: 'var(--space-5)' });

export const facts = css({ display: 'grid', gap: 'var(--space-4)', overflowWrap: 'anywhere' });

export const name = css({ fontWeight: 600 });

export const list = css({ display: 'grid', gap: 'var(--space-2)' });

export const fact = css({
  display: 'grid',
  gap: '0 var(--space-4)',
  '@media (min-width: 30rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' },
});

export const label = css({ color: 'var(--color-muted)' });
