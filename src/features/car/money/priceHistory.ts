import type { PastPrice } from '../../../contracts/car/car.ts';

const DAY = 86_400_000;
/** Days before a reduction in which the lowest price is looked up (Directive 98/6/EC, article 6a). */
const BEFORE_REDUCTION = 30;

/**
 * Returns the lowest price of the 30 days before the present one began, in whole units; it is displayed next to a reduced price.
 * Null when there was no price before.
 *
 * @param history oldest first, the present price last
 */
export function lowestBefore(history: readonly PastPrice[] | null | undefined): number | null {
  const present = history?.at(-1);
  if (!history || !present) return null;
  const end = Date.parse(present.date);
  const begin = end - BEFORE_REDUCTION * DAY;
  // A price is valid until the next one begins.
  const valid = history.slice(0, -1).filter((_, index) => Date.parse(history[index + 1]?.date ?? '') > begin);
  return valid.length > 0 ? Math.min(...valid.map(({ price }) => price)) : null;
}
