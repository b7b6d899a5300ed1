import { css } from '../../../theme/css.ts';

/** The area of a map, with the same size before it loads. Its stacking context keeps its content below the page's. */
export const frame = css({
  position: 'relative',
  isolation: 'isolate',
  width: '100%',
  height: '100%',
  minHeight: '18rem',
  overflow: 'hidden',
  borderRadius: 'var(--radius)',
  background: 'color-mix(in srgb, var(--color-ink) 7%, var(--color-tint))',
  '@media (scripting: none)': { display: 'none' },
});

export const canvas = css({
  position: 'absolute',
  inset: 0,
  zIndex: 0,
  '&.leaflet-container': { background: 'var(--map-ground)', font: 'inherit', fontSize: 'var(--text-xs)' },
  '&:focus-visible': { outlineOffset: '-4px', boxShadow: 'inset 0 0 0 7px var(--color-focus-halo)' },
  '& .leaflet-tile-pane': { filter: 'var(--map-filter)' },
  '&& .leaflet-control-zoom a': {
    width: 40,
    height: 40,
    border: 0,
    background: 'var(--color-surface)',
    color: 'var(--color-ink)',
    fontSize: '1.25rem',
    lineHeight: '40px',
    '&:hover': { background: 'var(--color-tint)' },
    '&.leaflet-disabled': { color: 'var(--color-muted)', background: 'var(--color-tint)' },
  },
  '&& .leaflet-control-zoom': {
    border: 0,
    borderRadius: 'var(--radius-control)',
    overflow: 'hidden',
    boxShadow: 'var(--shadow)',
  },
  '&& .leaflet-control-attribution': {
    padding: '2px var(--space-2)',
    background: 'color-mix(in srgb, var(--color-surface) 88%, transparent)',
    color: 'var(--color-muted)',
  },
});

export const pin = css({
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  filter: 'drop-shadow(0 2px 3px rgb(0 0 0 / 0.3))',
  '& path': { fill: 'var(--color-accent)', stroke: 'var(--color-accent-ink)', strokeWidth: 2 },
  '& circle': { fill: 'var(--color-accent-ink)' },
  '& svg': { transformOrigin: '50% 100%', transition: 'transform var(--duration) var(--ease)' },
  '&:hover svg, &[data-selected] svg': { transform: 'scale(1.18)' },
  '&[data-selected] path': { fill: 'var(--color-ink)', stroke: 'var(--color-ground)' },
  '&[data-selected] circle': { fill: 'var(--color-ground)' },
  '&:focus-visible': { borderRadius: '50%' },
});

export const group = css({
  '&&': { display: 'grid', placeItems: 'center' },
  border: '2px solid var(--color-accent-ink)',
  borderRadius: '1rem',
  background: 'var(--color-accent)',
  boxShadow: 'var(--shadow)',
  whiteSpace: 'nowrap',
  color: 'var(--color-accent-ink)',
  fontSize: 'var(--text-sm)',
  fontWeight: 700,
  '&:hover, &[data-selected]': { background: 'var(--color-accent-strong)' },
});

export const visitor = css({
  border: '3px solid #fff',
  borderRadius: '50%',
  background: '#1a6ad6',
  boxShadow: '0 0 0 6px rgb(26 106 214 / 0.22)',
});

/** Instead of a map that needs consent or has failed to load. */
export const notice = css({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 'var(--space-4)',
  padding: 'var(--space-6)',
  overflow: 'auto',
  background: 'var(--color-tint)',
  textAlign: 'center',
  '& > svg': { color: 'var(--color-muted)' },
  '& p': { maxWidth: '26rem', color: 'var(--color-muted)', fontSize: 'var(--text-sm)' },
  '& p > button': { padding: 0, border: 0, background: 'none', textDecoration: 'underline' },
});
export const errorText = css({ '&&': { color: 'var(--color-ink)', fontWeight: 600, fontSize: 'var(--text-md)' } });
