import { css } from '../../theme/css.ts';

const NARROW = '@media (max-width: 39.98rem)';
const WIDE = '@media (min-width: 64rem)';
/** The steps behind the login show tires, times and facts, which need the whole column. */
const BEHIND_LOGIN = ':has([data-step="loggedIn"], [data-step="booking"], [data-step="confirmation"])';

export const target = css({
  scrollMarginTop: 'var(--header-height)',
  // The number plate is on a phone's first screen, above the consent banner of a first visit.
  [NARROW]: { '&&': { paddingTop: 'var(--space-3)' } },
  [WIDE]: { '&&': { paddingTop: 'var(--space-5)' } },
});
/** Heading and panel beside the image, and what the visitor gets below both. On phones the panel comes first. */
export const content = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-6)',
  [NARROW]: { gap: 'var(--space-4)' },
  [WIDE]: {
    gap: 'var(--space-8) var(--space-12)',
    '&[data-pictured]': { gridTemplateColumns: 'minmax(0, 9fr) minmax(0, 10fr)', gridTemplateRows: 'auto 1fr' },
    [`&${BEHIND_LOGIN}`]: { gridTemplateColumns: 'minmax(0, 60rem)', gridTemplateRows: 'none' },
  },
  [`&${BEHIND_LOGIN} > :is([data-picture], [data-benefits])`]: { display: 'none' },
});
export const picture = css({
  position: 'relative',
  overflow: 'hidden',
  minHeight: '13rem',
  borderRadius: 'var(--radius-large)',
  background: 'var(--color-tint)',
  '& > img': { position: 'absolute', inset: 0, height: '100%', objectPosition: '56% 50%' },
  [WIDE]: { gridArea: '1 / 2 / span 2' },
});
export const head = css({
  display: 'grid',
  gap: 'var(--space-3)',
  alignContent: 'end',
  maxWidth: '40rem',
  '& > p': { fontSize: 'var(--text-lg)', [NARROW]: { fontSize: 'var(--text-md)', lineHeight: 1.4 } },
  [NARROW]: { gap: 'var(--space-2)' },
  [WIDE]: { paddingTop: 'var(--space-4)' },
});
export const flow = css({ minWidth: 0 });
export const benefits = css({
  [WIDE]: { gridColumn: '1 / -1' },
  '& > div': { maxWidth: 'none', marginBottom: 0 },
  '&& ul': {
    gap: 'var(--space-4) var(--space-8)',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  },
  '&& li': { [WIDE]: { paddingBottom: 0, borderBottom: 0 } },
  [NARROW]: { paddingTop: 'var(--space-2)' },
});
