import { type CarRangeName, OPEN_END } from '../../contracts/carSearch.ts';
import { MONEY, numberOf, type RangeWords, spokenAmount } from './rangeLabels.ts';

/** `Price: 100 000–250 000 kr`, `Price: up to 250 000 kr`; an end beyond the stock is shown as its bound. */
export function rangeText(
  name: CarRangeName,
  [low, high]: readonly [number, number],
  max: number | undefined,
  words: RangeWords,
) {
  const { translate } = words;
  const label = translate(name);
  if (low <= 0 && high < OPEN_END) return translate('rangeAtMost', { label, amount: spokenAmount(name, high, words) });
  if (high >= OPEN_END) return translate('rangeAtLeast', { label, amount: spokenAmount(name, low, words) });
  if (name === 'car_year' && low === high) return `${label}: ${low}`;
  const top = max === undefined ? high : Math.min(high, max);
  if (MONEY.has(name)) {
    const [from, to] = [low, top].map((value) => spokenAmount(name, value, words));
    return `${translate(name)}: ${from} – ${to}`;
  }
  return `${translate(name)}: ${numberOf(name, low, words)}–${spokenAmount(name, top, words)}`;
}
