import { css } from '../../theme/css.ts';

export const box = css({
  maxWidth: '44rem',
  padding: 'var(--space-4) var(--space-5)',
  border: '1px solid var(--color-line-strong)',
  borderRadius: 'var(--radius)',
  scrollMarginTop: 'calc(var(--header-height) + var(--space-6))',
  overflowWrap: 'anywhere',
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 'var(--space-4)',
    minHeight: '2.75rem',
    fontWeight: 600,
    listStyle: 'none',
    cursor: 'pointer',
  },
  '& > summary::-webkit-details-marker': { display: 'none' },
  // The sign is no text: the element says itself whether it is open.
  '& > summary::after': { content: "'+' / ''", fontSize: 'var(--text-xl)', lineHeight: 1 },
  '&[open] > summary::after': { content: "'–' / ''" },
  '@media print': { display: 'none' },
});

export const form = css({ position: 'relative', display: 'grid', gap: 'var(--space-5)', paddingTop: 'var(--space-3)' });

/** Below the title of the disclosure, which stays in view. */
export const entry = css({ scrollMarginTop: 'calc(var(--header-height) + 6rem)' });

export const problem = css({ color: 'var(--color-danger)', fontWeight: 600 });

export const field = css({ display: 'grid', gap: 'var(--space-1)', minWidth: 0 });

export const label = css({ fontWeight: 600, fontSize: 'var(--text-sm)' });

export const input = css({
  width: '100%',
  minHeight: '3rem',
  padding: 'var(--space-3) var(--space-4)',
  border: '1px solid var(--color-line-strong)',
  borderRadius: 'var(--radius-control)',
  background: 'var(--color-surface)',
  color: 'inherit',
  font: 'inherit',
  '&[aria-invalid="true"]': { borderColor: 'var(--color-danger)' },
});

/** A field that people do not see. */
export const trap = css({ position: 'absolute', insetInlineStart: '-100vw', width: '1px', overflow: 'hidden' });

export const saved = css({ display: 'grid', gap: 'var(--space-3)' });
