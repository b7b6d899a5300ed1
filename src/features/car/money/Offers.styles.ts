import { css } from '../../../theme/css.ts';

export const offers = css({ display: 'grid', borderTop: '1px solid var(--color-line)' });

export const offer = css({
  // The amount goes below a name of which it leaves less than a word.
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-1) var(--space-4)',
  padding: 'var(--space-3) 0',
  borderBottom: '1px solid var(--color-line)',
  '& > strong': { marginInlineStart: 'auto' },
  '& > span': { flex: '1 1 0', minWidth: 'min(8rem, 100%)' },
  '& > span > small': { display: 'block', color: 'var(--color-muted)', fontSize: 'var(--text-xs)' },
  '& > p, & > details': { flex: '1 1 100%', fontSize: 'var(--text-xs)' },
  '& > p': { color: 'var(--color-muted)' },
  '@media print': { padding: '1mm 0', '& > p': { fontSize: '7.5pt' } },
});

/** For what does not fit on the print sheet. */
export const onScreen = css({ '@media print': { display: 'none' } });

export const extra = css({ display: 'flex', flexWrap: 'wrap', columnGap: 'var(--space-4)' });

/** A disclosure for details that few visitors need. */
export const details = css({
  '& > summary': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 'var(--space-1)',
    minHeight: 28,
    color: 'var(--color-link)',
    fontSize: 'var(--text-xs)',
    textDecoration: 'underline',
    textDecorationColor: 'transparent',
    textUnderlineOffset: '0.3em',
    '&:hover': { textDecorationColor: 'currentColor' },
  },
  '& > summary > svg': { transition: 'rotate var(--duration) var(--ease)' },
  '&[open] > summary > svg': { rotate: '180deg' },
  '& > p, & > [data-later] > p': { marginTop: 'var(--space-2)', color: 'var(--color-muted)' },
  '@media print': { display: 'none' },
});

export const rows = css({
  margin: 'var(--space-2) 0 0',
  fontSize: 'var(--text-xs)',
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: 'var(--space-4)',
    padding: '3px 0',
  },
  '& > div + div': { borderTop: '1px solid var(--color-line)' },
  '& dt': { flex: '1 1 0', minWidth: 'min(7rem, 100%)', color: 'var(--color-muted)' },
  '& dd': { margin: '0 0 0 auto', textAlign: 'end' },
});
