import { recordOf } from '../../../lib/record.ts';
import { fieldText } from '../../content/fieldText.ts';
import { isCarId } from '../../contracts/car/carId.ts';
import type { LoaderContext, LoadResult, SectionLoader } from '../../contracts/page/loader.ts';
import type { CarTeaserData } from '../../features/carCard/carTeaserData.ts';
import { cardsOfIds } from '../../features/saved/cardsById.data.ts';

/** F105. */
const MAX_CARS = 100;

/** Loads the cars that editors have chosen by their ids, in their order, without sold ones (F105). */
export const loader: SectionLoader<CarTeaserData> = {
  async load({ fields }, context) {
    const ids = idsIn(fieldText(recordOf(fields), 'CarIds'));
    if (ids.length === 0) return { kind: 'data', value: { cars: [] } };
    return load(ids, context);
  },
};

async function load(ids: readonly string[], context: LoaderContext): Promise<LoadResult<CarTeaserData>> {
  const { cars, failed } = await cardsOfIds(ids, { ...context, searchCars: context.ports.searchCars });
  const tags = ids.map((id) => `car:${id}`);
  return { kind: 'data', value: { cars }, tags, ...(failed && { degraded: true }) };
}

/** Returns the ids of a text such as `17, 208`, each once. */
function idsIn(text: string): string[] {
  const ids = text.split(/[\s,;|]+/).filter(isCarId);
  return [...new Set(ids)].slice(0, MAX_CARS);
}
