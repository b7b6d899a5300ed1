import type { PastPrice } from '../../../src/contracts/car/car.ts';
import { type Draft, STOCK_DAY } from './draft.ts';
import { type Price, roundPrice } from './price.ts';

const DAY = 86_400_000;
const STOCK_TIME = Date.parse(STOCK_DAY);

/** Share of campaign cars that were cheaper for a short time before: their struck price is not the lowest one. */
const CHEAPER_BEFORE = 0.3;
/** Share of the other used cars whose price has been lowered. */
const LOWERED = 0.12;

/** Returns the prices of a car since it was published, oldest first; null when there was only one. */
export function priceHistory(draft: Draft, price: Price): PastPrice[] | null {
  const { published, kind, random, site } = draft;
  const first = Date.parse(published.slice(0, 10));
  const days = Math.round((STOCK_TIME - first) / DAY);
  // A campaign car that is new in stock was announced at its retail price the week before.
  if (price.campaign !== null && days < 2) return [at(first - 7 * DAY, price.retail), at(first, price.now)];
  if (days < 2) return null;
  if (price.campaign !== null) return campaignHistory(draft, price, first, days);
  if (kind !== 'used' || !random.chance(LOWERED)) return null;
  const before = roundPrice(price.now * random.between(1.02, 1.06), site.currency);
  return before > price.now ? [at(first, before), at(first + random.int(1, days) * DAY, price.now)] : null;
}

/** Returns the history of a campaign of at most three weeks. Before it the car cost its retail price, or less for some days. */
function campaignHistory({ random, site }: Draft, price: Price, first: number, days: number): PastPrice[] {
  const start = STOCK_TIME - random.int(0, Math.min(21, days - 1)) * DAY;
  const history = [at(first, price.retail)];
  const before = Math.round((start - first) / DAY);
  const lower = roundPrice((price.retail + price.now) / 2, site.currency);
  if (before > 9 && lower > price.now && lower < price.retail && random.chance(CHEAPER_BEFORE)) {
    history.push(at(start - 8 * DAY, lower), at(start - 3 * DAY, price.retail));
  }
  history.push(at(start, price.now));
  return history;
}

const at = (time: number, price: number): PastPrice => ({ date: new Date(time).toISOString().slice(0, 10), price });
