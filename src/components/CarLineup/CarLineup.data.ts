import { recordOf } from '../../../lib/record.ts';
import { paramsOf } from '../../content/params.ts';
import type { CarDetail } from '../../contracts/car/car.ts';
import type { LoaderContext, SectionLoader } from '../../contracts/page/loader.ts';
import { parseCarDetail } from '../../features/car/carById.data.ts';
import { titleOf } from '../../features/car/card.ts';
import { imagesOf } from '../../features/car/carImages.ts';
import { carPortrait, PORTRAIT_FIELDS } from '../../features/car/carPortrait.data.ts';
import { imageNumberOf } from '../../features/car/carPortrait.ts';
import { withoutHeroCar } from '../../features/car/heroCar.data.ts';
import { geometryOf, hasMeasures, MEASURE_FIELDS, sideMeasures } from '../../features/car/sideMeasures.data.ts';
import { editorQuery, firstCarsRequest, numberOfCars } from '../../features/carSearch/editorSearch.data.ts';
import { type CarLineupData, type LineupCar, layoutOf } from './lineup.ts';

/** Cars unless `NumberOfCars` says otherwise, and at most. */
const USUAL_CARS = 3;
const MAX_CARS = 5;
/** Cars among which different models are searched. */
const CANDIDATES = 48;
const FIELDS = [...PORTRAIT_FIELDS, ...MEASURE_FIELDS];

/**
 * Loads cars of different models from the list whose query editors have chosen. The hero's car and the cars of the week are shown
 * elsewhere on the page. Side views are in the order of their lengths.
 */
export const loader: SectionLoader<CarLineupData> = {
  when: 'deferred',
  async load(rendering, context) {
    const fields = recordOf(rendering.fields);
    const params = paramsOf(rendering);
    const request = { ...firstCarsRequest(editorQuery(fields), CANDIDATES), fields: FIELDS };
    const found = await context.ports.searchCars(request, parseCarDetail).catch(() => null);
    const isScale = layoutOf(params) === 'scale';
    const imageNumber = imageNumberOf(params.CarImage);
    const fit = (await withoutHeroCar(found?.content ?? [], context)).filter(
      (car) => !car.car_is_sample && !car.caroftheweek && imagesOf(car).length > 0 && (!isScale || hasMeasures(car)),
    );
    const chosen = differentModels(fit, context).slice(0, numberOfCars(fields, USUAL_CARS, MAX_CARS));
    if (isScale) chosen.sort((one, other) => (one.car_length ?? 0) - (other.car_length ?? 0));
    const cars = chosen.map((car) => lineupCar(car, isScale, imageNumber, context));
    const tags = cars.map(({ id }) => `car:${id}`);
    return { kind: 'data', value: { cars }, tags, ...(!found && { degraded: true }) };
  },
};

/** Returns the first car of each model, those of different makes first. */
function differentModels(cars: readonly CarDetail[], context: LoaderContext): CarDetail[] {
  const models = firstOfEach(cars, (car) => titleOf(car, context));
  const ofMakes = firstOfEach(models, ({ car_brand: make }) => make ?? '');
  return [...new Set([...ofMakes, ...models])];
}

function firstOfEach(cars: readonly CarDetail[], keyOf: (car: CarDetail) => string): CarDetail[] {
  const first = new Map<string, CarDetail>();
  for (const car of cars) {
    const key = keyOf(car);
    if (!first.has(key)) first.set(key, car);
  }
  return [...first.values()];
}

function lineupCar(car: CarDetail, isScale: boolean, imageNumber: number, context: LoaderContext): LineupCar {
  const portrait = { id: String(car.car_id), ...carPortrait(car, imageNumber, context) };
  if (!isScale) return portrait;
  const [left, right] = geometryOf(car, imageNumber).length;
  const measures = sideMeasures(car, imageNumber, context);
  const height = measures.find(({ name }) => name === 'height');
  return {
    ...portrait,
    measures: measures.filter(({ name }) => name !== 'height'),
    ...(height && { height: `${height.label} ${height.text}` }),
    width: Math.round((car.car_length ?? 0) / (right - left)),
  };
}
