import { isRecord } from '../../lib/record.ts';
import { payableAmount } from '../../src/contracts/car/offer.ts';
import { type Place, placeIn } from '../../src/contracts/dealers/dealerSearch.ts';
import { CAR_RANGE_NAMES, CAR_VALUE_NAMES, EQUIPMENT_FACET } from '../../src/contracts/search/carSearch.ts';

/** What searches compare of a car, and its price. */
export interface CarState {
  /** Texts by facet, as the index has them. */
  texts: Readonly<Record<string, readonly string[]>>;
  numbers: Readonly<Record<string, number>>;
  /** Where it stands; null when it is not known. */
  place: Place | null;
  /** The price to pay, in whole units of the currency; null without one. */
  price: number | null;
  /** When it left the stock, in milliseconds since 1970; null while it is there. */
  goneAt: number | null;
}

const PLACE = 'car_site_geocoord';
/** Coordinates of records are taken as they are. */
const DECIMALS = 20;

/** Equipment is left to the search engine: it would be most of a state. */
const VALUE_NAMES = CAR_VALUE_NAMES.filter((name) => name !== EQUIPMENT_FACET);

/** The fields that a look at the stock requests. */
export const STATE_FIELDS: readonly string[] = [
  'car_id',
  ...VALUE_NAMES,
  ...CAR_RANGE_NAMES,
  PLACE,
  'car_retail_price',
  'car_has_campaign_price',
];

/** Returns the state of a record of the vehicle index; null for one without an id. */
export function carStateOf(record: unknown): { id: string; state: CarState } | null {
  if (!isRecord(record) || typeof record.car_id !== 'string' || record.car_id === '') return null;
  const texts: Record<string, string[]> = {};
  for (const name of VALUE_NAMES) {
    const found = textsIn(record[name]);
    if (found.length > 0) texts[name] = found;
  }
  const numbers: Record<string, number> = {};
  for (const name of CAR_RANGE_NAMES) {
    const value = record[name];
    if (typeof value === 'number') numbers[name] = value;
  }
  const number = (name: string) => (typeof record[name] === 'number' ? record[name] : null);
  const price = payableAmount({
    car_price: number('car_price'),
    car_retail_price: number('car_retail_price'),
    car_campaign_price: number('car_campaign_price'),
    car_has_campaign_price: record.car_has_campaign_price === true,
  });
  const place = typeof record[PLACE] === 'string' ? placeIn(record[PLACE], DECIMALS) : null;
  return { id: record.car_id, state: { texts, numbers, place, price, goneAt: null } };
}

/** Returns the texts of a value as the index counts them: of lists each entry, of numbers their digits. */
const textsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value])
    .filter((each) => typeof each === 'string' || typeof each === 'number' || typeof each === 'boolean')
    .map(String)
    .filter((text) => text !== '');
