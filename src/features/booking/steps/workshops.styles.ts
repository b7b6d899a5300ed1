import { css } from '../../../theme/css.ts';

const ROW = '@media (min-width: 48rem)';
const NARROW = '@media (max-width: 39.98rem)';

export const firstTime = css({ fontWeight: 600 });

export const toolbar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--space-2) var(--space-3)',
  '&& > select': { width: 'auto', minWidth: '14rem', marginTop: 0, flex: '0 1 18rem' },
});
export const searching = css({ color: 'var(--color-muted)' });
/** S3 §9: 500 px high, also on phones, where it is opened by a button. */
export const map = css({ height: 500, '& > div': { minHeight: 0 } });
export const smallMap = css({ height: 150, '& > div': { minHeight: 0 } });
export const list = css({ display: 'grid', gap: 'var(--space-3)' });
export const card = css({
  display: 'grid',
  justifyItems: 'start',
  gap: 'var(--space-1)',
  minWidth: 0,
  padding: 'var(--space-4)',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius)',
  background: 'var(--color-surface)',
  scrollMarginTop: 'calc(var(--header-height) + var(--space-4))',
  '&[data-active]': { borderColor: 'var(--color-chosen)' },
  '& > button': { marginTop: 'var(--space-2)' },
  '& > [aria-busy]': { width: '100%', marginTop: 'var(--space-4)' },
  '& > [data-price]': { fontWeight: 600 },
  [NARROW]: { '& > button': { width: '100%' } },
  // What is compared is in a column at the right edge: first time, price, and the button.
  [ROW]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: 'var(--space-6)',
    padding: 'var(--space-5)',
    '& > *': { gridColumn: 1 },
    '& > :first-child, & > button ~ *': { gridColumn: '1 / -1' },
    [`& > .${firstTime}, & > [data-price], & > button`]: { gridColumn: 2, justifySelf: 'end', textAlign: 'end' },
    [`& > .${firstTime}`]: { gridRow: 2 },
    '& > [data-price]': { gridRow: 3, fontSize: 'var(--text-lg)' },
    '& > button': { gridRow: '4 / span 3', alignSelf: 'end', minWidth: '11rem' },
  },
});
export const cardHead = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 'var(--space-1) var(--space-4)',
  width: '100%',
  '& > h3': { fontWeight: 600, fontSize: 'var(--text-lg)', outline: 'none' },
  '& > span': { color: 'var(--color-muted)', fontSize: 'var(--text-sm)' },
});
export const authorised = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 'var(--space-1)',
  justifySelf: 'start',
  fontWeight: 600,
  '& > svg': { flex: 'none', color: 'var(--color-positive)' },
});
export const muted = css({ color: 'var(--color-muted)', fontSize: 'var(--text-sm)' });
/** A sentence that may begin with a weekday. */
export const sentence = css({ '&::first-letter': { textTransform: 'uppercase' } });
export const hours = css({
  width: '100%',
  fontSize: 'var(--text-sm)',
  '& > summary': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 32,
    cursor: 'pointer',
    textDecoration: 'underline',
  },
  '& > dl': { display: 'grid', maxWidth: '20rem' },
  '& > dl > div': { display: 'flex', justifyContent: 'space-between', gap: 'var(--space-4)' },
  '& dd': { margin: 0 },
});
export const chosen = css({
  display: 'grid',
  gap: 'var(--space-2)',
  padding: 'var(--space-4)',
  border: '1px solid var(--color-chosen)',
  borderRadius: 'var(--radius)',
  '& > strong::first-letter': { textTransform: 'uppercase' },
  '& > button': { '@media (min-width: 40rem)': { justifySelf: 'start' } },
});
export const streamEnd = css({ display: 'grid', outline: 'none' });
