import { css } from '../../theme/css.ts';
import { visuallyHiddenRules } from '../hidden.ts';

const SCROLL_MARGIN = 'calc(var(--header-height) + var(--space-6))';

export const form = css({
  position: 'relative',
  display: 'grid',
  gap: 'var(--space-6)',
  scrollMarginTop: SCROLL_MARGIN,
  '@media print': { display: 'none' },
});
/** Fields of the form, which are disabled together while it is sent. */
export const fields = css({
  display: 'grid',
  gap: 'var(--space-5)',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  transition: 'opacity var(--duration) var(--ease)',
  '&:disabled': { opacity: 0.6 },
});
export const legend = css(visuallyHiddenRules);
/** Two short fields in one line where there is space. */
export const pair = css({
  display: 'grid',
  gap: 'var(--space-5)',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  alignItems: 'end',
});
/** A field that shows once the checkbox before it is ticked. Without `:has()` it always shows. */
export const dependent = css({
  paddingInlineStart: 'calc(1.5rem + var(--space-3))',
  'fieldset:has(input[name="testDrive"]:not(:checked)) > &': { display: 'none' },
});
export const send = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--space-3) var(--space-5)',
  '& > button': { flex: '0 1 16rem', '@media (max-width: 39.98rem)': { flex: '1 1 100%' } },
});
export const field = css({
  display: 'grid',
  gap: 'var(--space-1)',
  minWidth: 0,
  '&[data-invalid]': { paddingInlineStart: 'var(--space-3)', boxShadow: 'inset 3px 0 0 var(--color-danger)' },
});
export const label = css({ fontWeight: 600, fontSize: 'var(--text-sm)' });
export const optional = css({ fontWeight: 400, color: 'var(--color-muted)' });
export const required = css({ color: 'var(--color-muted)' });
export const hint = css({ display: 'block', color: 'var(--color-muted)', fontSize: 'var(--text-sm)' });
export const error = css({ color: 'var(--color-danger)', fontSize: 'var(--text-sm)', fontWeight: 600 });
export const input = css({
  display: 'block',
  width: '100%',
  minHeight: '3rem',
  marginTop: 'var(--space-1)',
  padding: 'var(--space-3) var(--space-4)',
  border: '1px solid var(--color-line-strong)',
  borderRadius: 'var(--radius-control)',
  background: 'var(--color-surface)',
  color: 'inherit',
  font: 'inherit',
  scrollMarginTop: `calc(${SCROLL_MARGIN} + 4rem)`,
  '&:hover': { borderColor: 'var(--color-ink)' },
  '&[aria-invalid]': { borderColor: 'var(--color-danger)', boxShadow: 'inset 0 0 0 1px var(--color-danger)' },
  'textarea&': { minHeight: '8rem', resize: 'vertical' },
});
export const counter = css({ justifySelf: 'end', color: 'var(--color-muted)', fontSize: 'var(--text-sm)' });
export const check = css({
  display: 'flex',
  gap: 'var(--space-3)',
  scrollMarginTop: SCROLL_MARGIN,
  '& > input': {
    flex: 'none',
    width: '1.5rem',
    height: '1.5rem',
    margin: 0,
    accentColor: 'var(--color-accent)',
  },
  '& label': { display: 'block', paddingBlock: '0.1rem', fontWeight: 600, fontSize: 'var(--text-sm)' },
});
export const summary = css({
  display: 'grid',
  gap: 'var(--space-3)',
  padding: 'var(--space-5)',
  border: '2px solid var(--color-danger)',
  borderRadius: 'var(--radius)',
  background: 'var(--color-surface)',
  scrollMarginTop: SCROLL_MARGIN,
  '& ul': { display: 'grid', gap: 'var(--space-1)' },
  '& li a': { display: 'inline-block', minHeight: 24, color: 'var(--color-danger)', textDecoration: 'underline' },
});
export const help = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2) var(--space-4)' });
export const sent = css({
  display: 'grid',
  justifyItems: 'start',
  gap: 'var(--space-3)',
  padding: 'var(--space-8) var(--space-6)',
  borderRadius: 'var(--radius)',
  background: 'var(--color-tint)',
  scrollMarginTop: SCROLL_MARGIN,
  '& > svg': { color: 'var(--color-positive)' },
  '@media print': { display: 'none' },
});
/** A field that people do not see. */
export const trap = css({ position: 'absolute', insetInlineStart: '-100vw', width: '1px', overflow: 'hidden' });
