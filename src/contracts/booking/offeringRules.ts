import type { BookingRequest } from './booking.ts';
import { type Offering, type OfferingCategory, ORIGINAL_SERVICE } from './services.ts';

/** What a car is offered. */
export interface Offered {
  services: readonly OfferingCategory[];
  addons: readonly OfferingCategory[];
}

type Chosen = BookingRequest['serviceOfferingRequests'][number];

/**
 * Returns the name of the member of a booking that its offerings do not allow (F089 to F091); null when all are allowed. Codes that are not
 * offered are for the workshop system to refuse: another region may offer them.
 */
export function forbiddenPart(
  { mileage, serviceOfferingRequests: chosen }: Pick<BookingRequest, 'mileage' | 'serviceOfferingRequests'>,
  { services, addons }: Offered,
): string | null {
  const found = new Map(
    [...services, ...addons].flatMap(({ offerings }) => offerings).map((each) => [each.code, each]),
  );
  for (const [at, one] of chosen.entries()) {
    const offering = found.get(one.kobraId);
    const isRepeated = chosen.findIndex(({ kobraId }) => kobraId === one.kobraId) < at;
    const member = isRepeated ? 'kobraId' : offering && forbiddenMember(one, offering);
    if (member) return `serviceOfferingRequests[${at}].${member}`;
  }
  const excluded = secondOfExclusive(chosen, [...services, ...addons]);
  if (excluded >= 0) return `serviceOfferingRequests[${excluded}].kobraId`;
  const codes = chosen.map(({ kobraId }) => kobraId);
  if (codes.includes(ORIGINAL_SERVICE) && mileage < 1) return 'mileage';
  const isAddon = (code: string) => addons.some(({ offerings }) => offerings.some((each) => each.code === code));
  return codes.every(isAddon) ? 'serviceOfferingRequests' : null;
}

function forbiddenMember({ unitsSelected, userInput }: Chosen, offering: Offering): keyof Chosen | null {
  if (!offering.isAvailable) return 'kobraId';
  if (!isQuantity(unitsSelected, offering)) return 'unitsSelected';
  const needsInput = offering.allowUserInput && offering.code !== ORIGINAL_SERVICE;
  return needsInput && userInput.trim() === '' ? 'userInput' : null;
}

/** Whether a quantity can be chosen (F090). */
function isQuantity(units: number, { unitPrice }: Offering): boolean {
  if (!unitPrice) return units === 1;
  const { minimum, maximum, unit } = unitPrice;
  const step = Math.max(1, Math.round(unit));
  return units === minimum || (units > minimum && units <= maximum && (units - minimum) % step === 0);
}

/** Returns the index of the second choice of an exclusive category (F091); -1 without one. */
function secondOfExclusive(chosen: readonly Chosen[], categories: readonly OfferingCategory[]): number {
  for (const { selectionType, offerings } of categories) {
    if (!selectionType) continue;
    const isOfIt = ({ kobraId }: Chosen) => offerings.some(({ code }) => code === kobraId);
    const first = chosen.findIndex(isOfIt);
    const second = chosen.findIndex((one, at) => at > first && isOfIt(one));
    if (first >= 0 && second >= 0) return second;
  }
  return -1;
}
