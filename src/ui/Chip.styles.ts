import { css } from '../theme/css.ts';

/** An option or an active filter, highlighted by `aria-pressed` or `aria-current`. For `button`, `a` and `label`. */
export const chip = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  minHeight: '2.25rem',
  padding: '0 var(--space-4)',
  border: '1px solid var(--color-line-strong)',
  borderRadius: 'var(--radius-chip)',
  background: 'var(--color-surface)',
  color: 'var(--color-ink)',
  fontSize: 'var(--text-sm)',
  fontWeight: 500,
  lineHeight: 1.2,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transition: 'border-color var(--duration-fast) var(--ease), background-color var(--duration-fast) var(--ease)',
  '&:hover': { borderColor: 'var(--color-ink)' },
  '&:active': { transform: 'translateY(1px)' },
  '&[aria-pressed="true"], &[aria-current="true"], &:has(input:checked)': {
    background: 'var(--color-chosen)',
    borderColor: 'var(--color-chosen)',
    color: 'var(--color-chosen-ink)',
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      borderColor: 'Highlight',
      background: 'Highlight',
      color: 'HighlightText',
    },
  },
});
