import type { PastPrice } from '../../../src/contracts/car.ts';
import { type Draft, STOCK_DAY } from './draft.ts';
import { type Price, windscreen } from './price.ts';

const DAY = 86_400_000;
const STOCK_TIME = Date.parse(STOCK_DAY);

/** Share of campaign cars that were cheaper for a while shortly before: what is struck is not what was lowest. */
const CHEAPER_BEFORE = 0.3;
/** Share of the other used cars whose price has been lowered since they came in. */
const LOWERED = 0.12;

/** The prices of a car since it was put up for sale, oldest first; null when there was only one. */
export function priceHistory(draft: Draft, price: Price): PastPrice[] | null {
  const { published, kind, chance, site } = draft;
  const first = Date.parse(published.slice(0, 10));
  const days = Math.round((STOCK_TIME - first) / DAY);
  // One that has only just come in was announced at its retail price the week before.
  if (price.campaign !== null && days < 2) return [at(first - 7 * DAY, price.retail), at(first, price.now)];
  if (days < 2) return null;
  if (price.campaign !== null) return campaignHistory(draft, price, first, days);
  if (kind !== 'used' || !chance.happens(LOWERED)) return null;
  const before = windscreen(price.now * chance.between(1.02, 1.06), site.currency);
  return before > price.now ? [at(first, before), at(first + chance.int(1, days) * DAY, price.now)] : null;
}

/** The campaign has run for three weeks at most; before it the car cost its retail price, or less for some days. */
function campaignHistory({ chance, site }: Draft, price: Price, first: number, days: number): PastPrice[] {
  const start = STOCK_TIME - chance.int(0, Math.min(21, days - 1)) * DAY;
  const history = [at(first, price.retail)];
  const before = Math.round((start - first) / DAY);
  const lower = windscreen((price.retail + price.now) / 2, site.currency);
  if (before > 9 && lower > price.now && lower < price.retail && chance.happens(CHEAPER_BEFORE)) {
    history.push(at(start - 8 * DAY, lower), at(start - 3 * DAY, price.retail));
  }
  history.push(at(start, price.now));
  return history;
}

const at = (time: number, price: number): PastPrice => ({ date: new Date(time).toISOString().slice(0, 10), price });
