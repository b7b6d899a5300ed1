import { css } from '../../theme/css.ts';
import { SHORT } from '../../theme/short.ts';

const SOME_CHECKED = 'html:has(input[name="compare"]:checked)';

/** Replaces the bar where scripts are disabled; appears with the first checked car, so that it covers nothing before. */
export const noscriptForm = css({
  position: 'sticky',
  zIndex: 'var(--layer-float)',
  bottom: 0,
  display: 'none',
  justifyContent: 'center',
  padding: 'var(--space-3) var(--gutter)',
  borderTop: '1px solid var(--color-line)',
  background: 'var(--color-surface)',
  '@media (scripting: none)': {
    [`${SOME_CHECKED} &`]: { display: 'flex' },
    // The page's scroll padding leaves space for it, as for the bar.
    [`${SOME_CHECKED}:has(&)`]: { '--compare-height': '4.5rem' },
  },
  [SHORT]: { position: 'static' },
  '@media print': { '&&&': { display: 'none' } },
});
