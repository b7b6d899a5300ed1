import { css } from '../theme/css.ts';
import { visuallyHiddenRules } from './hidden.ts';

/** The page's column, with a maximum width and gutters. */
export const container = css({
  width: '100%',
  maxWidth: 'var(--page-width)',
  marginInline: 'auto',
  paddingInline: 'var(--gutter)',
});

/** Space above and below a section. Adjacent sections on the same background share it. */
export const section = css({ paddingBlock: 'calc(var(--section) / 2)' });
/** A section with its own background has all its space inside. */
export const bandSection = css({
  paddingBlock: 'calc(var(--section) * 0.85)',
  marginBlock: 'calc(var(--section) / 2)',
});

export const visuallyHidden = css(visuallyHiddenRules);

const tint = css({ background: 'var(--color-tint)' });

/** Overrides the colour roles, so that all content on the contrast band has enough contrast. */
const contrast = css({
  '--color-ground': 'var(--color-contrast)',
  '--color-surface': 'var(--color-contrast)',
  '--color-tint': 'var(--color-contrast)',
  '--color-ink': 'var(--color-contrast-ink)',
  '--color-muted': 'var(--color-contrast-muted)',
  '--color-line': 'var(--color-contrast-line)',
  '--color-line-strong': 'var(--color-contrast-muted)',
  '--color-accent': 'var(--color-contrast-accent)',
  '--color-accent-strong': 'var(--color-contrast-ink)',
  '--color-accent-ink': 'var(--color-contrast-accent-ink)',
  '--color-chosen': 'var(--color-contrast-accent)',
  '--color-chosen-ink': 'var(--color-contrast-accent-ink)',
  '--color-link': 'var(--color-contrast-ink)',
  '--logo-dark': 'var(--logo-dark-contrast)',
  '--logo-light': 'var(--logo-light-contrast)',
  '--color-focus': 'var(--color-contrast-ink)',
  '--color-focus-halo': 'var(--color-contrast)',
  background: 'var(--color-contrast)',
  color: 'var(--color-contrast-ink)',
});

/** Backgrounds of a band across the page. */
export const bands = { tint, contrast };
