import { css } from '../theme/css.ts';

const small = { fontWeight: 'var(--heading-weight-small)', lineHeight: 1.25 } as const;

/** Sizes of headings, independent of their level. */
export const headings = {
  small: css({ fontSize: 'var(--text-md)', ...small }),
  card: css({ fontSize: 'var(--text-lg)', ...small }),
  block: css({ fontSize: 'var(--text-xl)', ...small }),
  section: css({ fontSize: 'var(--text-3xl)', overflowWrap: 'anywhere' }),
  // A long word must fit in one line on the narrowest phones.
  page: css({ fontSize: 'min(var(--text-4xl), 11vw)' }),
  hero: css({ fontSize: 'min(var(--text-5xl), 13vw)' }),
};
