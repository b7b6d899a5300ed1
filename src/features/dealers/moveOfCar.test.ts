import { expect, test } from '@jest/globals';
import type { LoaderPorts, PortSearchRequest } from '../../contracts/page/loader.ts';
import { testLoaderContext } from '../../testing/renderOnPage.tsx';
import { nearestDealer } from './moveOfCar.data.ts';

const NEAR = { lat: 59.27, lng: 15.21 };
const dealer = (id: string, ...groups: string[]) => ({
  site_id: id,
  slug: `d${id}`,
  site_official_name: `Dealer ${id}`,
  site_departments: groups.map((group) => ({ name: group, group })),
});

function portsOf(content: object[]) {
  const requests: PortSearchRequest[] = [];
  const searchDealers: LoaderPorts['searchDealers'] = async (request, parse) => {
    requests.push(request);
    return { facet: [], content: content.map(parse), total_items: content.length, limit: 10, offset: 0 };
  };
  return { requests, ports: { ...testLoaderContext().ports, searchDealers } };
}

test('the nearest dealer is the first one that sells cars', async () => {
  const workshops = [dealer('1', 'Workshop', 'Parts'), dealer('2')];
  const { requests, ports } = portsOf([...workshops, dealer('3', 'Workshop', 'New cars'), dealer('4', 'New cars')]);
  expect((await nearestDealer(NEAR, { ports }))?.site_id).toBe('3');
  expect(requests).toMatchObject([{ filters: { near: ['59.27,15.21'] }, sort_name: 'site_distance_asc' }]);
  expect(await nearestDealer(NEAR, portsOf(workshops))).toBeNull();
});

test('a failed search is no absence', async () => {
  expect(await nearestDealer(NEAR, testLoaderContext())).toBeUndefined();
});
