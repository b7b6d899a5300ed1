import type { CarDetail } from '../../contracts/car/car.ts';
import { priceContradiction } from '../../contracts/car/priceHistory.ts';
import type { Wording } from '../../contracts/page/loader.ts';
import { formatDay, formatMoney } from '../car/format.ts';

/** The prices of a car since it was published. */
export interface PastPricesView {
  /** Latest first; at least two. */
  priceHistory: [day: string, price: string][];
  /** The same as a line of steps until now: path data in a box of `CHART`, the highest price at the top. */
  priceSteps: string;
}

/** Width and height of the chart. */
export const CHART = { width: 100, height: 24 } as const;
/** Room above and below the line. */
const MARGIN = 3;

/**
 * Returns every change of the price; nothing without one, nor when the history contradicts the price to pay or itself.
 *
 * @param now milliseconds since 1970
 */
export function pastPrices(car: CarDetail, { site, language }: Wording, now: number): Partial<PastPricesView> {
  const history = car.car_price_history ?? [];
  const contradiction = priceContradiction(car);
  if (history.length < 2 || (contradiction !== null && contradiction !== 'reduction')) return {};
  const changes = history.map(({ date, price }): [string, string] => [
    formatDay(date, language) ?? date,
    formatMoney(price, site),
  ]);
  return { priceHistory: changes.reverse(), priceSteps: stepsOf(history, now) };
}

function stepsOf(history: NonNullable<CarDetail['car_price_history']>, now: number): string {
  const times = history.map(({ date }) => Date.parse(date));
  const prices = history.map(({ price }) => price);
  const [first = 0, last = 0] = [times[0], Math.max(now, ...times)];
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  const x = (time: number) => rounded(((time - first) / Math.max(1, last - first)) * CHART.width);
  const y = (price: number) =>
    rounded(MARGIN + (1 - (price - least) / Math.max(1, most - least)) * (CHART.height - 2 * MARGIN));
  const steps = prices.slice(1).map((price, at) => `H${x(times[at + 1] ?? first)}V${y(price)}`);
  return `M0 ${y(prices[0] ?? 0)}${steps.join('')}H${CHART.width}`;
}

const rounded = (value: number): number => Math.round(value * 10) / 10;
