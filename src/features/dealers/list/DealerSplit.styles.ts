import { css } from '../../../theme/css.ts';
import { SHORT } from '../../../theme/short.ts';

/** Heading, filters and list beside the map in wide windows; else list or map below the filters. */
export const split = css({
  '@media (min-width: 64rem) and (scripting: enabled)': {
    '&[data-map]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 35rem) minmax(22rem, 1fr)',
      alignItems: 'start',
      gap: 'var(--space-8)',
      '--dealer-width': '100%',
    },
  },
});
export const column = css({ minWidth: 0 });
export const list = css({
  '@media (max-width: 63.98rem) and (scripting: enabled)': {
    '[data-map][data-view="map"] > * > &': { display: 'none' },
  },
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
