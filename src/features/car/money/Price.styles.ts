import { css } from '../../../theme/css.ts';

export const price = css({
  display: 'grid',
  alignContent: 'end',
  marginTop: 'var(--space-2)',
});

export const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 var(--space-2)' });
export const from = css({ fontSize: 'var(--text-sm)', color: 'var(--color-muted)' });
export const amount = css({ fontSize: 'var(--text-lg)', fontWeight: 700, lineHeight: 1.3, whiteSpace: 'nowrap' });
export const campaign = css({ color: 'var(--color-danger)' });
export const struck = css({ fontSize: 'var(--text-sm)', color: 'var(--color-muted)', whiteSpace: 'nowrap' });
/** Below the amounts: the lowest price of the last 30 days. */
export const lowest = css({ flexBasis: '100%', fontSize: 'var(--text-xs)', color: 'var(--color-muted)' });
/** After the monthly cost. The dot is outside the box, and is clipped where the rate begins a line. */
export const rate = css({
  position: 'relative',
  display: 'inline-block',
  '&::before': { content: '"·"', position: 'absolute', left: '-0.6em' },
});

export const below = css({
  minHeight: '1.5em',
  fontSize: 'var(--text-sm)',
  color: 'var(--color-muted)',
  [`&:has(> .${rate})`]: { overflow: 'hidden', '& > :nth-last-child(2)': { marginInlineEnd: '0.9em' } },
});

export const large = css({
  marginTop: 0,
  [`& .${amount}`]: { fontSize: 'min(var(--text-2xl), 9vw)', lineHeight: 1.15 },
  [`& .${below}:empty`]: { display: 'none' },
  [`& .${struck}, & .${from}`]: { fontSize: 'var(--text-md)' },
});
