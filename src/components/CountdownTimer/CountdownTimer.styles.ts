import { css } from '../../theme/css.ts';
import { heroRoles } from '../../theme/heroRoles.ts';

export const panel = css({
  containerType: 'inline-size',
  borderRadius: 'var(--radius-large)',
  ...heroRoles,
  background: 'var(--color-hero-ground)',
});

const large = {
  color: 'inherit',
  fontSize: 'var(--text-lg)',
  '& > :first-child': {
    fontFamily: 'var(--font-heading)',
    fontSize: 'var(--text-5xl)',
    fontWeight: 'var(--heading-weight)',
    lineHeight: 1.1,
  },
};
const WIDE = '@container (min-width: 56rem)';

export const sides = css({
  display: 'grid',
  gap: 'var(--space-8)',
  padding: 'clamp(1.5rem, 6cqw, 4.5rem)',
  [WIDE]: {
    '&:has(> :nth-child(2))': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 26rem)', columnGap: 'var(--space-16)' },
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

/**
 * The days large, with hours, minutes and seconds as a quiet line below: months before the end nobody reads seconds. On the last day the days
 * are gone and the rest is large, in the same height.
 */
export const units = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, auto)',
  justifyContent: 'start',
  alignContent: 'center',
  alignItems: 'baseline',
  gap: 'var(--space-1) var(--space-5)',
  minHeight: 'calc(var(--text-5xl) * 1.1 + 2.25rem)',
  // The countdown does not run without JavaScript or in print.
  '@media (scripting: none)': { display: 'none' },
});

export const unit = css({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: '0.35em',
  color: 'var(--color-muted)',
  '&:first-child': { ...large, gridColumn: '1 / -1' },
  '[data-last-day] > &': { ...large, display: 'inline-grid', gap: 0, fontSize: 'var(--text-md)' },
  '[data-last-day] > &:first-child': { display: 'none' },
});

export const count = css({ fontVariantNumeric: 'tabular-nums' });
export const name = css({ overflowWrap: 'break-word' });

export const ended = css({
  alignSelf: 'center',
  fontSize: 'var(--text-xl)',
  fontWeight: 'var(--heading-weight-small)',
  lineHeight: 1.3,
  '@media (scripting: none)': { display: 'none' },
});
