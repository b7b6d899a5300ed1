import type { CarDetail } from '../../../contracts/car/car.ts';
import type { RequestedTerms } from '../../../contracts/finance/loanQuery.ts';
import type { TotalCosts, Wording } from '../../../contracts/page/loader.ts';
import { COST_PARTS, type CostPart } from '../../../contracts/totalCost/totalCost.ts';
import { borrowingWarning } from '../money/borrowingWarning.ts';
import { carTotal, loanExample, rangeOfMoney, totalText } from './carTotal.ts';

/** The total cost of a car on its page. */
export interface TotalCostView {
  text: string;
  /** The middle of the range in whole units of the currency, which lists filter and sort by; absent without a total. */
  amount?: number;
  rows: [label: string, value: string][];
  /** The sum of the rows; absent without a total. */
  range?: string;
  notes: string[];
  /** The terms of the loan whose cost is a part, with the warning. */
  loan?: string;
}

const LABELS = {
  financing: 'costLoan',
  depreciation: 'costDepreciation',
  tax: 'costTax',
  energy: 'costEnergy',
  insurance: 'costInsurance',
  tires: 'costTires',
  service: 'costService',
} as const satisfies Record<CostPart, string>;

/** Returns the total cost of a car with its parts, in the language of a page. */
export function totalCostView(
  car: CarDetail,
  totals: TotalCosts,
  terms: RequestedTerms,
  wording: Wording,
): TotalCostView {
  const { translate } = wording;
  const { way } = totals.basis;
  const total = carTotal(car, totals, terms);
  const label = (part: CostPart) => translate(part === 'financing' && way === 'lease' ? 'costLease' : LABELS[part]);
  const rows = COST_PARTS.flatMap((part): [string, string][] => {
    const range = total.parts[part];
    if (range) return [[label(part), rangeOfMoney(range, wording)]];
    return total.missing.includes(part) ? [[label(part), translate('costUnknown')]] : [];
  });
  const example = loanExample(car, totals, terms, wording);
  return {
    text: totalText(total, totals, wording),
    ...(total.amount !== null && { amount: total.amount, range: rangeOfMoney(total, wording) }),
    rows,
    notes: [
      total.missing.length > 0 && translate('totalMissing', { parts: total.missing.map(label).join(', ') }),
      !totals.tables.tables.tax && translate('costTaxLeftOut'),
      translate('totalEstimate'),
    ].filter((note) => note !== false),
    ...(example && { loan: `${example} ${borrowingWarning(wording.site, translate)}` }),
  };
}
