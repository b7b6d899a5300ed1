import { css } from '../../theme/css.ts';

export const container = css({ containerType: 'inline-size' });
const WIDE = '@container (min-width: 40rem)';

/** Without a background colour the card has a hairline. */
export const outlined = css({
  '--inner-radius': 'calc(var(--card-radius) - 1px)',
  border: '1px solid var(--color-line)',
  background: 'var(--color-surface)',
});

export const card = css({
  '--card-radius': 'var(--radius-large)',
  position: 'relative',
  display: 'grid',
  borderRadius: 'var(--card-radius)',
  [WIDE]: {
    minHeight: '18rem',
    '&:not([data-alone])': { gridTemplateColumns: '2fr 3fr' },
    '&[data-reverse]:not([data-alone])': { gridTemplateColumns: '3fr 2fr' },
  },
});

/** Picture and text have the outer corners of the card: a colour below the picture would show as a line at its corners. */
const RADIUS = 'var(--inner-radius, var(--card-radius))';

export const image = css({
  borderRadius: `${RADIUS} ${RADIUS} 0 0`,
  [WIDE]: {
    borderRadius: `${RADIUS} 0 0 ${RADIUS}`,
    '& img': { position: 'absolute', inset: 0, height: '100%', aspectRatio: 'auto' },
    '[data-reverse] > &': { order: 1, borderRadius: `0 ${RADIUS} ${RADIUS} 0` },
  },
});

export const body = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 'var(--space-3)',
  padding: 'var(--space-6)',
  borderRadius: `0 0 ${RADIUS} ${RADIUS}`,
  '[data-alone] > &': { borderRadius: RADIUS },
  [WIDE]: {
    justifyContent: 'center',
    borderRadius: `0 ${RADIUS} ${RADIUS} 0`,
    '[data-reverse] > &': { borderRadius: `${RADIUS} 0 0 ${RADIUS}` },
    padding: 'var(--space-10) clamp(2rem, 5cqi, 4rem)',
    '& > :last-child': { marginTop: 0 },
  },
});

/** Links in the text are above the link that covers the card. */
export const text = css({
  color: 'var(--color-muted)',
  '& a, & summary': { position: 'relative', zIndex: 2 },
});
