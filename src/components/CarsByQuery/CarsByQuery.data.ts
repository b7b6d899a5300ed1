import { recordOf } from '../../../lib/record.ts';
import type { SectionLoader } from '../../contracts/page/loader.ts';
import { cardOf } from '../../features/car/card.ts';
import { withoutHeroCar } from '../../features/car/heroCar.data.ts';
import type { CarTeaserData } from '../../features/carCard/carTeaserData.ts';
import { editorQuery, firstCarsRequest, numberOfCars } from '../../features/carSearch/editorSearch.data.ts';
import { parseCarCard } from '../../features/carSearch/stockFacets.data.ts';

/** Cars unless `NumberOfCars` says otherwise, and at most (F105). */
const USUAL_CARS = 8;
const MAX_CARS = 100;

/** Loads the first cars of the list whose query editors have chosen (F105). */
export const loader: SectionLoader<CarTeaserData> = {
  async load(rendering, context) {
    const fields = recordOf(rendering.fields);
    const count = numberOfCars(fields, USUAL_CARS, MAX_CARS);
    // One more, because the hero may show one of them.
    const request = firstCarsRequest(editorQuery(fields), Math.min(count + 1, MAX_CARS));
    const found = await context.ports.searchCars(request, parseCarCard).catch(() => null);
    const others = await withoutHeroCar(found?.content ?? [], context);
    const cars = others.slice(0, count).map((car) => cardOf(car, context));
    const tags = cars.map(({ id }) => `car:${id}`);
    return { kind: 'data', value: { cars }, tags, ...(!found && { degraded: true }) };
  },
};
