import { type CarRangeName, OPEN_END } from '../../contracts/search/carSearch.ts';
import { amountWithUnit, formatRangeAmount, MONEY_RANGES, type RangeContext } from './rangeLabels.ts';

/** Returns `Price: 100 000–250 000 kr` or `Price: up to 250 000 kr`; the end of a range that reaches beyond the stock is its bound. */
export function rangeText(
  name: CarRangeName,
  [low, high]: readonly [number, number],
  max: number | undefined,
  context: RangeContext,
) {
  const { translate } = context;
  const label = translate(name);
  if (low <= 0 && high < OPEN_END)
    return translate('rangeAtMost', { label, amount: amountWithUnit(name, high, context) });
  if (high >= OPEN_END) return translate('rangeAtLeast', { label, amount: amountWithUnit(name, low, context) });
  if (name === 'car_year' && low === high) return `${label}: ${low}`;
  const top = max === undefined || max < low ? high : Math.min(high, max);
  if (MONEY_RANGES.has(name)) {
    const [from, to] = [low, top].map((value) => amountWithUnit(name, value, context));
    return `${translate(name)}: ${from} – ${to}`;
  }
  return `${translate(name)}: ${formatRangeAmount(name, low, context)}–${amountWithUnit(name, top, context)}`;
}
