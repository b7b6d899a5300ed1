import type { Translate } from '../../contracts/dictionary/dictionary.ts';
import { hasTerms, type RequestedTerms } from '../../contracts/finance/loanQuery.ts';
import { formatMoney, type MoneyContext } from '../car/format.ts';

/** Returns `Monthly payment with 60 000 kr deposit, 48 months`; empty without terms. */
export function termsText(terms: RequestedTerms, site: MoneyContext, translate: Translate): string {
  const { deposit, months } = terms;
  if (!hasTerms(terms)) return '';
  const texts = [
    deposit !== undefined && translate('ownDeposit', { amount: formatMoney(deposit, site) }),
    months !== undefined && translate('ownMonths', { months }),
  ];
  return translate('ownTerms', { terms: texts.filter(Boolean).join(', ') });
}
