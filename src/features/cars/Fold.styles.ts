import { css } from '../../theme/css.ts';

const height = (limit: string) =>
  css({
    '@media (scripting: enabled)': {
      maxHeight: limit,
      overflow: 'hidden',
      maskImage: 'linear-gradient(to top, transparent, #000 2rem)',
    },
  });

/** S2 §9: equipment 50 px, description 300 px, technical data its first 5 rows. */
export const limits = {
  equipment: height('50px'),
  description: height('300px'),
  rows: css({ '@media (scripting: enabled)': { '& dl > :nth-child(n + 6)': { display: 'none' } } }),
};

export const toggle = css({ minHeight: 44, '@media (scripting: none)': { display: 'none' } });
