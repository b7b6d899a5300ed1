import { css } from '../../theme/css.ts';

export const panel = css({
  containerType: 'inline-size',
  borderRadius: 'var(--radius-large)',
  background: 'var(--color-tint)',
});

const WIDE = '@container (min-width: 56rem)';

export const sides = css({
  display: 'grid',
  gap: 'var(--space-8)',
  padding: 'clamp(1.5rem, 6cqw, 4.5rem)',
  [WIDE]: {
    '&:has(> :nth-child(2))': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 30rem)', columnGap: 'var(--space-16)' },
    alignItems: 'center',
  },
});

export const body = css({
  display: 'grid',
  justifyItems: 'start',
  gap: 'var(--space-4)',
  '&:empty': { display: 'none' },
});
export const text = css({
  maxWidth: '34rem',
  color: 'var(--color-muted)',
  fontSize: 'var(--text-lg)',
  lineHeight: 1.45,
});

export const clock = css({ display: 'grid', gap: 'var(--space-4)', minWidth: 0 });
export const endTime = css({ color: 'var(--color-muted)' });

/** Countdown and end text share one grid cell, so that the layout does not shift at the end. */
export const slot = css({
  display: 'grid',
  '& > *': { gridArea: '1 / 1' },
  '& > [data-hidden]': { visibility: 'hidden' },
});

export const units = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 'clamp(0.375rem, 2cqw, 0.75rem)',
  // The countdown does not run without JavaScript or in print.
  '@media (scripting: none)': { display: 'none' },
});

export const unit = css({
  display: 'grid',
  justifyItems: 'center',
  gap: 'var(--space-1)',
  padding: 'var(--space-4) var(--space-1)',
  borderRadius: 'var(--radius)',
  background: 'var(--color-surface)',
});

export const count = css({
  fontFamily: 'var(--font-heading)',
  fontSize: 'clamp(1.5rem, 7cqw, 2.5rem)',
  fontWeight: 'var(--heading-weight)',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.1,
});

export const name = css({
  color: 'var(--color-muted)',
  fontSize: 'clamp(0.6875rem, 3cqw, 0.875rem)',
  overflowWrap: 'break-word',
});

export const ended = css({
  alignSelf: 'center',
  fontSize: 'var(--text-xl)',
  fontWeight: 'var(--heading-weight-small)',
  lineHeight: 1.3,
  '@media (scripting: none)': { display: 'none' },
});
