import { css } from '../theme/css.ts';

export const prose = css({
  maxWidth: 'var(--measure)',
  textWrap: 'pretty',
  '& > * + *': { marginTop: 'var(--space-4)' },
  '& h1': { fontSize: 'var(--text-4xl)' },
  '& h2': { fontSize: 'var(--text-2xl)' },
  '& h3': { fontSize: 'var(--text-lg)', fontWeight: 'var(--heading-weight-small)', lineHeight: 1.3 },
  '& * + h2': { marginTop: 'var(--space-12)' },
  '& * + h3': { marginTop: 'var(--space-8)' },
  '& h1 + p': { fontSize: 'var(--text-lg)', color: 'var(--color-muted)', marginTop: 'var(--space-5)' },
  '& a': { color: 'var(--color-link)', textDecorationLine: 'underline' },
  '& a:hover': { textDecorationThickness: '2px' },
  '& ul, & ol': { paddingLeft: '1.25em' },
  '& li + li': { marginTop: 'var(--space-2)' },
  // Browsers default to tabular digits, which leave a gap before the full stop.
  '& li::marker': { color: 'var(--color-muted)', fontVariantNumeric: 'normal' },
  '& blockquote': {
    paddingLeft: 'var(--space-6)',
    borderLeft: '2px solid var(--color-accent)',
    fontSize: 'var(--text-lg)',
  },
  '& hr': { border: 0, borderTop: '1px solid var(--color-line)', margin: 'var(--space-10) 0' },
  '& img, & video': { maxWidth: '100%', height: 'auto', borderRadius: 'var(--radius)' },
  '& table': { width: '100%', borderCollapse: 'collapse', fontSize: 'var(--text-sm)' },
  '& th, & td': {
    padding: 'var(--space-3) var(--space-3) var(--space-3) 0',
    borderBottom: '1px solid var(--color-line)',
    textAlign: 'left',
    verticalAlign: 'top',
  },
});
