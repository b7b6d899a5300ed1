import type { LoaderContext, LoadResult, SectionLoader } from '../../contracts/page/loader.ts';
import { parseCarQuery } from '../../contracts/search/carSearch.ts';
import type { CarMapData } from '../../features/carMap/carMapData.ts';
import { carsByPlace } from '../../features/carMap/carsByPlace.data.ts';
import { requestedHref } from '../../features/carSearch/requestedHref.ts';

/** Loads the places of the cars of the URL's list. When the cars cannot be searched, the page says so and leads back to the list. */
export const loader: SectionLoader<CarMapData> = { load };

async function load(_rendering: unknown, context: LoaderContext): Promise<LoadResult<CarMapData>> {
  const { translate, route } = context;
  const query = parseCarQuery(route.query);
  const head = { title: translate('carMapTitle'), description: translate('carMapIntro'), noindex: true };
  try {
    const { data, hasFailed } = await carsByPlace(query, context);
    return { kind: 'data', value: data, head, tags: ['cars', 'dealers'], degraded: hasFailed };
  } catch {
    const listHref = requestedHref(query, context);
    const value: CarMapData = { total: '', choices: [], places: [], listHref, near: null, failed: true };
    return { kind: 'data', value, head, degraded: true };
  }
}
