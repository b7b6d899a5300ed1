import { type LocalizedText, plainText } from '../../contracts/valueTexts.ts';
import { OFFER_KINDS, type OfferKind } from '../car/money/offerKinds.ts';
import type { ComparedCar, FullRecord } from './comparedCar.ts';

/** One row of the comparison: a value for each car. */
export interface CompareRow {
  key: string;
  label: LocalizedText;
  /** Null: the car does not have it. Undefined: nobody knows, because only the list's record could be had. */
  values: readonly (LocalizedText | null | undefined)[];
}

export interface CompareSection {
  key: string;
  title: string;
  rows: CompareRow[];
}

/** Labels of the four facts of a card, in their places. */
export const CARD_FACTS = ['car_year', 'car_mileage', 'car_fuel', 'car_gearbox'] as const;
type FactLabel = (typeof CARD_FACTS)[number];

/** How a car has an item of equipment. */
export const HAS = '✓';

/** Sections of facts in the order of the first car that has them, rows matched by their keys. */
export function factSections(
  cars: readonly ComparedCar[],
  translate: (key: FactLabel | 'overview') => string,
): CompareSection[] {
  const groups = cars.map(({ card, full }) => full?.groups ?? [cardGroup(card.facts, translate)]);
  const titles = merged(groups.map((own) => own.map(({ key, title }) => [key, title] as const)));
  return titles.map(([key, title]) => {
    const rowsOf = groups.map((own) => own.find((group) => group.key === key)?.rows ?? []);
    const labels = merged(rowsOf.map((rows) => rows.map((row) => [row.key, row.label] as const)));
    const rows = labels.map(([row, label]) => {
      const value = (at: number) => rowsOf[at]?.find((each) => each.key === row)?.value;
      return { key: row, label, values: cars.map(({ full }, at) => value(at) ?? (full ? null : undefined)) };
    });
    return { key, title, rows };
  });
}

function cardGroup(facts: readonly LocalizedText[], translate: (key: FactLabel | 'overview') => string) {
  const rows = CARD_FACTS.flatMap((key, at) => {
    const value = facts[at];
    return value ? [{ key, label: translate(key), value }] : [];
  });
  return { key: 'overview', title: translate('overview'), rows };
}

/** Every item that one of the cars has, what most of them have first. */
export function equipmentRows(cars: readonly ComparedCar[]): CompareRow[] {
  const items = new Map(cars.flatMap(({ full }) => (full?.equipment ?? []).map((item) => [plainText(item), item])));
  const rows = [...items].map(([key, label]) => {
    const has = (own: readonly LocalizedText[]) => own.some((item) => plainText(item) === key);
    return { key, label, values: cars.map(({ full }) => full && (has(full.equipment) ? HAS : null)) };
  });
  const count = (row: CompareRow) => row.values.filter(Boolean).length;
  return rows.sort((one, other) => count(other) - count(one));
}

/** Items by the cars that have them, as places from 1: what the printed sheet has room for. */
export function equipmentGroups(rows: readonly CompareRow[]): { places: number[]; items: LocalizedText[] }[] {
  const groups = new Map<string, { places: number[]; items: LocalizedText[] }>();
  for (const { label, values } of rows) {
    const places = values.flatMap((value, at) => (value ? [at + 1] : []));
    const key = places.join();
    const group = groups.get(key) ?? { places, items: [] };
    groups.set(key, { places, items: [...group.items, label] });
  }
  return [...groups.values()].sort((one, other) => other.places.length - one.places.length);
}

/** Ways to pay by the month that one of the cars has. */
export function offerKinds(cars: readonly ComparedCar[]): OfferKind[] {
  return OFFER_KINDS.filter((kind) => cars.some((car) => offerOf(car, kind)));
}

/** What a way to pay costs for a car; null when it does not have it, undefined when nobody knows. */
export function offerOf({ full }: ComparedCar, kind: OfferKind): Offer | null | undefined {
  return full && (full.offers.find((offer) => offer.kind === kind) ?? null);
}

type Offer = FullRecord['offers'][number];

/** What the cars cost and where they are, each as the values of a row. */
export function moneyValues(cars: readonly ComparedCar[]): CompareRow['values'][] {
  const offers = offerKinds(cars).map((kind) =>
    cars.map((car) => (offerOf(car, kind) === null ? null : offerOf(car, kind)?.amount)),
  );
  return [cars.map(({ card }) => card.price.amount), ...offers, cars.map(({ card }) => card.city ?? null)];
}

/** Whether the values are not all the same; cars of which nobody knows it say nothing. */
export function differ(values: CompareRow['values']): boolean {
  const known = values.filter((value) => value !== undefined);
  return new Set(known.map((value) => value && plainText(value))).size > 1;
}

/** Keys of several lists in one order: that of the first list, what only another has behind what it follows there. */
function merged(lists: readonly (readonly (readonly [key: string, text: string])[])[]): [string, string][] {
  const order: [string, string][] = [];
  for (const list of lists) {
    let place = 0;
    for (const [key, text] of list) {
      const at = order.findIndex(([known]) => known === key);
      if (at === -1) order.splice(place++, 0, [key, text]);
      else place = at + 1;
    }
  }
  return order;
}
