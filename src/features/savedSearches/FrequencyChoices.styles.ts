import { css } from '../../theme/css.ts';

export const choices = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 var(--space-6)',
  margin: 0,
  padding: 0,
  border: 0,
});

export const legend = css({ padding: 0, fontWeight: 600, fontSize: 'var(--text-sm)' });

export const choice = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-3)',
  minHeight: '2.75rem',
  cursor: 'pointer',
  '& > input': { flex: 'none', width: '1.5rem', height: '1.5rem', margin: 0, accentColor: 'var(--color-accent)' },
});
