import type { CarRecord } from '../../../src/contracts/car/car.ts';
import type { SiteFacts } from '../sites.ts';
import { fill } from '../texts/indexTexts.ts';
import { britishLoan } from './britishLoan.ts';
import type { Campaign } from './campaigns.ts';
import type { Draft } from './draft.ts';
import type { Price } from './price.ts';

type LoanOption = NonNullable<CarRecord['car_loan_option']>;
type LeasingOption = NonNullable<CarRecord['car_leasing_options']>[number];
type Duration = NonNullable<LoanOption['contract_durations']>[number];

/** Smallest and largest down payment in per cent of the price. */
const CASH_MIN = 20;
const CASH_MAX = 70;
/** Fees in SEK; other currencies by the site's rate. */
const START_FEE = 695;
const INVOICE_FEE = 45;
/** Years: a loan ends before the car is this old. */
const MAX_AGE = 12;

/** Returns the monthly payment of an annuity with a residual value. `interest` is in per cent a year. */
export function annuity(principal: number, residual: number, months: number, interest: number): number {
  const rate = interest / 1200;
  const factor = (1 + rate) ** -months;
  return ((principal - residual * factor) * rate) / (1 - factor);
}

/** Returns durations in steps of 12 months. The residual value falls with the car's age at the end of the contract. */
function durations(age: number): Duration[] {
  return [36, 48, 60, 72, 84]
    .filter((months) => age + months / 12 <= MAX_AGE)
    .map((months) => ({
      months,
      residual_percentage: Math.max(0, Math.round(52 - (age + (months - 36) / 12) * 6.5)),
      cash_amount_min_percentage: CASH_MIN,
      cash_amount_max_percentage: CASH_MAX,
    }));
}

/** A loan's rate and fees. */
interface Terms {
  /** Nominal, per cent a year. */
  readonly interest: number;
  readonly startFee: number;
  readonly invoiceFee: number;
}

/** Share of the cars without a campaign whose loan is at the campaign rate. */
const CAMPAIGN_LOANS = 0.08;

/**
 * Returns the fields of loan, leasing and campaigns. Cars too old for the shortest loan have neither loan nor leasing.
 *
 * @param plate the car's; some plates have no British loan
 */
export function financeFields(
  draft: Draft,
  price: Price,
  campaign: Campaign | null,
  plate: string | null,
): Partial<CarRecord> {
  const { site, texts, format, random } = draft;
  const others = campaign?.kind === 'other' ? [campaign.name] : [];
  const offered = durations(draft.age);
  const term = draft.age < 4 ? offered[0] : (offered.find(({ months }) => months === 60) ?? offered.at(-1));
  const isBritish = site.country === 'GB';
  if (!term && !isBritish) return { car_campaigns: others };
  const isCampaignLoan = random.chance(CAMPAIGN_LOANS) || campaign?.kind === 'loan';
  const loan = isBritish
    ? britishLoan(draft, price, plate, isCampaignLoan ? site.campaignRate : undefined)
    : term && loanOption(draft, price, offered, term, isCampaignLoan);
  const leasing = term ? leasingOptions(draft, price) : [];
  const rate = fill(texts.loanCampaign, { rate: format.percent(site.campaignRate) });
  return {
    ...(loan && loanFields(loan)),
    car_has_campaign_loan: isCampaignLoan && Boolean(loan),
    car_campaigns: isCampaignLoan && loan ? [rate, ...others] : others,
    ...leasingFields(draft, leasing),
  };
}

const loanFields = (loan: LoanOption): Partial<CarRecord> => ({
  car_loan_option: loan,
  car_loan_monthly_cost: loan.default_monthly_cost ?? null,
  car_loan_description: loan.description ?? null,
  car_loan_rate_text: loan.interest_rate_text ?? null,
  car_loan_duration: loan.default_contract_duration ?? null,
});

/** Returns rate and fees of a loan, at the campaign's rate or the ordinary one. */
function termsOf({ interest, campaignRate, rate }: SiteFacts, isCampaign: boolean): Terms {
  const fee = (sek: number) => Math.max(1, Math.round(sek * rate.engine));
  return { interest: isCampaign ? campaignRate : interest, startFee: fee(START_FEE), invoiceFee: fee(INVOICE_FEE) };
}

function paymentOf(price: Price, term: Duration, { interest, invoiceFee }: Terms): number {
  const principal = price.now - leastDeposit(price.now);
  const residual = Math.min(principal, Math.round((price.now * term.residual_percentage) / 100));
  return annuity(principal, residual, term.months, interest) + invoiceFee;
}

/** Returns the least multiple of 1000 between smallest and largest down payment; the smallest where there is none. */
function leastDeposit(price: number): number {
  const smallest = Math.ceil((price * CASH_MIN) / 100);
  const rounded = Math.ceil(smallest / 1000) * 1000;
  return rounded <= (price * CASH_MAX) / 100 ? rounded : smallest;
}

function loanOption(draft: Draft, price: Price, offered: Duration[], term: Duration, isCampaign: boolean): LoanOption {
  const { texts, format, site } = draft;
  const { money } = format;
  const terms = termsOf(site, isCampaign);
  const { interest, startFee, invoiceFee } = terms;
  const cost = Math.round(paymentOf(price, term, terms));
  return {
    title: texts.finance.loanTitle,
    price: price.now,
    default_monthly_cost: cost,
    default_monthly_cost_text: `${money(cost)}/${texts.perMonth}`,
    default_contract_duration: term.months,
    contract_durations: offered,
    interest_rate: interest,
    interest_rate_text: format.percent(interest),
    start_fee: startFee,
    start_fee_text: money(startFee),
    invoice_fee: invoiceFee,
    invoice_fee_text: money(invoiceFee),
    disclaimer: texts.finance.disclaimer,
    description: texts.finance.loanDescription,
  };
}

/** Returns leasing offers for new and nearly new cars: private ones for cars, company ones for cars and vans. */
function leasingOptions(draft: Draft, price: Price): LeasingOption[] {
  const { kind, age, type, km, random } = draft;
  const young = kind !== 'used' || (age < 1.6 && km < 35_000);
  if (!young || type === 'MC') return [];
  const offers: LeasingOption[] = [];
  if (type === 'PC' && random.chance(kind === 'used' ? 0.45 : 0.8)) offers.push(...offersOf(draft, price, 'Private'));
  if (random.chance(kind === 'used' ? 0.4 : 0.75)) offers.push(...offersOf(draft, price, 'Company'));
  return offers;
}

function offersOf(draft: Draft, price: Price, type: 'Private' | 'Company'): LeasingOption[] {
  const { texts, format, site } = draft;
  const net = type === 'Company' && draft.type === 'PC' ? 1 / (1 + site.vat) : 1;
  const step = site.currency === 'GBP' || site.currency === 'EUR' ? 5 : 50;
  return [24, 36, 36].map((months, at) => {
    const yearlyKm = at === 2 ? 20_000 : 15_000;
    const share = (months === 24 ? 0.0142 : 0.0119) * (yearlyKm > 15_000 ? 1.07 : 1);
    const cost = Math.round((price.now * share * net) / step) * step - 1;
    const distance = Math.round(format.mileage(yearlyKm) / 500) * 500 || yearlyKm / 10;
    const terms = { months: String(months), distance: format.amount(distance, '').trim() };
    return {
      leasing_type: type,
      title: type === 'Private' ? texts.finance.privateTitle : texts.finance.companyTitle,
      monthly_cost: cost,
      monthly_cost_text: `${format.money(cost)}/${texts.perMonth}`,
      description: fill(
        type === 'Private' ? texts.finance.privateDescription : texts.finance.companyDescription,
        terms,
      ),
      duration: months,
      mileage: distance,
      ...(type === 'Company' && { initial_payment: initialPayment(draft, price.now * net, cost) }),
      asterisk: texts.finance.asterisk,
    };
  });
}

/**
 * Returns what a company pays at the start in addition to the monthly costs: six of them in Britain, a fifth of the price elsewhere, nothing
 * in Finland.
 */
function initialPayment({ site }: Draft, net: number, cost: number): number | null {
  if (site.country === 'FI') return null;
  return site.country === 'GB' ? 6 * cost : Math.round((net * 0.2) / 10) * 10;
}

function cheapest(options: readonly LeasingOption[], type: string): number | null {
  const costs = options
    .filter((one) => one.leasing_type === type)
    .map((one) => one.monthly_cost ?? Number.POSITIVE_INFINITY);
  return costs.length > 0 ? Math.min(...costs) : null;
}

function leasingFields({ random }: Draft, options: LeasingOption[]): Partial<CarRecord> {
  const personal = cheapest(options, 'Private');
  const company = cheapest(options, 'Company');
  return {
    car_leasing_options: options,
    car_has_privateleasing: personal !== null,
    car_has_companyleasing: company !== null,
    car_privateleasing_monthly_cost: personal,
    car_companyleasing_monthly_cost: company,
    car_has_campaign_privateleasing: personal !== null && random.chance(0.25),
    car_has_campaign_companyleasing: company !== null && random.chance(0.2),
  };
}
