import { hasTerms, type RequestedTerms } from '../../contracts/finance/loanQuery.ts';
import { usePage } from '../../page/PageContext.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import { formatMoney } from '../car/format.ts';

/** Returns `Monthly payment with 60 000 kr deposit, 48 months`; empty without terms. */
export function useTermsText(terms: RequestedTerms = {}): string {
  const { site } = usePage();
  const translate = useTranslate();
  const { deposit, months } = terms;
  if (!hasTerms(terms)) return '';
  const texts = [
    deposit !== undefined && translate('ownDeposit', { amount: formatMoney(deposit, site) }),
    months !== undefined && translate('ownMonths', { months }),
  ];
  return translate('ownTerms', { terms: texts.filter(Boolean).join(', ') });
}
