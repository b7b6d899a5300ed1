import { recordOf } from '../../../lib/record.ts';
import { fieldText } from '../../content/fieldText.ts';
import type { PortSearchRequest } from '../../contracts/page/loader.ts';
import { type CarQuery, parseCarQuery } from '../../contracts/search/carSearch.ts';
import { carSearchRequest } from './listRequest.ts';

/** Fields of a component, as a layout has them. */
type RawFields = Readonly<Record<string, unknown>>;

/** Parses the query of a list that editors have entered, such as `/kop-bil?car_fuel=El` or `car_fuel=Diesel&sortName=car_price_asc`. */
export const editorQuery = (fields: RawFields): CarQuery =>
  parseCarQuery(new URLSearchParams(fieldText(fields, 'Query').replace(/^[^?]*\?/, '')));

/** Returns the request for the first cars of a query, without the counts of facets. */
export function firstCarsRequest(query: CarQuery, limit: number): PortSearchRequest {
  const list = carSearchRequest(query, 'page');
  // Facets carry the filters; the counts of others are of no use here.
  const facets = list.facets?.filter(({ filters }) => filters.length > 0) ?? [];
  return { ...list, facets, limit, offset: 0 };
}

/** Returns a number of cars from a field whose value may be a number or a text: the usual one for what is none, and at most `most`. */
export function numberOfCars(fields: RawFields, usual: number, most: number): number {
  const value = Number(recordOf(fields.NumberOfCars).value);
  return Number.isInteger(value) && value > 0 ? Math.min(value, most) : usual;
}
