import { css, keyframes } from '../../theme/css.ts';
import { SHORT } from '../../theme/short.ts';

const ROW = '@media (min-width: 80rem)';
const SHEET = '@media (max-width: 79.99rem)';
/** Windows with large section images (S1 §9). */
const LARGE = '@media (min-width: 1500px)';

const drillIn = keyframes({ from: { opacity: 0, transform: 'translateX(1.5rem)' } });

/** On phones an open section replaces the whole menu, and its summary becomes the back button (F020). */
export const list = css({
  [SHEET]: {
    '[data-mega] > &:has(> li > details[open])': {
      borderTop: 0,
      '& > li': { border: 0 },
      // In the header of the sheet, next to the close button.
      '& > li > details[open]': { marginTop: 'calc(-1 * var(--header-height))' },
      '& > li > details[open] > summary': {
        position: 'sticky',
        zIndex: 2,
        top: 0,
        [SHORT]: { position: 'relative' },
        width: 'fit-content',
        minHeight: 0,
        height: 'var(--header-height)',
        color: 'inherit',
        fontSize: 'var(--text-sm)',
        textDecoration: 'none',
      },
      '& > li:not(:has(> details[open]))': { display: 'none' },
    },
  },
});

export const forward = css({ [SHEET]: { '[data-mega] details[open] > summary > &': { display: 'none' } } });

export const back = css({
  display: 'none',
  [SHEET]: {
    'details[open] > summary > &': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 'var(--space-2)',
      marginLeft: 'calc(-1 * var(--space-1))',
    },
  },
});

export const drop = css({
  [SHEET]: {
    '[data-mega] &': { animation: `${drillIn} var(--duration-slow) var(--ease)` },
    '[data-mega] & > p a, [data-mega] & > p span': {
      fontFamily: 'var(--font-heading)',
      fontSize: 'var(--text-xl)',
      fontWeight: 'var(--heading-weight-small)',
    },
    '[data-mega] & > ul': { borderTop: '1px solid var(--color-line)' },
    '[data-mega] & > ul > li': { borderBottom: '1px solid var(--color-line)' },
    '[data-mega] & > ul > li > div': { minHeight: '3.25rem' },
    '[data-mega] & > ul > li > ul': { marginBottom: 'var(--space-3)' },
  },
  [ROW]: {
    '[data-mega] &': {
      display: 'grid',
      gridTemplateColumns: '15rem minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: 'clamp(2rem, 5vw, 5rem)',
    },
    '[data-mega] & > ul': { gridArea: '1 / 2 / 3 / 3' },
  },
  [LARGE]: { '[data-mega] &:has(img)': { gridTemplateColumns: '15rem minmax(0, 1fr) 26rem' } },
});

/** The button that expands the third level. */
export const fold = css({
  display: 'none',
  '@media (max-width: 79.99rem) and (scripting: enabled)': {
    display: 'grid',
    placeItems: 'center',
    width: '2.75rem',
    height: '2.75rem',
    marginRight: 'calc(-1 * var(--space-3))',
    border: 0,
    borderRadius: 'var(--radius-control)',
    background: 'none',
    color: 'inherit',
  },
});

/** Below the section's name; from 1500 px large and next to its pages. A closed panel does not fetch it. */
export const image = css({
  display: 'none',
  [ROW]: {
    display: 'block',
    gridArea: '2 / 1',
    '& img': {
      width: '100%',
      height: 'auto',
      aspectRatio: '3 / 2',
      objectFit: 'cover',
      borderRadius: 'var(--radius)',
    },
  },
  [LARGE]: { gridArea: '1 / 3 / 3 / 4' },
});
