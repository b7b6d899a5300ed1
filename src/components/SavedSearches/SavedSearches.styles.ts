import { css } from '../../theme/css.ts';

export const box = css({
  display: 'grid',
  justifyItems: 'start',
  gap: 'var(--space-5)',
  maxWidth: '44rem',
  overflowWrap: 'anywhere',
});

export const list = css({ display: 'grid', gap: 'var(--space-5)', width: '100%' });

export const entry = css({
  display: 'grid',
  gap: 'var(--space-3)',
  padding: 'var(--space-5)',
  border: '1px solid var(--color-line-strong)',
  borderRadius: 'var(--radius)',
});

export const title = css({ fontWeight: 600 });

export const note = css({ color: 'var(--color-muted)', fontSize: 'var(--text-sm)' });

export const actions = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3)' });

export const done = css({
  width: '100%',
  padding: 'var(--space-4) var(--space-5)',
  borderRadius: 'var(--radius)',
  background: 'var(--color-tint)',
  fontWeight: 600,
});

export const problem = css({ color: 'var(--color-danger)', fontWeight: 600 });
