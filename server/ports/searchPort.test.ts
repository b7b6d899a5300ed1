import { describe, expect, test } from '@jest/globals';
import { SITES } from '../../config/sites.ts';
import { BAND_FACET } from '../../src/contracts/search/presentQuery.ts';
import type { SearchRequest } from '../../src/contracts/search/search.ts';
import { editorQuery, firstCarsRequest } from '../../src/features/carSearch/editorSearch.data.ts';
import { readStock } from '../savedSearches/carChanges.ts';
import { createSearchPort } from './searchPort.ts';

/** Sites without price indicators: the engine may not know their fields. */

const [site] = SITES.map((one) => ({ ...one, withoutPriceIndicator: true as const }));
if (!site) throw new Error('No site');
const { signal } = new AbortController();

/** Returns a port whose engine has no cars, and the requests that reach the engine. */
function portOf() {
  const requests: SearchRequest[] = [];
  const json = async ({ json: request }: { json: SearchRequest }, read: (body: unknown) => unknown) => {
    requests.push(request);
    return read({ facet: [], content: [], total_items: 7, limit: request.limit, offset: request.offset });
  };
  const cache = {
    get: async (_key: unknown, load: (signal: AbortSignal) => unknown) => ({ value: await load(signal) }),
  };
  const options = { upstream: { name: 'search', json }, cacheFor: () => cache, prepare: <T>(value: T) => value };
  return { port: createSearchPort({ ...options, log: {} } as never), requests };
}

describe('without price indicators', () => {
  test('a look at the stock for saved searches requests neither the indicator nor its band', async () => {
    const { port, requests } = portOf();
    await readStock(port, site, signal);
    expect(requests.length).toBeGreaterThan(0);
    for (const { fields } of requests) {
      expect(fields).not.toContain(BAND_FACET);
      expect(fields).toContain('car_fuel');
    }
  });

  test('the counts of bands are not requested', async () => {
    const { port, requests } = portOf();
    await port.search({ site, index: 'vehicles', signal }, { facets: [{ name: BAND_FACET, filters: [] }] });
    expect(requests.map(({ facets }) => facets)).toEqual([[]]);
  });

  test('cars of a band, which an editor has chosen, are none instead of all', async () => {
    const { port, requests } = portOf();
    const request = firstCarsRequest(editorQuery({ Query: { value: '/kop-bil?car_price_band=great' } }), 8);
    for (const search of [port.search, port.searchUncached]) {
      const response = await search({ site, index: 'vehicles', signal }, request);
      expect([response.total_items, response.content, response.limit]).toEqual([0, [], 8]);
    }
    expect(requests).toEqual([]);
  });
});
