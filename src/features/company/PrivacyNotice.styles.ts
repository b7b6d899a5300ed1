import { css } from '../../theme/css.ts';

/** The summary is as high as a finger needs. */
export const notice = css({
  color: 'var(--color-muted)',
  fontSize: 'var(--text-sm)',
  overflowWrap: 'anywhere',
  '& a': { color: 'inherit' },
  '& summary': {
    width: 'fit-content',
    paddingBlock: 'var(--space-2)',
    cursor: 'pointer',
    textDecoration: 'underline',
  },
  '& p': { maxWidth: '46rem', marginTop: 'var(--space-2)' },
});
