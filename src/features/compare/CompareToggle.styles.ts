import { css } from '../../theme/css.ts';

/** Stacked above the link that covers the card. */
export const toggle = css({
  position: 'relative',
  zIndex: 2,
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  minHeight: '2rem',
  paddingInline: 'var(--space-1)',
  marginInline: 'calc(-1 * var(--space-1))',
  fontSize: 'var(--text-sm)',
  fontWeight: 500,
  '& input': { flex: 'none', width: '1.125rem', height: '1.125rem', margin: 0, cursor: 'pointer' },
  '@media not (pointer: coarse)': { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
  '@media print': { display: 'none' },
});

/** As large as the buttons next to it. */
export const button = css({
  minHeight: '2.75rem',
  margin: 0,
  paddingInline: 'var(--space-4)',
  border: '1px solid var(--color-line-strong)',
  borderRadius: 'var(--radius-control)',
  '&:has(:checked)': { borderColor: 'var(--color-ink)' },
  // Without scripts a single car cannot be compared, because this page has no list to add others from.
  '@media (scripting: none)': { display: 'none' },
});
