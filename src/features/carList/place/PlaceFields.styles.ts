import { css } from '../../../theme/css.ts';

export const fields = css({ display: 'grid', gap: 'var(--space-3)', paddingBottom: 'var(--space-4)' });

export const position = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: 'var(--space-2)',
  minHeight: 44,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'var(--color-link)',
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  '@media (scripting: none)': { display: 'none' },
});

export const note = css({ margin: 0, fontSize: 'var(--text-sm)', '&:empty': { display: 'none' } });
