import { css, keyframes } from '../../theme/css.ts';

const WIDE = '@media (min-width: 80rem)';
const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-6px)' } });
const plain = { color: 'inherit', textDecoration: 'none' } as const;

export const nav = css({ [WIDE]: { flex: 1 } });

export const list = css({
  borderTop: '1px solid var(--color-line)',
  [WIDE]: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    columnGap: 'clamp(1.25rem, 2.1vw, 2.25rem)',
    border: 0,
  },
});

export const entry = css({
  borderBottom: '1px solid var(--color-line)',
  [WIDE]: { position: 'relative', border: 0, '&:has([data-wide])': { position: 'static' } },
});

export const details = css({
  '&[open] > summary svg': { transform: 'rotate(180deg)' },
});

/** Entries of the first level, links and summaries alike. */
export const top = css({
  ...plain,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--space-1)',
  minHeight: '3.5rem',
  fontSize: 'var(--text-lg)',
  fontWeight: 600,
  [WIDE]: {
    minHeight: 'var(--header-height)',
    fontSize: 'var(--text-sm)',
    fontWeight: 500,
    whiteSpace: 'nowrap',
    boxShadow: 'inset 0 -2px 0 0 transparent',
    '&:hover, &[aria-current], &[data-current], details[open] > &': { boxShadow: 'inset 0 -2px 0 0 currentColor' },
  },
});

export const chevron = css({ flex: 'none', transition: 'transform var(--duration) var(--ease)' });

export const drop = css({
  paddingBottom: 'var(--space-5)',
  [WIDE]: {
    position: 'absolute',
    top: '100%',
    left: 'calc(-1 * var(--space-6))',
    minWidth: '19rem',
    padding: 'var(--space-6)',
    border: '1px solid var(--color-line)',
    borderTop: 0,
    borderRadius: '0 0 var(--radius) var(--radius)',
    background: 'var(--color-surface)',
    color: 'var(--color-ink)',
    boxShadow: 'var(--shadow-large)',
    animation: `${appear} var(--duration) var(--ease)`,
    '&[data-wide]': {
      insetInline: 0,
      borderInline: 0,
      borderRadius: 0,
      padding:
        'var(--space-8) max(var(--gutter), calc((100vw - var(--page-width)) / 2 + var(--gutter))) var(--space-10)',
    },
  },
});

export const own = css({ marginBottom: 'var(--space-2)', [WIDE]: { marginBottom: 'var(--space-4)' } });
export const ownLink = css({
  ...plain,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  minHeight: '2.5rem',
  fontWeight: 600,
  color: 'var(--color-link)',
  '& svg': { transition: 'transform var(--duration) var(--ease)' },
  '&:hover svg': { transform: 'translateX(3px)' },
  [WIDE]: { fontFamily: 'var(--font-heading)', fontSize: 'var(--text-lg)', fontWeight: 'var(--heading-weight-small)' },
});

export const second = css({
  display: 'grid',
  [WIDE]: {
    gap: 'var(--space-1)',
    '[data-wide] > &': { display: 'block', columns: '4 13rem', columnGap: 'var(--space-8)' },
    '[data-wide] > & > li': { breakInside: 'avoid', paddingBottom: 'var(--space-1)' },
    '[data-wide] > & > li:has(ul)': { paddingBottom: 'var(--space-5)' },
  },
});

export const secondLink = css({
  ...plain,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  '&:hover, &[aria-current]': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  [WIDE]: { minHeight: '2.25rem', fontSize: 'var(--text-sm)', '[data-wide] &': { fontWeight: 600 } },
});

export const third = css({
  paddingLeft: 'var(--space-4)',
  [WIDE]: { paddingLeft: 0 },
  '&&': { borderLeft: '1px solid var(--color-line)', [WIDE]: { borderLeft: 0 } },
});

export const thirdLink = css({
  ...plain,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.5rem',
  paddingLeft: 'var(--space-4)',
  color: 'var(--color-muted)',
  fontSize: 'var(--text-sm)',
  '&:hover, &[aria-current]': { color: 'var(--color-ink)', textDecoration: 'underline' },
  [WIDE]: { minHeight: '2rem', paddingLeft: 0 },
});
