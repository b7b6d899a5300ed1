import { css } from '../../theme/css.ts';

export const box = css({ display: 'grid', gap: 'var(--space-5)', maxWidth: '40rem', overflowWrap: 'anywhere' });

export const receipt = css({
  display: 'grid',
  gap: 'var(--space-4)',
  padding: 'var(--space-6)',
  borderRadius: 'var(--radius)',
  background: 'var(--color-tint)',
});

export const problem = css({ fontWeight: 600 });

export const facts = css({ display: 'grid', gap: 'var(--space-2)' });

export const fact = css({
  display: 'grid',
  gap: '0 var(--space-4)',
  '@media (min-width: 30rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' },
});

export const label = css({ color: 'var(--color-muted)' });

export const confirm = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--space-4) var(--space-6)',
});
