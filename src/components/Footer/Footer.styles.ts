import { css } from '../../theme/css.ts';
import { textAsWordmark } from '../../theme/wordmark.ts';

const PHONE = '@media (max-width: 39.98rem)';

const quiet = {
  textDecorationLine: 'underline',
  textDecorationColor: 'transparent',
  transition: 'text-decoration-color var(--duration-fast) var(--ease)',
  '&:hover': { textDecorationColor: 'currentColor' },
} as const;

/** Words break rather than overflow where the visitor's font is large. */
export const footer = css({ marginTop: 'calc(var(--section) / 2)', overflowWrap: 'anywhere' });

export const inner = css({
  width: '100%',
  maxWidth: 'var(--page-width)',
  marginInline: 'auto',
  // At the end of the page the link to the top is below everything else.
  padding: 'var(--space-10) var(--gutter) var(--space-16)',
  [PHONE]: { paddingTop: 'var(--space-8)' },
});

export const top = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--space-4) var(--space-6)',
  paddingBottom: 'var(--space-6)',
  borderBottom: '1px solid var(--color-line)',
});

export const name = css({
  '--capital': '1.75rem',
  fontFamily: 'var(--font-heading)',
  fontSize: 'var(--text-3xl)',
  fontWeight: 'var(--heading-weight)',
  letterSpacing: 'var(--heading-spacing)',
  lineHeight: 1,
  textTransform: 'var(--heading-case)',
  textDecoration: 'none',
  ...textAsWordmark('wordmark'),
});

export const columns = css({
  display: 'grid',
  gap: 'var(--space-8)',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
  paddingBlock: 'var(--space-8)',
  [PHONE]: { gap: 'var(--space-6) var(--space-4)', paddingBlock: 'var(--space-6)' },
  '@media (min-width: 64rem)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridAutoFlow: 'column',
    gridAutoColumns: '14rem',
  },
});

export const links = css({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: 'var(--space-6) var(--space-8)',
  // Two columns, or one where the visitor's font is too large for two.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(7.5rem, (100% - var(--space-8)) / 2)), 1fr))',
  '@media (min-width: 48rem)': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))' },
  // Five columns beside the contacts from 1280 px.
  '@media (min-width: 64rem)': {
    gridColumn: 'auto',
    columnGap: 'var(--space-5)',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6.75rem), 1fr))',
  },
});

export const heading = css({
  '&&': {
    fontFamily: 'var(--font-body)',
    fontWeight: 600,
    fontSize: 'var(--text-sm)',
    letterSpacing: 0,
    textTransform: 'none',
  },
});

export const muted = css({ marginTop: 'var(--space-2)', color: 'var(--color-muted)', fontSize: 'var(--text-sm)' });

export const list = css({ display: 'grid', marginTop: 'var(--space-2)' });

export const link = css({
  ...quiet,
  display: 'inline-block',
  paddingBlock: 'calc(var(--space-1) * 1.25)',
  color: 'var(--color-muted)',
  fontSize: 'var(--text-sm)',
  lineHeight: 1.4,
  '&:hover': { color: 'var(--color-ink)', textDecorationColor: 'currentColor' },
});

export const info = css({
  marginTop: 'var(--space-2)',
  color: 'var(--color-muted)',
  fontSize: 'var(--text-sm)',
  '& a': { color: 'var(--color-ink)' },
});

export const bottom = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--space-1) var(--space-8)',
  paddingTop: 'var(--space-3)',
  borderTop: '1px solid var(--color-line)',
  color: 'var(--color-muted)',
  fontSize: 'var(--text-sm)',
});

export const highlighted = css({ display: 'inline-flex', alignItems: 'center' });

/** Looks like the surrounding text; hidden without JavaScript. */
export const settings = css({
  ...quiet,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  '&:hover': { color: 'var(--color-ink)', textDecorationColor: 'currentColor' },
  '@media (scripting: none)': { display: 'none' },
});

export const debt = css({
  display: 'flex',
  gap: 'var(--space-4)',
  paddingBlock: 'var(--space-4)',
  borderTop: '1px solid var(--color-line)',
  '& svg': { flex: 'none' },
});

export const debtText = css({
  maxWidth: '64rem',
  color: 'var(--color-muted)',
  fontSize: 'var(--text-sm)',
  '& strong': { color: 'var(--color-ink)', fontWeight: 600 },
  '& a': { color: 'inherit' },
});

export const social = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-1)',
  marginInline: 'calc(-1 * var(--space-3))',
  // On narrow screens the link to the top covers the left edge.
  '@media (max-width: 63.98rem)': { marginLeft: 'auto' },
});

export const socialLink = css({
  display: 'grid',
  placeItems: 'center',
  minWidth: '2.75rem',
  minHeight: '2.75rem',
  padding: '0 var(--space-2)',
  borderRadius: '50%',
  color: 'var(--color-ink)',
  '&:hover': { background: 'color-mix(in srgb, currentColor 12%, transparent)' },
});
