import { css } from '../../theme/css.ts';

export const form = css({
  position: 'relative',
  display: 'grid',
  gap: 'var(--space-4)',
  '& label, & small': { display: 'block' },
  '& input:not([type="checkbox"]), & textarea, & select': {
    width: '100%',
    minHeight: '3rem',
    padding: 'var(--space-2) var(--space-3)',
    border: '1px solid var(--color-line)',
    borderRadius: 'var(--radius)',
    background: 'var(--color-surface)',
    color: 'inherit',
    font: 'inherit',
  },
  '& textarea': { minHeight: '8rem' },
  '@media print': { display: 'none' },
});
export const field = css({ display: 'grid', gap: 'var(--space-1)' });
export const check = css({ '&&': { display: 'flex', alignItems: 'center', gap: 'var(--space-2)', minHeight: '2rem' } });
export const error = css({ color: 'var(--color-danger)' });
export const summary = css({
  padding: 'var(--space-4)',
  border: '2px solid var(--color-danger)',
  borderRadius: 'var(--radius)',
});
/** A field that people do not see. */
export const trap = css({
  '&&': { position: 'absolute', insetInlineStart: '-100vw', width: '1px', overflow: 'hidden' },
});
