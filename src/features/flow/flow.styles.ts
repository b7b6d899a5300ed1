import { css, keyframes } from '../../theme/css.ts';

export const scriptless = css({
  display: 'none',
  '@media (scripting: none)': {
    display: 'block',
    marginBottom: 'var(--space-4)',
    padding: 'var(--space-5)',
    borderRadius: 'var(--radius)',
    background: 'var(--color-tint)',
    '& a': { textDecoration: 'underline' },
  },
});
export const step = css({
  minWidth: 0,
  padding: 'var(--space-5)',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius)',
  background: 'var(--color-surface)',
  scrollMarginTop: 'calc(var(--header-height) + var(--space-3))',
  '&[data-status="later"]': {
    paddingBlock: 'var(--space-3)',
    borderColor: 'transparent',
    borderBlockEndColor: 'var(--color-line)',
    borderRadius: 0,
    background: 'none',
  },
  '&[data-status="closed"]': { paddingBlock: 'var(--space-4)' },
  '@media (min-width: 48rem)': {
    paddingInline: 'var(--space-8)',
    '&[data-status="open"]': { paddingBlock: 'var(--space-6)' },
  },
  '@media (max-width: 39.98rem)': {
    marginInline: 'calc(-1 * var(--gutter))',
    paddingInline: 'var(--gutter)',
    borderInline: 0,
    borderRadius: 0,
  },
  '@media (scripting: none)': { display: 'none' },
});
export const content = css({
  display: 'grid',
  gap: 'var(--space-5)',
  paddingTop: 'var(--space-4)',
  minWidth: 0,
  '& &': { paddingTop: 0 },
});
export const managed = css({ maxWidth: '46rem' });
export const partTitle = css({ fontSize: 'var(--text-lg)', fontWeight: 600 });
export const problem = css({
  display: 'grid',
  justifyItems: 'start',
  gap: 'var(--space-2)',
  '&:empty': { display: 'none' },
  '& > strong': { color: 'var(--color-danger)' },
});
/** A link that does not work, with all that one can do about it. */
export const linkProblem = css({
  maxWidth: '46rem',
  padding: 'var(--space-6)',
  border: '1px solid var(--color-line-strong)',
  borderRadius: 'var(--radius)',
  background: 'var(--color-surface)',
});
export const help = css({
  '& a': { textDecoration: 'underline', overflowWrap: 'anywhere' },
  '& a[href^="tel:"]': { whiteSpace: 'nowrap' },
});
export const note = css({ color: 'var(--color-muted)', fontSize: 'var(--text-sm)' });
export const next = css({
  '&&': { justifySelf: 'start', minWidth: 'min(100%, 16rem)', '@media (max-width: 39.98rem)': { width: '100%' } },
});
/**
 * The button that begins a flow. It looks like what it is before anything is typed: a press says what is missing, and the script
 * enables it.
 */
export const begin = css({
  '&&&:is(:disabled, [aria-disabled="true"])': {
    borderColor: 'transparent',
    background: 'var(--color-accent)',
    color: 'var(--color-accent-ink)',
    cursor: 'pointer',
  },
});
export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-3)',
  '& > :is(button, a)': { flex: '0 1 16rem', '@media (max-width: 39.98rem)': { flex: '1 1 100%' } },
});
const pulse = keyframes({ '50%': { opacity: 0.45 } });
export const loading = css({
  display: 'grid',
  gap: 'var(--space-3)',
  paddingTop: 'var(--space-4)',
  color: 'var(--color-muted)',
  '& > i': {
    height: '3.25rem',
    borderRadius: 'var(--radius-small)',
    background: 'var(--color-tint)',
    animation: `${pulse} 1.4s ease-in-out infinite`,
    '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
  },
});
export const facts = css({
  display: 'grid',
  gap: 'var(--space-2)',
  margin: 0,
  '& > div': { display: 'grid' },
  '& dt': { color: 'var(--color-muted)', fontSize: 'var(--text-sm)' },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  // What people have typed stays as it is.
  '& dd:not([data-typed])::first-letter': { textTransform: 'uppercase' },
});
export const confirmation = css({
  display: 'grid',
  gap: 'var(--space-6)',
  '& > div': { alignContent: 'start', paddingTop: 0 },
  '@media (min-width: 48rem)': {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    '& > :first-child': { gridColumn: '1 / -1' },
  },
  '& ul': { display: 'grid', gap: 'var(--space-1)' },
});
