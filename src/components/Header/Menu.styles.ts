import { css, keyframes } from '../../theme/css.ts';
import { SHORT } from '../../theme/short.ts';

const ROW = '@media (min-width: 80rem)';
const SHEET = '@media (max-width: 79.99rem)';

const iconButton = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  minWidth: '2.75rem',
  minHeight: '2.75rem',
  padding: '0 var(--space-3)',
  marginRight: 'calc(-1 * var(--space-3))',
  border: 0,
  borderRadius: 'var(--radius-control)',
  background: 'none',
  color: 'inherit',
  fontSize: 'var(--text-sm)',
  fontWeight: 600,
} as const;

export const openButton = css({
  ...iconButton,
  flex: 'none',
  [ROW]: { display: 'none' },
  '@media print': { display: 'none' },
});

/** Logo and close button of the sheet; sticky. */
export const head = css({
  position: 'sticky',
  zIndex: 1,
  top: 0,
  [SHORT]: { position: 'static' },
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: 'var(--header-height)',
  background: 'inherit',
  // The sheet is over no hero.
  '&&&& a > img:first-of-type': { opacity: 'var(--logo-dark)', animation: 'none' },
  '&&&& a > img:last-of-type': { opacity: 'var(--logo-light)', animation: 'none' },
  // The back button of a section is here.
  '&:has(~ [data-mega] details[open]) > a': { visibility: 'hidden' },
  [ROW]: { display: 'none' },
});
export const closeButton = css(iconButton);

const slideIn = keyframes({ from: { opacity: 0, transform: 'translateX(1.5rem)' } });

/** A popover below 1280 px; in wider windows an ordinary part of the row, whether open or not. */
export const panel = css({
  inset: 0,
  width: '100%',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: '0 var(--gutter) var(--space-10)',
  border: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: 'var(--color-ground)',
  color: 'var(--color-ink)',
  [SHEET]: {
    '&:popover-open': { animation: `${slideIn} var(--duration-slow) var(--ease)` },
    // The page behind does not scroll; with scripts `behaviour/sheet.ts` locks it.
    '@media (scripting: none)': { 'html:has(&:popover-open)': { overflow: 'hidden' } },
  },
  [ROW]: {
    display: 'flex',
    flex: 1,
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 'var(--space-8)',
    position: 'static',
    width: 'auto',
    minWidth: 0,
    height: 'auto',
    padding: 0,
    overflow: 'visible',
    background: 'none',
    color: 'inherit',
    // The row is right-aligned: while the document streams in, each entry would shift the others.
    '&:not(:has(> div ~ div))': { visibility: 'hidden' },
  },
});

export const extraLinks = css({
  display: 'grid',
  gap: 'var(--space-3)',
  marginTop: 'var(--space-6)',
  // In the mega-menu an open section replaces everything else.
  [SHEET]: { '[data-mega]:has(details[open]) ~ &': { display: 'none' } },
  [ROW]: {
    position: 'absolute',
    top: 0,
    right: 'max(var(--gutter), calc((100% - var(--page-width)) / 2 + var(--gutter)))',
    display: 'flex',
    alignItems: 'center',
    gap: 'var(--space-6)',
    height: 'var(--utility-height)',
    marginTop: 0,
  },
});

export const extraLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  fontSize: 'var(--text-md)',
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  [SHEET]: {
    justifyContent: 'center',
    minHeight: '3.25rem',
    padding: '0 var(--space-4)',
    border: '1px solid var(--color-line-strong)',
    borderRadius: 'var(--radius-control)',
  },
  [ROW]: { minHeight: '2rem', fontSize: 'var(--text-xs)', fontWeight: 500 },
});

export const languages = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-2) var(--space-6)',
  [SHEET]: { justifyContent: 'center', paddingTop: 'var(--space-2)' },
});

/** The language of the page, beside the others. */
export const currentLanguage = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  fontSize: 'var(--text-sm)',
  fontWeight: 600,
  [ROW]: { display: 'none' },
});

export const language = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  minHeight: '2.75rem',
  fontSize: 'var(--text-sm)',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  [ROW]: {
    gap: '0.375rem',
    minHeight: '2rem',
    fontSize: 'var(--text-xs)',
    fontWeight: 500,
    '& svg': { width: '15px', height: '15px' },
  },
});
