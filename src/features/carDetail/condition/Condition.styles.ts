import { css } from '../../../theme/css.ts';

const PRINT = '@media print';

/** At least 24 px (WCAG 2.2, 2.5.8), with the text of the page. */
const SPOT = '2rem';

export const parts = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-8)',
  width: '100%',
  marginTop: 'var(--space-4)',
  [PRINT]: { margin: 0 },
});
/** A part of the evidence. The sheet in print has the facts, what is missing, and what contradicts. */
export const part = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-3)',
  '& > h4': { marginTop: 'var(--space-3)' },
  [PRINT]: { display: 'none' },
});

const muted = { color: 'var(--color-muted)', fontSize: 'var(--text-sm)' } as const;
/** Tall enough to be tapped, in a line of text. */
const link = { display: 'inline-block', paddingBlock: 'var(--space-1)' } as const;

/** Who claims something, and when. */
export const claim = css({
  ...muted,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '0.35em',
  margin: 0,
  '& > :not(:last-child)::after': { content: '" ·" / ""' },
  '& > a': link,
});
export const note = css({ ...muted, display: 'block', margin: 0 });
export const noDocument = css({ fontStyle: 'italic' });
/** More specific than the other values of the list. */
export const evidence = css({
  '&&&': { ...muted, fontWeight: 400 },
  '& > a': { ...link, [PRINT]: { display: 'none' } },
});
/** A notice that is also in print. */
export const contradiction = css({ [PRINT]: { '&&': { display: 'flex', padding: '1mm 2mm' } } });

export const grades = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
  gap: 'var(--space-3) var(--space-4)',
  margin: 0,
  '& > div': {
    display: 'grid',
    alignContent: 'space-between',
    paddingTop: 'var(--space-2)',
    borderTop: '1px solid var(--color-line)',
  },
  '& dt': muted,
  '& dd': { display: 'grid', gap: 'var(--space-1)', margin: 0, fontWeight: 500 },
});

/** A bar of five steps. The text below it says the same. */
export const scale = css({
  display: 'block',
  maxWidth: '10rem',
  height: '0.375rem',
  marginTop: 'var(--space-1)',
  background: 'var(--color-line)',
  mask: 'repeating-linear-gradient(to right, #000 0 calc(20% - 2px), transparent calc(20% - 2px) 20%)',
  forcedColorAdjust: 'none',
  '& > span': { display: 'block', height: '100%', background: 'var(--color-positive)' },
  '&[data-grade="3"] > span': { background: 'var(--color-muted)' },
  '&[data-grade="2"] > span, &[data-grade="1"] > span': { background: 'var(--color-negative)' },
});
export const points = css({ color: 'var(--color-muted)', fontSize: 'var(--text-xs)', fontWeight: 400 });

export const figures = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  gap: 'var(--space-3)',
});
export const figure = css({ position: 'relative', overflow: 'hidden', borderRadius: 'var(--radius)' });

const badge = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: SPOT,
  height: SPOT,
  border: '2px solid var(--color-surface)',
  borderRadius: '50%',
  fontSize: 'var(--text-sm)',
  fontWeight: 700,
  lineHeight: 1,
  textDecoration: 'none',
} as const;

const filled = { background: 'var(--color-ink)', color: 'var(--color-surface)' } as const;
/** The counterpart of the link that was followed. */
const highlight = {
  '&:target': {
    background: 'var(--color-accent)',
    color: 'var(--color-accent-ink)',
    outline: '3px solid var(--color-accent)',
    outlineOffset: 2,
  },
  scrollMarginBlock: 'calc(var(--header-height) + var(--space-8)) var(--space-16, 4rem)',
} as const;

export const spot = css({ ...badge, ...filled, ...highlight, position: 'absolute', translate: '-50% -50%' });
export const number = css({
  ...badge,
  ...highlight,
  'a&': filled,
  'span&': { borderColor: 'var(--color-line-strong)' },
});

export const remarks = css({
  display: 'grid',
  gap: 'var(--space-3)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', gap: 'var(--space-3)', alignItems: 'flex-start' },
  '& > li:has(:target)': { fontWeight: 600 },
});
export const remark = css({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });

export const history = css({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    position: 'relative',
    padding: '0 0 var(--space-4) var(--space-6)',
    borderInlineStart: '2px solid var(--color-line)',
    marginInlineStart: 5,
  },
  '& > li:last-child': { borderColor: 'transparent', paddingBottom: 0 },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    top: '0.4em',
    left: -7,
    width: 12,
    height: 12,
    borderRadius: '50%',
    background: 'var(--color-ink)',
  },
});

export const missing = css({
  display: 'grid',
  gap: 'var(--space-1)',
  margin: 0,
  padding: 0,
  color: 'var(--color-muted)',
  listStyle: 'none',
});
