import { css } from '../../theme/css.ts';

const INSET = 'clamp(var(--space-5), 3vw, var(--space-10))';
const NARROW = '@media (max-width: 39.98rem)';
const WIDE = '@media (min-width: 64rem)';

export const example = css({
  display: 'grid',
  overflow: 'hidden',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius-large)',
  background: 'var(--color-surface)',
  [WIDE]: { gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 9fr)' },
});
/** Name and price above the car, which stands on the lower edge: nothing lies on the picture. */
export const plate = css({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  background: 'var(--color-car-ground)',
  color: 'var(--color-car-ground-ink)',
  '& > span': { alignSelf: 'end', background: 'none' },
});
export const panel = css({
  display: 'grid',
  alignContent: 'center',
  minWidth: 0,
  padding: `var(--space-3) ${INSET}`,
  [WIDE]: { paddingBlock: INSET },
  // The figures of the example are its largest texts after the name of the car.
  '& [data-loan]': { borderTop: 0 },
  '& p:has(> [data-sum])': { display: 'grid', gap: 'var(--space-1)' },
  '& strong[data-sum]': { margin: 0, fontSize: 'var(--text-3xl)', lineHeight: 1.15, textAlign: 'start' },
  '& [data-longest]': { color: 'var(--color-ink)', fontSize: 'var(--text-md)', lineHeight: 1.45 },
  '& > a': { justifySelf: 'start', marginTop: 'var(--space-4)', [NARROW]: { justifySelf: 'stretch' } },
});
export const car = css({
  display: 'grid',
  gap: 'var(--space-1)',
  padding: `${INSET} ${INSET} 0`,
  '& a': { color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
  '& > p': { fontSize: 'var(--text-sm)' },
});
export const price = css({
  '&&': { marginTop: 'var(--space-2)' },
  '& > strong': { fontSize: 'var(--text-2xl)', lineHeight: 1.2 },
  '& > small': { marginInlineStart: 'var(--space-2)' },
});
