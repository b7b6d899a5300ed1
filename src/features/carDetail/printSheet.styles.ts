import { css } from '../../theme/css.ts';

const PRINT = '@media print';

/**
 * The car's page in print: one sheet with image, name, price and its terms, facts, equipment, the dealer and the page's URL.
 * Controls and long texts are screen-only.
 */
export const printSheet = css({
  [PRINT]: {
    // Stronger than the rule for its siblings, which also means it where nothing is around it.
    '&&&': { display: 'grid' },
    '&&': {
      gap: '3mm',
      padding: 0,
      maxWidth: 'none',
      fontSize: '8.5pt',
      lineHeight: 1.3,
    },
    'body:has(&)': { minHeight: 0, background: 'none' },
    'body:has(&) > *:not(page-content)': { display: 'none' },
    'body:has(&) > page-content > *:not(main)': { display: 'none' },
    'main:has(&) > *:not(:has(&))': { display: 'none' },
    '& h1': { fontSize: '19pt' },
    '& h2, & h3': { fontSize: '10pt' },
    '& a': { textDecoration: 'none' },
  },
});

/** Hidden in print. */
export const screenOnly = css({ [PRINT]: { '&&': { display: 'none' } } });

export const printFooter = css({
  display: 'none',
  [PRINT]: {
    display: 'block',
    margin: 0,
    paddingTop: '2mm',
    borderTop: '1px solid var(--color-line)',
    overflowWrap: 'anywhere',
  },
});
