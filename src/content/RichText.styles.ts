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
  '& ol > li::marker': { fontWeight: 600 },
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
    // The first line of a table is then also that of a heading beside it.
    verticalAlign: 'baseline',
  },
  '& thead th': { color: 'var(--color-muted)', fontWeight: 500 },
  // Editors mark the cells of sums with this class.
  '& .amount': {
    paddingInlineEnd: 0,
    textAlign: 'right',
    fontVariantNumeric: 'tabular-nums',
    '@media (min-width: 40rem)': { whiteSpace: 'nowrap' },
  },
  '& td.amount': { fontWeight: 600, whiteSpace: 'nowrap' },
  // Prices of packages: what is compared is read first.
  '& tr:has(> td.amount) > th[scope="row"], & td.amount': { fontSize: 'var(--text-lg)' },
  // Words of ordinary size do not break.
  '& th[scope="row"]': { width: '25%' },
});
/** A list of advantages: check marks, and what is bold on a line of its own. */
export const checkedList = css({
  '&& ul': { display: 'grid', gap: 'var(--space-4)', margin: 0, padding: 0, listStyle: 'none' },
  '&& li': {
    position: 'relative',
    margin: 0,
    padding: '0 0 var(--space-4) 2.25rem',
    borderBottom: '1px solid var(--color-line)',
    color: 'var(--color-muted)',
    fontSize: 'var(--text-sm)',
  },
  '&& li::before': {
    content: '""',
    position: 'absolute',
    top: '0.2em',
    left: '0.4rem',
    width: '0.5rem',
    height: '0.95rem',
    borderRight: '2px solid var(--color-link)',
    borderBottom: '2px solid var(--color-link)',
    rotate: '42deg',
  },
  '&& strong': { display: 'block', color: 'var(--color-ink)', fontSize: 'var(--text-md)' },
});
