import type { CarDetail } from '../../../contracts/car.ts';
import type { DefaultsResponse } from '../../../contracts/finance.ts';
import type { LoaderContext } from '../../../contracts/loader.ts';
import { parseQuoteQuery, possibleTerms, type QuoteTerms } from '../../../contracts/quoteTerms.ts';
import { withTimeout } from '../../../contracts/withTimeout.ts';
import { carOfPage } from '../../car/carById.data.ts';
import { isSold } from '../../car/carRecord.ts';
import { payableAmount } from '../../car/money/price.ts';
import { dealerOfCar } from '../../dealers/dealerOfCar.data.ts';
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
    inTime('quotes', quotedOf(car.car_id, price, context)).catch(() => failedQuotes(price, context)),
  ]);
  return quoted && { car: car.car_id, price, contact, ...quoted };
}

type Quoted = Pick<QuotesData, 'defaults' | 'terms' | 'quotes'>;

async function quotedOf(car: string, price: number, context: LoaderContext): Promise<Quoted | null> {
  const proposal = await defaultsOfCar(car, context.ports);
  if (proposal === null) return null;
  const terms = termsOf(proposal, price, context);
  const quoted = await quotesOfCars(quoteCallOf(car, terms.terms), context.ports);
  return quoted && { ...terms, quotes: quotesIn(quoted, car) };
}

const failedQuotes = (price: number, context: LoaderContext): Quoted => ({
  ...termsOf({ Products: [] }, price, context),
  quotes: 'failed',
});

/** Returns the proposed terms, and those of the URL where it has any. */
function termsOf({ Products: [product] }: DefaultsResponse, price: number, { route }: LoaderContext) {
  const proposed: QuoteTerms = {
    deposit: product?.Deposit ?? Math.round((price * USUAL.depositShare) / 100) * 100,
    months: product?.Term ?? USUAL.months,
    mileage: product?.AnnualMileage ?? USUAL.mileage,
  };
  const defaults = possibleTerms(proposed, price);
  return { defaults, terms: possibleTerms({ ...defaults, ...parseQuoteQuery(route.query) }, price) };
}

async function contactOf(car: CarDetail, context: LoaderContext): Promise<QuotesData['contact']> {
  const sales = (await dealerOfCar(car, context, Date.now()))?.sales;
  return { ...(sales?.phone && { phone: sales.phone }), ...(sales?.email && { email: sales.email }) };
}
