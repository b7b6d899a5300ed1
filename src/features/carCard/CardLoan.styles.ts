import { css } from '../../theme/css.ts';
import { facts } from '../car/Facts.styles.ts';

const SMALL = 'max(var(--text-xs), 0.8125rem)';

/** The height is reserved where cards are in rows, so that their prices align. */
export const terms = css({
  gridArea: 'terms',
  fontSize: SMALL,
  lineHeight: 1.3,
  color: 'var(--color-muted)',
  '@media (min-width: 40rem)': { minHeight: '2.6em', '&[data-whole]': { minHeight: '5.2em' } },
  // Monthly cost and rate have a line of their own, in the size and colour of the rest. A total cost among the facts is neither larger
  // nor darker than the example (FCA CONC 3.5).
  '&[data-whole]': { color: 'inherit', whiteSpace: 'pre-line', letterSpacing: '-0.012em' },
  [`.${facts}:has(~ &[data-whole])`]: { fontSize: SMALL },
});

/** Above the link that covers the card. */
export const summary = css({
  position: 'relative',
  zIndex: 3,
  display: 'flex',
  gap: 'var(--space-2)',
  minHeight: 24,
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '& > span': { flex: '0 1 auto', alignSelf: 'center', textWrap: 'pretty' },
  '&:hover': { color: 'var(--color-ink)' },
  '&::after': {
    content: '""',
    flex: 'none',
    alignSelf: 'center',
    width: '0.4rem',
    height: '0.4rem',
    margin: '-0.2rem 2px 0 auto',
    borderRight: '1.5px solid',
    borderBottom: '1.5px solid',
    rotate: '45deg',
  },
  '[open] > &::after': { marginTop: '0.2rem', rotate: '225deg' },
});

/** In the place of the card's foot, so that no card moves. */
export const rest = css({
  position: 'absolute',
  zIndex: 3,
  inset: 'auto 0 0',
  minHeight: 'calc(2rem + var(--space-3))',
  padding: '2px var(--pad) var(--space-2)',
  background: 'var(--card-ground, var(--color-surface))',
  '[data-car]:has([open] > &) label': { visibility: 'hidden' },
});
