import { recordOf } from '../../../lib/record.ts';
import { fieldText } from '../../content/fieldText.ts';
import type { SectionLoader } from '../../contracts/page/loader.ts';
import { parseCarQuery } from '../../contracts/search/carSearch.ts';
import { cardOf } from '../../features/car/card.ts';
import { withoutHeroCar } from '../../features/car/heroCar.data.ts';
import type { CarTeaserData } from '../../features/carCard/carTeaserData.ts';
import { carSearchRequest } from '../../features/carSearch/listRequest.ts';
import { parseCarCard } from '../../features/carSearch/stockFacets.data.ts';

/** Cars unless `NumberOfCars` says otherwise, and at most (F105). */
const USUAL_CARS = 8;
const MAX_CARS = 100;

/** Loads the first cars of the list whose query editors have chosen, such as `car_fuel=Diesel&sortName=car_price_asc` (F105). */
export const loader: SectionLoader<CarTeaserData> = {
  async load(rendering, context) {
    const fields = recordOf(rendering.fields);
    const query = parseCarQuery(new URLSearchParams(fieldText(fields, 'Query').replace(/^[^?]*\?/, '')));
    const list = carSearchRequest(query, 'page');
    // Facets carry the filters; the counts of others are of no use here.
    const facets = list.facets?.filter(({ filters }) => filters.length > 0) ?? [];
    const count = numberIn(fields.NumberOfCars);
    // One more, because the hero may show one of them.
    const request = { ...list, facets, limit: Math.min(count + 1, MAX_CARS), offset: 0 };
    const found = await context.ports.searchCars(request, parseCarCard).catch(() => null);
    const others = await withoutHeroCar(found?.content ?? [], context);
    const cars = others.slice(0, count).map((car) => cardOf(car, context));
    const tags = cars.map(({ id }) => `car:${id}`);
    return { kind: 'data', value: { cars }, tags, ...(!found && { degraded: true }) };
  },
};

/** Returns a number of cars from a field whose value may be a number or a text. */
function numberIn(field: unknown): number {
  const value = Number(recordOf(field).value);
  return Number.isInteger(value) && value > 0 ? Math.min(value, MAX_CARS) : USUAL_CARS;
}
