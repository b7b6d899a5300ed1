import { css } from '../../theme/css.ts';

const WIDE = '@container (min-width: 60rem)';

/** Container of the layout: a quotation may be in a column. */
export const container = css({ containerType: 'inline-size' });

/** Large and in the width of a page, the author is on the left of the quotation, in the columns of a text with headings. */
export const figure = css({
  display: 'grid',
  gap: 'var(--space-6)',
  maxWidth: '46rem',
  '&[data-large]': {
    maxWidth: '58rem',
    [WIDE]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      columnGap: 'var(--space-12)',
      maxWidth: 'none',
      '& > blockquote': { gridArea: '1 / 2' },
      '& > figcaption': { gridArea: '1 / 1', alignItems: 'start', paddingTop: 'var(--space-3)' },
    },
  },
});

export const quotation = css({
  fontFamily: 'var(--font-heading)',
  fontSize: 'var(--text-xl)',
  lineHeight: 1.35,
  textWrap: 'pretty',
  // Quotation marks of the page's language. The opening mark hangs outside the line where the gutter has space for it.
  '& p': { '@media (min-width: 64rem)': { textIndent: '-0.45em' } },
  '& p::before': { content: 'open-quote' },
  '& p::after': { content: 'close-quote' },
  '[data-large] > &': {
    fontSize: 'var(--text-3xl)',
    fontWeight: 'var(--heading-weight-small)',
    letterSpacing: 'var(--heading-spacing)',
    lineHeight: 1.2,
    textWrap: 'balance',
  },
});

export const source = css({ display: 'flex', alignItems: 'center', gap: 'var(--space-4)' });

export const portrait = css({ flex: 'none', width: '4rem', height: '4rem', borderRadius: '50%' });

export const person = css({ display: 'grid', '& strong': { fontWeight: 600 } });

export const role = css({ color: 'var(--color-muted)', fontSize: 'var(--text-sm)' });
