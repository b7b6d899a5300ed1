import { css } from '../theme/css.ts';
import { visuallyHiddenRules } from './hidden.ts';

/** The page's column: as wide as the page allows, with its gutters. */
export const container = css({
  width: '100%',
  maxWidth: 'var(--page-width)',
  marginInline: 'auto',
  paddingInline: 'var(--gutter)',
});

/** Air above and below a section; two sections on the same ground share it. */
export const section = css({ paddingBlock: 'calc(var(--section) / 2)' });
/** A band of its own ground has its whole air inside. */
export const bandSection = css({
  paddingBlock: 'calc(var(--section) * 0.85)',
  marginBlock: 'calc(var(--section) / 2)',
});

/**
 * Blocks among running text stand in from the edge as it does, where the page is wide; in a column beside others they
 * have the whole width: the step is where a page of 1024 px has it. Where nothing else stands in, `--inset-blocks` is 0.
 */
export const inset = css({ marginLeft: 'var(--inset-blocks, clamp(0px, (100% - 56rem) * 99, 16.666%))' });

export const visuallyHidden = css(visuallyHiddenRules);

const tint = css({ background: 'var(--color-tint)' });

/** Changes the roles themselves, so that whatever stands on the loud band keeps its contrast. */
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

/** Grounds of a band across the page. */
export const bands = { tint, contrast };
