import { css } from '../../theme/css.ts';

const FOLDABLE = '@media screen and (scripting: enabled)';

const height = (limit: string) =>
  css({
    [FOLDABLE]: {
      maxHeight: limit,
      overflow: 'hidden',
      maskImage: 'linear-gradient(to top, transparent, #000 2rem)',
    },
  });

/** Collapsed sizes of S2 §9: equipment 50 px, description 300 px, technical data its first 5 rows. */
export const limits = {
  equipment: height('50px'),
  description: height('300px'),
  rows: css({ [FOLDABLE]: { '& [data-beyond]': { display: 'none' } } }),
};

export const content = css({ width: '100%' });

export const toggle = css({ minHeight: 44, '@media (scripting: none), print': { display: 'none' } });

export const chevron = css({
  '@media (prefers-reduced-motion: no-preference)': { transition: 'rotate var(--duration) var(--ease)' },
  '[aria-expanded="true"] > &': { rotate: '180deg' },
});
