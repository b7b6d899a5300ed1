import { css } from '../../theme/css.ts';
import { SHORT } from '../../theme/short.ts';

const SOME_TICKED = 'html:has(input[name="compare"]:checked)';

/** In the place of the bar where there are no scripts: it comes with the first car that is ticked, so that it covers nothing before. */
export const unscripted = css({
  position: 'sticky',
  zIndex: 'var(--layer-float)',
  bottom: 0,
  display: 'none',
  justifyContent: 'center',
  padding: 'var(--space-3) var(--gutter)',
  borderTop: '1px solid var(--color-line)',
  background: 'var(--color-surface)',
  '@media (scripting: none)': {
    [`${SOME_TICKED} &`]: { display: 'flex' },
    // As the bar does: the page's own scrolling keeps clear of it.
    [`${SOME_TICKED}:has(&)`]: { '--compare-height': '4.5rem' },
  },
  [SHORT]: { position: 'static' },
  '@media print': { '&&&': { display: 'none' } },
});
