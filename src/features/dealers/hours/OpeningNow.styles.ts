import { css } from '../../../theme/css.ts';

/** The coloured dot of an open dealer repeats the text, and so does the clock of a closed one. */
export const state = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '0.5em',
  fontSize: 'var(--text-sm)',
  fontWeight: 500,
  color: 'var(--color-ink)',
  '& > svg': { flex: 'none', alignSelf: 'center', color: 'var(--color-muted)' },
  // On paper the state would be outdated.
  '@media print': { display: 'none' },
  '&[data-open]': { color: 'var(--color-positive)' },
  '&[data-open]::before': {
    content: '""',
    flex: 'none',
    alignSelf: 'center',
    width: '0.75rem',
    height: '0.75rem',
    marginRight: '0.2em',
    borderRadius: '50%',
    background: 'var(--color-positive)',
  },
});
export const department = css({ color: 'var(--color-muted)', fontWeight: 400 });
