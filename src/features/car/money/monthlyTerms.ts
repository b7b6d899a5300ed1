import type { Translate } from '../../../contracts/dictionary/dictionary.ts';
import type { LoanTerms } from './loanFigures.ts';

/** What a card states of the loan behind its monthly cost. */
export interface CardLoanText {
  /** Beside the monthly cost: the effective rate. Of a whole example it is in the text too. */
  rate?: string;
  /** Kind of credit, total and warning in one line, which discloses `text`. */
  summary?: string;
  /** The whole example; below a summary its deposit, term and nominal rate. */
  text: string;
  /** Whether `text` begins with a line of the monthly cost and its rate, which then stand nowhere else on the card. */
  isWhole: boolean;
}

/**
 * Countries whose cards state effective rate, total and warning, and the rest of the example on demand. Elsewhere the example is visible
 * (`docs/credit-advertising.md`).
 */
const ON_DEMAND: ReadonlySet<string> = new Set(['SE', 'NO', 'DK', 'FI', 'SK']);

/** Returns whether the cards of a country show the whole example, by the code of the country. */
export const showsWholeExample = (country: string): boolean => !ON_DEMAND.has(country);

interface CardLoan {
  terms: LoanTerms;
  /** Monthly amount in the site's currency. */
  monthly: string;
  /** Code of the site's country. */
  country: string;
}

const PRODUCTS = { HP: 'cardLoanHp', PCP: 'cardLoanPcp' } as const;

/** Returns what a card states of a loan, by the rules of the country. */
export function cardLoanText({ terms, monthly, country }: CardLoan, translate: Translate): CardLoanText {
  const { effective, own, product, ...values } = terms;
  const rest = { ...values, product: translate(PRODUCTS[product]) };
  const warning = translate('borrowingCosts');
  if (!effective) return { text: `${sentence(translate('cardLoanNominal', rest))} ${warning}`, isWhole: false };
  if (showsWholeExample(country)) {
    const cost = translate('perMonth', { amount: monthly });
    // The visitor's own terms are no representative example: their rate is in the example.
    if (own) return { text: `${cost}\n${sentence(translate('ownCardLoan', { ...rest, effective }))}`, isWhole: true };
    const rate = translate('cardLoanRate', { effective });
    return { rate, text: `${cost} · ${rate}\n${sentence(translate('cardLoan', rest))}`, isWhole: true };
  }
  return {
    rate: translate('cardLoanRate', { effective }),
    summary: `${sentence(translate('cardLoanTotal', rest))} ${warning}`,
    text: sentence(translate('cardLoanRest', rest)),
    isWhole: false,
  };
}

/** Ends a text with one dot. Danish amounts end with the dot of `kr.` */
const sentence = (text: string): string => text.replace(/\.?$/, '.');
