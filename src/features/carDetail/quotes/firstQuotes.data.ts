import { withTimeout } from '../../../../lib/withTimeout.ts';
import type { CarDetail } from '../../../contracts/car/car.ts';
import { payableAmount } from '../../../contracts/car/offer.ts';
import type { DefaultsResponse } from '../../../contracts/finance/finance.ts';
import {
  parseQuoteQuery,
  possibleTerms,
  QUOTE_MONTHS,
  type QuoteTerms,
} from '../../../contracts/finance/quoteTerms.ts';
import type { LoaderContext } from '../../../contracts/page/loader.ts';
import { carOfPage } from '../../car/carById.data.ts';
import { isSold } from '../../car/carRecord.ts';
import { loanOf, loanOn } from '../../car/money/carLoan.ts';
import { durationAt, monthChoices } from '../../car/money/loanChoices.ts';
import { familyOf } from '../../car/money/loanFigures.ts';
import { dealerOfCar } from '../../dealers/dealerOfCar.data.ts';
import { isExampleOf, leadQuote } from './leadQuote.ts';
import { defaultsOfCar, quotesOfCars } from './quotes.data.ts';
import { type QuotesData, quoteCallOf, quotesIn } from './quotesData.ts';

/** Milliseconds for the quotes of a page, so that a streamed page is complete within 2.5 s (F076). */
const LIMIT_MS = 1_800;

/** Terms when the lender proposes none: 10 % deposit. */
const USUAL = { months: 48, mileage: 10_000, depositShare: 0.1 } as const;

/**
 * Loads the quotes for the car of the page on the terms of its URL. Returns null when the lender does not finance the car, and
 * `failed` when there is no quote in time.
 */
export async function firstQuotes(context: LoaderContext): Promise<QuotesData | null> {
  const started = performance.now();
  const car = await carOfPage(context).catch(() => null);
  const price = car && payableAmount(car);
  if (!car || isSold(car) || price === null) return null;
  const inTime = <T>(what: string, promise: Promise<T>) =>
    withTimeout(context.timeLimit(LIMIT_MS) - (performance.now() - started), what, promise);
  const [contact, quoted] = await Promise.all([
    inTime('dealer', contactOf(car, context)).catch(() => ({})),
    // The port has logged the failure.
    inTime('quotes', quotedOf(car, price, context)).catch(() => failedQuotes(car, price, context)),
  ]);
  if (!quoted) return null;
  const choices = quoteChoices(car);
  return { car: car.car_id, price, contact, ...choices, ...quoted, ...comparedWithExample(car, quoted, context) };
}

type Quoted = Pick<QuotesData, 'defaults' | 'terms' | 'quotes'>;

async function quotedOf(car: CarDetail, price: number, context: LoaderContext): Promise<Quoted | null> {
  const proposal = await defaultsOfCar(car.car_id, context.ports);
  if (proposal === null) return null;
  const terms = termsOf(proposal, car, price, context);
  const quoted = await quotesOfCars(quoteCallOf(car.car_id, terms.terms), context.ports);
  return quoted && { ...terms, quotes: quotesIn(quoted, car.car_id) };
}

const failedQuotes = (car: CarDetail, price: number, context: LoaderContext): Quoted => ({
  ...termsOf({ Products: [] }, car, price, context),
  quotes: 'failed',
});

/**
 * Returns the default terms, and those of the URL where it has any. The default ones are those of the car's example, so that both state one
 * sum; else those that the lender proposes.
 */
function termsOf({ Products: [product] }: DefaultsResponse, car: CarDetail, price: number, { route }: LoaderContext) {
  const example = loanOf(car)?.figures;
  const proposed: QuoteTerms = {
    deposit: example?.deposit ?? product?.Deposit ?? Math.round((price * USUAL.depositShare) / 100) * 100,
    months: example?.months ?? product?.Term ?? USUAL.months,
    mileage: product?.AnnualMileage ?? USUAL.mileage,
  };
  const { months } = quoteChoices(car);
  const defaults = possibleTerms(proposed, price, months);
  return { defaults, terms: possibleTerms({ ...defaults, ...parseQuoteQuery(route.query) }, price, months) };
}

/** Returns the terms in months for which there may be quotes, and those with PCP, from the car's loan. */
function quoteChoices(car: CarDetail): Pick<QuotesData, 'months' | 'pcpMonths'> {
  const option = loanOf(car) && car.car_loan_option;
  const offered = option ? monthChoices(option) : [];
  const months = QUOTE_MONTHS.filter((each) => offered.includes(each));
  const hasResidual = (each: number) => option && (durationAt(option, each)?.residual_percentage ?? 0) > 0;
  return { months: months.length > 0 ? months : QUOTE_MONTHS, pcpMonths: months.filter(hasResidual) };
}

/**
 * Returns whether the quote replaces the example, and reports an example that contradicts the quote on the same terms. An example does not
 * know another payment or mileage than the usual ones.
 */
function comparedWithExample(
  car: CarDetail,
  { terms, defaults, quotes }: Quoted,
  context: LoaderContext,
): Pick<QuotesData, 'replacesExample'> {
  const { deposit, months, mileage, payment } = terms;
  const figures = loanOn(car, { deposit, months })?.figures;
  const quote = figures && leadQuote(quotes, familyOf(figures));
  if (!figures || !quote || isExampleOf(figures, quote)) return {};
  if (payment === undefined && mileage === defaults.mileage) {
    const quoted =
      quote === 'refused' ? 'refused' : `${quote.FamilyKey} ${quote.RegularPayment} over ${quote.Term} months`;
    const example = `${familyOf(figures)} ${figures.payment} over ${figures.months} months`;
    context.report('exampleContradicts', `car ${car.car_id}: the example is ${example}, the quote ${quoted}`);
  }
  return { replacesExample: true };
}

async function contactOf(car: CarDetail, context: LoaderContext): Promise<QuotesData['contact']> {
  const sales = (await dealerOfCar(car, context, Date.now()))?.sales;
  return { ...(sales?.phone && { phone: sales.phone }), ...(sales?.email && { email: sales.email }) };
}
