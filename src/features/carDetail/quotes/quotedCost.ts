import type { Translate } from '../../../contracts/dictionary/dictionary.ts';
import type { Quotation } from '../../../contracts/finance/finance.ts';
import { formatExactMoney, type MoneyContext } from '../../car/format.ts';

/** Returns the monthly cost of a lender's quote, and its terms in one line. */
export function quotedCost(
  { Blocks, RegularPayment, CashDeposit, Term }: Quotation,
  { site, translate }: { site: MoneyContext; translate: Translate },
): { sum: string; terms: string } {
  const money = (amount: number) => formatExactMoney(amount, site);
  const details = Blocks.flatMap(({ Details }) => Details);
  const detail = (key: string) => details.find(({ Key }) => Key === key)?.DisplayValue || '–';
  return {
    sum: translate('perMonth', { amount: money(RegularPayment) }),
    terms: translate('ownLoanSummary', {
      deposit: money(CashDeposit),
      months: Term,
      rate: detail('RateOfInterest'),
      effective: detail('APR'),
      total: detail('TotalAmountPayable'),
    }),
  };
}
