import { css } from '../../../theme/css.ts';

/** The coloured dot repeats the text. */
export const state = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '0.5em',
  fontSize: 'var(--text-sm)',
  fontWeight: 500,
  color: 'var(--color-ink)',
  '&::before': {
    content: '""',
    flex: 'none',
    alignSelf: 'center',
    width: '0.5rem',
    height: '0.5rem',
    marginRight: '0.2em',
    border: '2px solid var(--color-muted)',
    borderRadius: '50%',
  },
  // On paper the state would be outdated.
  '@media print': { display: 'none' },
  '&[data-open]': { color: 'var(--color-positive)' },
  '&[data-open]::before': { borderColor: 'var(--color-positive)', background: 'var(--color-positive)' },
});
export const department = css({ color: 'var(--color-muted)', fontWeight: 400 });
