import { SITES } from '../../../config/sites.ts';
import { createEngines } from '../../../sandbox/search/upstream.ts';
import type { Facet } from '../../../src/contracts/search/search.ts';
import { baseFacetsRequest } from '../../../src/features/carSearch/listRequest.ts';
import { datasetOf } from './dataset.ts';

/** Returns the facets of each site's whole stock, as the sandbox's search returns them. */
export async function facetsOfSites(): Promise<ReadonlyMap<string, readonly Facet[]>> {
  const engineOf = createEngines(await datasetOf());
  return new Map(
    SITES.map(({ id, indexes }) => {
      const request = {
        index: indexes.vehicles,
        fields: [],
        keyphrase: '',
        offset: 0,
        sort_name: 'car_publishdate_desc',
      };
      const result = engineOf(indexes.vehicles)?.search({ ...request, ...baseFacetsRequest() } as never);
      return [id, result?.facet ?? []];
    }),
  );
}
