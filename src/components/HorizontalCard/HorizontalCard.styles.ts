import { css } from '../../theme/css.ts';

export const container = css({ containerType: 'inline-size' });
const WIDE = '@container (min-width: 40rem)';

/** Without a background colour the card has a hairline. */
export const outlined = css({ border: '1px solid var(--color-line)', background: 'var(--color-surface)' });

export const card = css({
  '--card-radius': 'var(--radius-large)',
  position: 'relative',
  display: 'grid',
  borderRadius: 'var(--card-radius)',
  overflow: 'clip',
  '&:focus-within': { overflow: 'visible' },
  [WIDE]: {
    minHeight: '18rem',
    '&:not([data-alone])': { gridTemplateColumns: '2fr 3fr' },
    '&[data-reverse]:not([data-alone])': { gridTemplateColumns: '3fr 2fr' },
  },
});

const INNER = 'calc(var(--card-radius) - 1px)';

export const image = css({
  borderRadius: `${INNER} ${INNER} 0 0`,
  [WIDE]: {
    borderRadius: `${INNER} 0 0 ${INNER}`,
    '& img': { position: 'absolute', inset: 0, height: '100%', aspectRatio: 'auto' },
    '[data-reverse] > &': { order: 1, borderRadius: `0 ${INNER} ${INNER} 0` },
  },
});

export const body = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 'var(--space-3)',
  padding: 'var(--space-6)',
  [WIDE]: {
    justifyContent: 'center',
    padding: 'var(--space-10) clamp(2rem, 5cqi, 4rem)',
    '& > :last-child': { marginTop: 0 },
  },
});

/** Links in the text are above the link that covers the card. */
export const text = css({
  color: 'var(--color-muted)',
  '& a, & summary': { position: 'relative', zIndex: 2 },
});
