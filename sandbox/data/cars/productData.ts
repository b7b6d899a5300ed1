import type { ProductData } from '../../../src/contracts/car/car.ts';
import { slugOf } from '../format.ts';
import { fill } from '../texts/indexTexts.ts';
import type { Draft } from './draft.ts';

/** The first year of cars that are connected: with an electric motor, and with any. */
const CONNECTED_FROM = { plug: 2018, any: 2022 };

/** What cars of a maker generate is one object for all of them, of which there may be 100,000. */
const byTexts = new WeakMap<Draft['texts'], Map<string, ProductData>>();

/** Returns the data that a car generates; null for one that is not connected. */
export function productDataOf({ choice, texts, type, year }: Draft): ProductData | null {
  const from = choice.variant.battery > 0 ? CONNECTED_FROM.plug : CONNECTED_FROM.any;
  if (type === 'MC' || year < from) return null;
  const makes = byTexts.get(texts) ?? new Map<string, ProductData>();
  byTexts.set(texts, makes);
  const make = choice.make.name;
  const known = makes.get(make) ?? {
    ...Object.fromEntries(Object.entries(texts.productData).map(([field, text]) => [field, fill(text, { make })])),
    url: `https://data.${slugOf(make)}.example/`,
  };
  makes.set(make, known);
  return known;
}
