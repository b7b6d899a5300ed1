import { css } from '../theme/css.ts';

const small = { fontWeight: 'var(--heading-weight-small)', lineHeight: 1.25 } as const;

/** Sizes of headings, apart from their level. */
export const headings = {
  small: css({ fontSize: 'var(--text-md)', ...small }),
  card: css({ fontSize: 'var(--text-lg)', ...small }),
  block: css({ fontSize: 'var(--text-xl)', ...small }),
  section: css({ fontSize: 'var(--text-3xl)' }),
  page: css({ fontSize: 'var(--text-4xl)' }),
  hero: css({ fontSize: 'var(--text-5xl)' }),
};
