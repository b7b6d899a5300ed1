import type { CarPage } from './carPage.ts';
import type { FeedCar } from './statedCar.ts';

/** A field of a car that feed and page state differently. */
export interface Difference {
  readonly car: string;
  readonly field: string;
  readonly feed: string;
  readonly page: string;
}

/**
 * Returns what a feed and a page state differently of a car. What the feed does not state is not compared.
 *
 * @param urls the URL of the feed, and the same on the compared site: the page may state either as its own
 */
export function compareCar(car: FeedCar, page: CarPage, urls: readonly string[]): Difference[] {
  const fields: readonly [field: string, feed: unknown, page: unknown][] = [
    ['price', car.price, page.price],
    ['visible price', car.price, page.visiblePrice],
    ['currency', car.currency, page.currency],
    ['VAT', car.vat, page.vat],
    ['availability', availability(car.isAvailable), availability(page.isAvailable)],
    ['condition', car.condition, page.condition],
    ['mileage', car.mileage, page.mileage],
    ['URL', car.url, urls.includes(page.url) ? car.url : page.url],
  ];
  return fields
    .filter(([field, feed, stated]) => feed !== stated && (feed !== null || field === 'price'))
    .map(([field, feed, stated]) => ({ car: car.id, field, feed: textOf(feed), page: textOf(stated) }));
}

const availability = (isAvailable: boolean): string => (isAvailable ? 'available' : 'not available');
const textOf = (value: unknown): string => (value === null || value === '' ? 'nothing' : String(value));
