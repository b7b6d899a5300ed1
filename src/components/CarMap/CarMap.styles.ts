import { css } from '../../theme/css.ts';
import { SHORT } from '../../theme/short.ts';

export const head = css({
  display: 'grid',
  justifyItems: 'start',
  gap: 'var(--space-2)',
  paddingBottom: 'var(--space-5)',
  '& > p': { maxWidth: 'var(--measure)', textWrap: 'pretty' },
});
export const choices = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-1) var(--space-2)',
  '& > li': {
    padding: 'var(--space-1) var(--space-3)',
    borderRadius: 'var(--radius-chip)',
    background: 'var(--color-tint)',
    fontSize: 'var(--text-sm)',
    overflowWrap: 'anywhere',
  },
});
export const back = css({ minHeight: '2.75rem', fontSize: 'var(--text-sm)' });

/** The list of places beside the map in wide windows, else below it. */
export const layout = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-6)',
  paddingBottom: 'var(--section)',
  '@media (min-width: 64rem) and (scripting: enabled)': {
    gridTemplateColumns: 'minmax(20rem, 28rem) minmax(0, 1fr)',
    gap: 'var(--space-8)',
    alignItems: 'start',
  },
});
export const map = css({
  height: 'clamp(20rem, 60svh, 40rem)',
  '@media (scripting: none)': { display: 'none' },
  '@media (max-width: 63.98rem)': { order: -1 },
  '@media (min-width: 64rem)': {
    position: 'sticky',
    top: 'calc(var(--header-height) + var(--space-4))',
    height: 'calc(100svh - var(--header-height) - var(--space-8) - var(--consent-height, 0px))',
    minHeight: '26rem',
    maxHeight: '52rem',
  },
  [SHORT]: { '&&': { position: 'static' } },
});

export const places = css({
  display: 'grid',
  alignContent: 'start',
  borderTop: '1px solid var(--color-line)',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: 'var(--space-1) var(--space-4)',
    paddingBlock: 'var(--space-3)',
    borderBottom: '1px solid var(--color-line)',
  },
  '& p': { color: 'var(--color-muted)', fontSize: 'var(--text-sm)' },
  '& strong': { fontWeight: 600, overflowWrap: 'anywhere' },
});
export const count = css({ minHeight: '2.75rem', fontSize: 'var(--text-sm)', whiteSpace: 'nowrap' });
