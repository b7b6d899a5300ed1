import { css } from '../../theme/css.ts';

/** In the place of the bar where there are no scripts: the cars are ticked in the list. */
export const unscripted = css({
  position: 'sticky',
  zIndex: 'var(--layer-float)',
  bottom: 0,
  display: 'none',
  justifyContent: 'center',
  padding: 'var(--space-3) var(--gutter)',
  borderTop: '1px solid var(--color-line)',
  background: 'var(--color-surface)',
  '@media (scripting: none)': { display: 'flex' },
  '@media print': { '&&': { display: 'none' } },
});
