import { css } from '../../../theme/css.ts';

/** At the bottom of the map, over it. */
export const card = css({
  position: 'absolute',
  zIndex: 2,
  left: 'var(--space-3)',
  right: 'var(--space-3)',
  bottom: 'var(--space-8)',
  display: 'grid',
  justifyItems: 'start',
  gap: 'var(--space-1)',
  maxWidth: '26rem',
  marginInline: 'auto',
  padding: 'var(--space-4) var(--space-5)',
  borderRadius: 'var(--radius)',
  background: 'var(--color-surface)',
  boxShadow: 'var(--shadow-large)',
  '& p': { fontSize: 'var(--text-sm)' },
});
export const name = css({
  marginRight: 'var(--space-8)',
  fontFamily: 'var(--font-heading)',
  fontSize: 'var(--text-lg)',
  fontWeight: 'var(--heading-weight-small)',
  lineHeight: 1.25,
});
export const back = css({ minHeight: '2.5rem', fontSize: 'var(--text-sm)' });
export const close = css({
  position: 'absolute',
  top: 'var(--space-2)',
  right: 'var(--space-2)',
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  padding: 0,
  border: 0,
  borderRadius: 'var(--radius-control)',
  background: 'none',
});
