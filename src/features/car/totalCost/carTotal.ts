import type { CarCard } from '../../../contracts/car/car.ts';
import type { RequestedTerms } from '../../../contracts/finance/loanQuery.ts';
import type { TotalCosts, Wording } from '../../../contracts/page/loader.ts';
import { type CostRange, costFactsOf, type TotalCost, totalCostOf } from '../../../contracts/totalCost/totalCost.ts';
import { formatMoney } from '../format.ts';
import { loanOn } from '../money/carLoan.ts';
import { loanSummary } from '../money/loanSummary.ts';

/** Returns the total cost of a car in a month, with the loan that its pages state on these terms (decision 0227). */
export function carTotal(car: CarCard, { basis }: TotalCosts, terms: RequestedTerms): TotalCost {
  const figures = loanOn(car, terms)?.figures;
  return totalCostOf(costFactsOf(car), basis, figures ? figures.cost.credit / figures.months : null);
}

/** Returns the terms of the loan whose cost is part of a total, which the law wants beside it; undefined for a total without one. */
export function loanExample(
  car: CarCard,
  { basis }: TotalCosts,
  terms: RequestedTerms,
  wording: Wording,
): string | undefined {
  const figures = basis.way === 'loan' ? loanOn(car, terms)?.figures : undefined;
  if (!figures) return undefined;
  return wording.translate('totalLoanTerms', { terms: loanSummary(figures, wording).terms });
}

/** Formats a range of amounts: `5 700 kr – 6 540 kr`; one amount when both ends are the same. */
export function rangeOfMoney({ low, high }: CostRange, { site }: Pick<Wording, 'site'>): string {
  const from = formatMoney(low, site);
  return low === high ? from : `${from} – ${formatMoney(high, site)}`;
}

/** Returns the total in one sentence, which cards, the comparison and assistants state; without tax it says so. */
export function totalText(total: TotalCost, { tables: { tables } }: TotalCosts, wording: Wording): string {
  const { translate, site } = wording;
  if (total.amount === null) return translate('totalUnknown');
  const values = { amount: formatMoney(total.amount, site), range: rangeOfMoney(total, wording) };
  return translate(tables.tax ? 'totalText' : 'totalTextWithoutTax', values);
}
