import { type LocalizedText, plainText } from '../../contracts/search/valueTexts.ts';
import { OFFER_KINDS, type OfferKind } from '../car/money/offerKinds.ts';
import type { ComparedCar, FactGroup, FullRecord } from './comparedCar.ts';

/** One row of the comparison: a value for each car. */
export interface CompareRow {
  key: string;
  label: LocalizedText;
  /** Explains the label (U4). */
  info?: string;
  /** Null: the car does not have it. Undefined: unknown, because only the list's record is available. */
  values: readonly (LocalizedText | null | undefined)[];
}

export interface CompareSection {
  key: string;
  title: string;
  rows: CompareRow[];
}

/** Labels of the four facts of a card, by position. */
export const CARD_FACTS = ['car_year', 'car_mileage', 'car_fuel', 'car_gearbox'] as const;
type FactLabel = (typeof CARD_FACTS)[number];

/** Marks equipment that a car has. */
export const HAS = '✓';

/** Returns sections of facts in the order of the first car that has them, with rows matched by key. */
export function factSections(
  cars: readonly ComparedCar[],
  translate: (key: FactLabel | 'overview') => string,
): CompareSection[] {
  const groups = cars.map(({ card, full }) => full?.groups ?? [cardGroup(card.facts, translate)]);
  const titles = mergeKeys(groups.map((carGroups) => carGroups.map(({ key, title }) => [key, title] as const)));
  return titles.map(([key, title]) => {
    const rowsOf = groups.map((carGroups) => carGroups.find((group) => group.key === key)?.rows ?? []);
    const labels = mergeKeys(rowsOf.map((rows) => rows.map((row) => [row.key, row.label] as const)));
    const rows = labels.map(([row, label]) => {
      const found = rowsOf.map((rowsOfCar) => rowsOfCar.find((each) => each.key === row));
      const info = found.find((each) => each?.info)?.info;
      const values = cars.map(({ full }, index) => found[index]?.value ?? (full ? null : undefined));
      return { key: row, label, ...(info && { info }), values };
    });
    return { key, title, rows };
  });
}

function cardGroup(facts: readonly LocalizedText[], translate: (key: FactLabel | 'overview') => string): FactGroup {
  const rows = CARD_FACTS.flatMap((key, index) => {
    const value = facts[index];
    return value ? [{ key, label: translate(key), value }] : [];
  });
  return { key: 'overview', title: translate('overview'), rows };
}

/** Returns a row for every item that one of the cars has, sorted by how many cars have it. */
export function equipmentRows(cars: readonly ComparedCar[]): CompareRow[] {
  const items = new Map(cars.flatMap(({ full }) => (full?.equipment ?? []).map((item) => [plainText(item), item])));
  const rows = [...items].map(([key, label]) => {
    const includesItem = (carGroups: readonly LocalizedText[]) => carGroups.some((item) => plainText(item) === key);
    return { key, label, values: cars.map(({ full }) => full && (includesItem(full.equipment) ? HAS : null)) };
  });
  const count = (row: CompareRow) => row.values.filter(Boolean).length;
  return rows.sort((one, other) => count(other) - count(one));
}

/** Returns items grouped by the cars that have them, as positions from 1, for the printed sheet. */
export function equipmentGroups(rows: readonly CompareRow[]): { positions: number[]; items: LocalizedText[] }[] {
  const groups = new Map<string, { positions: number[]; items: LocalizedText[] }>();
  for (const { label, values } of rows) {
    const positions = values.flatMap((value, index) => (value ? [index + 1] : []));
    const key = positions.join();
    const group = groups.get(key) ?? { positions, items: [] };
    groups.set(key, { positions, items: [...group.items, label] });
  }
  return [...groups.values()].sort((one, other) => other.positions.length - one.positions.length);
}

/** Returns the kinds of monthly payment that at least one of the cars has. */
export function offerKinds(cars: readonly ComparedCar[]): OfferKind[] {
  return OFFER_KINDS.filter((kind) => cars.some((car) => offerOf(car, kind)));
}

/** Returns a car's offer of a kind; null when it has none, undefined when unknown. */
export function offerOf({ full }: ComparedCar, kind: OfferKind): Offer | null | undefined {
  return full && (full.offers.find((offer) => offer.kind === kind) ?? null);
}

type Offer = FullRecord['offers'][number];

/** Returns the price bands, as the index names them; null for none. */
export const bandValues = (cars: readonly ComparedCar[]): CompareRow['values'] =>
  cars.map(({ card }) => card.band ?? null);

/** Returns prices, their bands, monthly costs and cities, each as the values of a row. */
export function moneyValues(cars: readonly ComparedCar[]): CompareRow['values'][] {
  const offers = offerKinds(cars).map((kind) =>
    cars.map((car) => (offerOf(car, kind) === null ? null : offerOf(car, kind)?.amount)),
  );
  const bands = bandValues(cars);
  return [
    cars.map(({ card }) => card.price.amount),
    ...(bands.some(Boolean) ? [bands] : []),
    ...offers,
    cars.map(({ card }) => card.city ?? null),
  ];
}

/** Returns whether the known values are not all the same. */
export function differ(values: CompareRow['values']): boolean {
  const presentValues = values.filter((value) => value !== undefined);
  return new Set(presentValues.map((value) => value && plainText(value))).size > 1;
}

/** Merges keyed lists into one order: that of the first list; a new key is inserted after its predecessor. */
function mergeKeys(lists: readonly (readonly (readonly [key: string, text: string])[])[]): [string, string][] {
  const order: [string, string][] = [];
  for (const list of lists) {
    let insertAt = 0;
    for (const [key, text] of list) {
      const index = order.findIndex(([rowKey]) => rowKey === key);
      if (index === -1) order.splice(insertAt++, 0, [key, text]);
      else insertAt = index + 1;
    }
  }
  return order;
}
