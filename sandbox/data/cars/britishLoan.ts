import type { CarRecord } from '../../../src/contracts/car/car.ts';
import type { FinanceVehicle, ProductFamily } from '../../../src/contracts/finance/finance.ts';
import { QUOTE_MONTHS } from '../../../src/contracts/finance/quoteTerms.ts';
import {
  aprOf,
  futurePercent,
  type LenderTerms,
  maxDepositPercent,
  nominalRate,
  quote,
  refusalOf,
} from '../../finance/lender.ts';
import { USUAL } from '../../finance/proposal.ts';
import { type Draft, STOCK_DAY } from './draft.ts';
import type { Price } from './price.ts';

type LoanOption = NonNullable<CarRecord['car_loan_option']>;

/**
 * Returns the loan of a British car by the rules of the lender that quotes it, so that the example of the record is the quote on the same
 * terms, to the penny. It is PCP over the terms for which the lender quotes PCP, and hire purchase over longer ones. Null when the lender
 * quotes neither: it finances used cars only, no new ones, vans or motorcycles.
 *
 * @param apr the campaign's APR in per cent; the lender's for this car by default
 */
export function britishLoan(draft: Draft, price: Price, plate: string | null, apr?: number): LoanOption | null {
  if (draft.kind !== 'used' || draft.type !== 'PC') return null;
  const vehicle = vehicleOf(draft, price, plate);
  const offered = QUOTE_MONTHS.flatMap((months) => {
    const family = (['PCP', 'HP'] as const).find(
      (each) => refusalOf(vehicle, price.now * 100, termsOf(each, months)) === null,
    );
    return family ? [termsOf(family, months)] : [];
  });
  const standard = offered.find(({ months }) => months === USUAL.months) ?? offered.at(-1);
  const quoted = standard && quote(vehicle, standard, apr);
  if (!quoted || typeof quoted === 'string') return null;
  const { texts, format } = draft;
  const { title, description } = texts.finance[standard.family === 'PCP' ? 'pcp' : 'hp'] ?? {};
  const rate = nominalRate(apr ?? aprOf(vehicle));
  return {
    title: title ?? texts.finance.loanTitle,
    price: price.now,
    default_monthly_cost: quoted.payment / 100,
    default_monthly_cost_text: `${format.exactMoney(quoted.payment / 100)}/${texts.perMonth}`,
    default_contract_duration: standard.months,
    contract_durations: offered.map((terms) => ({
      months: terms.months,
      residual_percentage: terms.family === 'PCP' ? futurePercent(vehicle, terms) : 0,
      cash_amount_min_percentage: 0,
      cash_amount_max_percentage: maxDepositPercent(vehicle, terms),
    })),
    deposit_step: 1,
    payment_decimals: 2,
    interest_rate: rate,
    interest_rate_text: format.percent(rate),
    start_fee: 0,
    start_fee_text: format.money(0),
    invoice_fee: 0,
    invoice_fee_text: format.money(0),
    disclaimer: texts.finance.disclaimer,
    description: description ?? texts.finance.loanDescription,
  };
}

const termsOf = (family: ProductFamily, months: number): LenderTerms => ({
  family,
  months,
  milesPerYear: USUAL.milesPerYear,
  deposit: 0,
});

/** Returns a car as its lender sees it. */
function vehicleOf({ registered, format, km }: Draft, price: Price, plate: string | null): FinanceVehicle {
  return {
    Type: 'Car',
    Chassis: '',
    Status: 'PreOwned',
    OnTheRoadPrice: price.now,
    Mileage: format.mileage(km),
    Registration: { Number: plate ?? '', Country: 'GB', Date: registered ?? STOCK_DAY },
  };
}
