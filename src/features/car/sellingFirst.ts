import { SELLING_KINDS } from '../../contracts/car/equipmentKinds.ts';

/** Items that come first: as many as a folded list shows. */
const MAX_FIRST = 5;

/**
 * Returns the pieces of equipment with up to five that buyers ask for first, one of each kind. The others keep their order: records begin with
 * what every car has, such as ABS.
 */
export function sellingFirst(items: readonly string[]): string[] {
  const first = SELLING_KINDS.flatMap((kind) => items.find((item) => kind.test(item)) ?? []);
  return [...new Set([...first.slice(0, MAX_FIRST), ...items])];
}
