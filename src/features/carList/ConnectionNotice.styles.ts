import { css } from '../../theme/css.ts';

/** A popover, so that it is visible above the drawer of filters as well. */
export const notice = css({
  inset: 'calc(var(--header-height) + var(--space-3)) 0 auto',
  width: 'max-content',
  maxWidth: 'min(34rem, calc(100vw - 2 * var(--space-4)))',
  margin: '0 auto',
  padding: 'var(--space-3) var(--space-4)',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius)',
  background: 'var(--color-surface)',
  color: 'var(--color-ink)',
  boxShadow: 'var(--shadow-large)',
  fontSize: 'var(--text-sm)',
  '&:popover-open': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--space-2) var(--space-4)' },
  '& p': { flex: '1 1 14rem' },
  '& button': { minHeight: '2.75rem', paddingInline: 'var(--space-4)', fontSize: 'var(--text-sm)' },
});
