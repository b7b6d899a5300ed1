import { css } from '../theme/css.ts';

const base = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 'var(--space-2)',
  minHeight: '3rem',
  padding: 'var(--space-2) var(--space-6)',
  border: '1px solid transparent',
  borderRadius: 'var(--radius-control)',
  fontSize: 'var(--text-md)',
  fontWeight: 'var(--button-weight)',
  lineHeight: 1.2,
  textAlign: 'center',
  textWrap: 'balance',
  textDecoration: 'none',
  transition: 'background-color var(--duration-fast) var(--ease), border-color var(--duration-fast) var(--ease)',
  // Immediate feedback while the result of the click is rendered.
  '&:active:not(:disabled, [aria-disabled="true"])': { transform: 'translateY(1px)' },
  '& svg': { flex: 'none', transition: 'transform var(--duration) var(--ease)' },
  '&:hover svg[data-moves]': { transform: 'translateX(3px)' },
  '&&:is(:disabled, [aria-disabled="true"])': {
    borderColor: 'var(--color-line-strong)',
    background: 'var(--color-tint)',
    color: 'var(--color-muted)',
    cursor: 'not-allowed',
  },
});

const primary = css({
  background: 'var(--color-accent)',
  color: 'var(--color-accent-ink)',
  '&:hover': { background: 'var(--color-accent-strong)' },
});

const secondary = css({
  background: 'transparent',
  borderColor: 'var(--color-line-strong)',
  color: 'var(--color-ink)',
  '&:hover': { borderColor: 'var(--color-ink)' },
});

const ghost = css({
  paddingInline: 0,
  color: 'var(--color-link)',
  background: 'none',
  textDecoration: 'underline',
  textDecorationColor: 'transparent',
  textUnderlineOffset: '0.3em',
  '&:hover': { textDecorationColor: 'currentColor' },
});

/** On images: transparent with a light border. */
const ghostContrast = css({
  borderColor: 'currentColor',
  color: 'inherit',
  background: 'transparent',
  '&:hover': { background: 'color-mix(in srgb, currentColor 16%, transparent)' },
});

/** Classes of a button by type (F014), for `button` and `a`. */
export const buttons = {
  primary: `${base} ${primary}`,
  secondary: `${base} ${secondary}`,
  ghost: `${base} ${ghost}`,
  ghostContrast: `${base} ${ghostContrast}`,
};
