import { css } from '../../../theme/css.ts';
import { valueBox } from '../../../ui/valueBox.ts';

export const search = css({ '& form': { display: 'grid', gap: 'var(--space-4)' } });

export const field = css({
  position: 'relative',
  maxWidth: '36rem',
  '& input': {
    width: '100%',
    minHeight: 48,
    padding: '0 3.25rem 0 var(--space-4)',
    border: '1px solid var(--color-line-strong)',
    borderRadius: 'var(--radius-control)',
    background: 'var(--color-surface)',
    textOverflow: 'ellipsis',
    '&::placeholder': { color: 'var(--color-muted)', opacity: 1 },
  },
  '& button': {
    position: 'absolute',
    inset: '2px 2px 2px auto',
    display: 'grid',
    placeItems: 'center',
    width: 44,
    border: 0,
    borderRadius: 'var(--radius-control)',
    background: 'none',
  },
});

/** The button needs JavaScript; without it the visitor types a town. */
export const near = css({ minHeight: '2.5rem', '@media (scripting: none)': { display: 'none' } });
export const status = css({
  order: 1,
  width: '100%',
  color: 'var(--color-muted)',
  fontSize: 'var(--text-sm)',
  // It exists before it has text, so that screen readers announce the text.
  '&:empty': { marginTop: 'calc(-1 * var(--space-2))' },
  '&[data-trouble]': { color: 'var(--color-danger)' },
});

/** On phones a panel is as wide as the row of buttons; in wider windows it is below its own button. */
export const facets = css({ position: 'relative', display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)' });
export const facet = css({
  '@media (min-width: 48rem)': { position: 'relative' },
  '& > summary': { minHeight: '2.5rem' },
  '&[open] > summary': { borderColor: 'var(--color-ink)' },
  '& > summary svg': { transition: 'transform var(--duration) var(--ease)' },
  '&[open] > summary svg': { transform: 'rotate(180deg)' },
});
export const selectedCount = css({
  minWidth: '1.4rem',
  padding: '0 var(--space-1)',
  borderRadius: 'var(--radius-chip)',
  background: 'var(--color-accent)',
  color: 'var(--color-accent-ink)',
  fontSize: 'var(--text-xs)',
  lineHeight: '1.4rem',
  textAlign: 'center',
});

export const panel = css({
  position: 'absolute',
  zIndex: 5,
  top: 'calc(100% + var(--space-2))',
  left: 0,
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxHeight: 'min(26rem, 64svh)',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius)',
  background: 'var(--color-surface)',
  boxShadow: 'var(--shadow-large)',
  '@media (min-width: 48rem)': { width: '22rem' },
});
export const choices = css({
  flex: 1,
  minHeight: 0,
  padding: 'var(--space-2) var(--space-4)',
  overflow: 'hidden auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
});
export const filterInput = css({
  width: '100%',
  minHeight: 44,
  margin: 'var(--space-2) 0 var(--space-1)',
  padding: 'var(--space-2) max(var(--space-3), calc(var(--radius-control) * 0.75))',
  border: '1px solid var(--color-line-strong)',
  borderRadius: 'var(--radius-control)',
  background: 'var(--color-surface)',
  '&::placeholder': { color: 'var(--color-muted)', opacity: 1 },
  '@media (scripting: none)': { display: 'none' },
});
export const values = css({ padding: 'var(--space-1) 0' });
export const box = css(valueBox(40));
export const rest = css({
  display: 'flex',
  flexDirection: 'column',
  '& > summary': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 40,
    color: 'var(--color-link)',
    fontSize: 'var(--text-sm)',
    fontWeight: 600,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
  },
  '& > summary span:last-child, &[open] > summary span:first-child': { display: 'none' },
  '&[open] > summary span:last-child': { display: 'inline' },
});
export const foot = css({ padding: 'var(--space-3) var(--space-4)', borderTop: '1px solid var(--color-line)' });
export const show = css({ width: '100%' });
