import { css } from '../../../theme/css.ts';
import { SHORT } from '../../../theme/short.ts';

/** List and map side by side in wide windows, else one of them. */
export const split = css({
  '@media (min-width: 64rem) and (scripting: enabled)': {
    '&[data-map]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(22rem, 40%)',
      alignItems: 'start',
      gap: 'var(--space-6)',
      // Two in a row, however wide the window is.
      '--dealer-width': 'max(15rem, 34%)',
    },
  },
});
export const list = css({
  minWidth: 0,
  '@media (max-width: 63.98rem) and (scripting: enabled)': { '[data-map][data-view="map"] > &': { display: 'none' } },
});
export const map = css({
  marginBottom: 'var(--section)',
  '@media (scripting: none)': { display: 'none' },
  '@media (max-width: 63.98rem)': {
    height: 'clamp(24rem, 72svh, 44rem)',
    '[data-view="list"] > &': { display: 'none' },
  },
  '@media (min-width: 64rem)': {
    position: 'sticky',
    top: 'calc(var(--header-height) + var(--space-4))',
    height: 'calc(100svh - var(--header-height) - var(--space-8) - var(--consent-height, 0px))',
    minHeight: '26rem',
    maxHeight: '52rem',
  },
  [SHORT]: { '&&': { position: 'static' } },
});

export const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--space-3)',
  minHeight: '2.75rem',
  margin: 'var(--space-4) 0',
});
export const count = css({ fontWeight: 600, '&:focus': { outline: 'none' } });
export const views = css({
  display: 'flex',
  padding: 3,
  border: '1px solid var(--color-line-strong)',
  borderRadius: 'calc(var(--radius-chip) + 3px)',
  background: 'var(--color-surface)',
  '@media (min-width: 64rem), (scripting: none)': { display: 'none' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 'var(--space-2)',
    minHeight: '2.25rem',
    padding: '0 var(--space-4)',
    borderRadius: 'var(--radius-chip)',
    fontSize: 'var(--text-sm)',
    fontWeight: 600,
    textDecoration: 'none',
  },
  '& a[aria-current]': { background: 'var(--color-chosen)', color: 'var(--color-chosen-ink)' },
});
