import { css } from '../../theme/css.ts';
import { WIDE } from './heroWidths.ts';

/** The group's places, from north to south. */
export const places = css({
  gridArea: 'places',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
  borderTop: '1px solid var(--color-hero-ink)',
  '& a': {
    display: 'grid',
    alignContent: 'start',
    gap: 'var(--space-1)',
    height: '100%',
    minHeight: '3.5rem',
    padding: 'var(--space-3) var(--space-4) var(--space-3) 0',
    borderBottom: '1px solid var(--color-hero-line)',
    textDecoration: 'none',
  },
  // All of them in one row, with the link to all.
  [WIDE]: { gridTemplateColumns: 'none', gridAutoColumns: 'minmax(min-content, 1fr)', gridAutoFlow: 'column' },
  // The arrow follows the last word of the link to all. Its own width is zero, so that it never wraps alone.
  '& > :last-child > a': {
    display: 'block',
    paddingInlineEnd: 0,
    '& > span': { paddingInlineEnd: '1.5em' },
    '& > svg': { display: 'inline', width: '1.15em', marginInlineStart: '-1.15em', verticalAlign: '-0.25em' },
    // In one line, which ends with the grid.
    [WIDE]: {
      display: 'flex',
      gap: '0.35em',
      justifyContent: 'end',
      whiteSpace: 'nowrap',
      '& > span': { paddingInlineEnd: 0 },
      '& > svg': { flex: 'none', marginInlineStart: 0, marginBlockStart: '0.2em' },
    },
  },
  '& a:hover span:first-child': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
});
export const place = css({ fontWeight: 600 });
export const latitude = css({ fontSize: 'var(--text-sm)', color: 'var(--color-hero-muted)' });

/** The car of the picture with its price: a line of text, which the compositions arrange. */
export const car = css({ gridArea: 'car', display: 'grid', justifyItems: 'start', gap: 'var(--space-1)', minWidth: 0 });
export const name = css({
  fontWeight: 'var(--heading-weight-small)',
  textUnderlineOffset: '0.2em',
  '& > span': { display: 'inline-block', marginInlineEnd: '0.35em' },
});
export const version = css({ fontWeight: 400 });
export const facts = css({ fontSize: 'var(--text-sm)', color: 'var(--color-hero-muted)' });
export const amount = css({ whiteSpace: 'nowrap' });
export const note = css({ fontSize: 'var(--text-xs)', color: 'var(--color-hero-muted)' });
export const badge = css({
  padding: '0.15em 0.6em',
  background: 'var(--color-hero-ink)',
  color: 'var(--color-hero-ground)',
  fontSize: 'var(--text-sm)',
  fontWeight: 700,
});

/** The electric range on its scale. */
export const range = css({
  gridArea: 'range',
  display: 'grid',
  gap: 'var(--space-1)',
  alignContent: 'center',
  minWidth: 0,
});
export const rangeText = css({
  fontFamily: 'var(--font-heading)',
  fontWeight: 'var(--heading-weight)',
  fontSize: 'var(--text-4xl)',
  lineHeight: 1,
});
export const bar = css({
  position: 'relative',
  height: '1.25rem',
  marginTop: 'var(--space-3)',
  border: '2px solid currentColor',
  borderRadius: '999px',
  overflow: 'hidden',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '2px auto 2px 2px',
    width: 'calc(var(--share) * (100% - 4px))',
    borderRadius: 'inherit',
    background: 'currentColor',
    forcedColorAdjust: 'none',
  },
});
export const scale = css({
  display: 'flex',
  justifyContent: 'space-between',
  fontSize: 'var(--text-xs)',
  fontVariantNumeric: 'tabular-nums',
});
