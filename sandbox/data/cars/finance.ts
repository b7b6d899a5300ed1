import type { CarRecord } from '../../../src/contracts/car.ts';
import { fill } from '../words/words.ts';
import type { Draft } from './draft.ts';
import type { Price } from './price.ts';

type LoanOption = NonNullable<CarRecord['car_loan_option']>;
type LeasingOption = NonNullable<CarRecord['car_leasing_options']>[number];
type Duration = NonNullable<LoanOption['contract_durations']>[number];

/** Down payment asked for at least, and taken at most, in per cent of the price. */
const CASH_MIN = 20;
const CASH_MAX = 70;
/** Fees in SEK; other currencies by the site's rate. */
const START_FEE = 695;
const INVOICE_FEE = 45;
/** A loan ends before the car is this old. */
const OLDEST = 15;

/** The monthly payment of an annuity with a residual value; `interest` is per cent a year. */
export function annuity(principal: number, residual: number, months: number, interest: number): number {
  const rate = interest / 1200;
  const factor = (1 + rate) ** -months;
  return ((principal - residual * factor) * rate) / (1 - factor);
}

/** Durations in steps of 12 months; the residual falls with the car's age at the end of the contract. */
function durations(age: number): Duration[] {
  return [36, 48, 60, 72, 84]
    .filter((months) => months === 36 || age + months / 12 <= OLDEST)
    .map((months) => ({
      months,
      residual_percentage: Math.max(0, Math.round(52 - (age + (months - 36) / 12) * 6.5)),
      cash_amount_min_percentage: CASH_MIN,
      cash_amount_max_percentage: CASH_MAX,
    }));
}

export function financeFields(draft: Draft, price: Price): Partial<CarRecord> {
  const offered = durations(draft.age);
  const term = draft.age < 4 ? offered[0] : (offered.find(({ months }) => months === 60) ?? offered.at(-1));
  if (!term) return {};
  const loan = loanOption(draft, price, offered, term);
  const leasing = leasingOptions(draft, price);
  return {
    car_loan_option: loan,
    car_loan_monthly_cost: loan.default_monthly_cost,
    car_loan_description: draft.words.finance.loanDescription,
    car_loan_rate_text: loan.interest_rate_text,
    car_loan_duration: term.months,
    car_has_campaign_loan: draft.chance.happens(0.08),
    ...leasingFields(draft, leasing),
  };
}

function loanOption(draft: Draft, price: Price, offered: Duration[], term: Duration): LoanOption {
  const { site, words, format } = draft;
  const { money } = format;
  const fee = (sek: number) => Math.max(1, Math.round(sek * site.rate.engine));
  const principal = price.now * (1 - CASH_MIN / 100);
  const residual = (price.now * term.residual_percentage) / 100;
  const cost = Math.round(annuity(principal, residual, term.months, site.interest)) + fee(INVOICE_FEE);
  return {
    title: words.finance.loanTitle,
    price: price.now,
    default_monthly_cost: cost,
    default_monthly_cost_text: `${money(cost)}/${words.perMonth}`,
    default_contract_duration: term.months,
    contract_durations: offered,
    interest_rate: site.interest,
    interest_rate_text: format.percent(site.interest),
    start_fee: fee(START_FEE),
    start_fee_text: money(fee(START_FEE)),
    invoice_fee: fee(INVOICE_FEE),
    invoice_fee_text: money(fee(INVOICE_FEE)),
    disclaimer: words.finance.disclaimer,
    description: words.finance.loanDescription,
  };
}

/** New and nearly new cars may be leased: privately (cars), by companies (cars and vans). */
function leasingOptions(draft: Draft, price: Price): LeasingOption[] {
  const { kind, age, type, km, chance } = draft;
  const young = kind !== 'used' || (age < 1.6 && km < 35_000);
  if (!young || type === 'MC') return [];
  const offers: LeasingOption[] = [];
  if (type === 'PC' && chance.happens(kind === 'used' ? 0.45 : 0.8)) offers.push(...offersOf(draft, price, 'Private'));
  if (chance.happens(kind === 'used' ? 0.4 : 0.75)) offers.push(...offersOf(draft, price, 'Company'));
  return offers;
}

function offersOf(draft: Draft, price: Price, type: 'Private' | 'Company'): LeasingOption[] {
  const { words, format, site } = draft;
  const net = type === 'Company' && draft.type === 'PC' ? 1 / (1 + site.vat) : 1;
  const step = site.currency === 'GBP' || site.currency === 'EUR' ? 5 : 50;
  return [24, 36, 36].map((months, at) => {
    const yearlyKm = at === 2 ? 20_000 : 15_000;
    const share = (months === 24 ? 0.0142 : 0.0119) * (yearlyKm > 15_000 ? 1.07 : 1);
    const cost = Math.round((price.now * share * net) / step) * step - 1;
    const distance = Math.round(format.mileage(yearlyKm) / 500) * 500 || yearlyKm / 10;
    const told = { months: String(months), distance: format.amount(distance, '').trim() };
    return {
      leasing_type: type,
      title: type === 'Private' ? words.finance.privateTitle : words.finance.companyTitle,
      monthly_cost: cost,
      monthly_cost_text: `${format.money(cost)}/${words.perMonth}`,
      description: fill(type === 'Private' ? words.finance.privateDescription : words.finance.companyDescription, told),
      duration: months,
      mileage: distance,
      asterisk: words.finance.asterisk,
    };
  });
}

function cheapest(options: readonly LeasingOption[], type: string): number | null {
  const costs = options
    .filter((one) => one.leasing_type === type)
    .map((one) => one.monthly_cost ?? Number.POSITIVE_INFINITY);
  return costs.length > 0 ? Math.min(...costs) : null;
}

function leasingFields({ chance }: Draft, options: LeasingOption[]): Partial<CarRecord> {
  const privately = cheapest(options, 'Private');
  const company = cheapest(options, 'Company');
  return {
    car_leasing_options: options,
    car_has_privateleasing: privately !== null,
    car_has_companyleasing: company !== null,
    car_privateleasing_monthly_cost: privately,
    car_companyleasing_monthly_cost: company,
    car_has_campaign_privateleasing: privately !== null && chance.happens(0.25),
    car_has_campaign_companyleasing: company !== null && chance.happens(0.2),
  };
}
