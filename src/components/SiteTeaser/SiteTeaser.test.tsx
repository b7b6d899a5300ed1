import { expect, test } from '@jest/globals';
import type { LoaderPorts, PortSearchRequest } from '../../contracts/page/loader.ts';
import { renderOnPage, testLoaderContext } from '../../testing/renderOnPage.tsx';
import { loader } from './SiteTeaser.data.ts';
import { SiteTeaser } from './SiteTeaser.tsx';

async function load(params: Record<string, string>) {
  const requests: PortSearchRequest[] = [];
  const searchDealers: LoaderPorts['searchDealers'] = async (request, parse) => {
    requests.push(request);
    const records = Array.from({ length: 9 }, (_, at) => ({ site_id: `${at}`, slug: `site-${at}` }));
    return { facet: [], content: records.map(parse), total_items: 9, limit: 100, offset: 0 };
  };
  const context = testLoaderContext();
  const result = await loader.load({ params }, { ...context, ports: { ...context.ports, searchDealers } });
  return { requests, data: result.kind === 'data' ? result.value : undefined };
}

test('F105 four of at most 100 dealers, linked by path and slug', async () => {
  const { requests, data } = await load({});
  expect(requests).toEqual([expect.objectContaining({ limit: 100, sort_name: 'website_sort_order_asc' })]);
  expect(requests[0]).not.toHaveProperty('filters');
  const html = renderOnPage(<SiteTeaser rendering={{}} fields={{}} params={{}} data={data} />);
  expect([...html.matchAll(/href="(\/anlaggningar\/[^"]+)"/g)].map(([, href]) => href)).toEqual(
    [0, 1, 2, 3].map((at) => `/anlaggningar/site-${at}`),
  );
});

test('F105 only dealers with a workshop', async () => {
  const { requests } = await load({ Workshop: '1' });
  expect(requests[0]?.filters).toEqual({ 'site_departments.group': ['Workshop'] });
});

test('a failed search: renders nothing, the page is not cached', async () => {
  const result = await loader.load({}, testLoaderContext());
  expect(result).toMatchObject({ degraded: true, value: { sites: [] } });
  expect(renderOnPage(<SiteTeaser rendering={{}} fields={{}} params={{}} data={{ sites: [] }} />)).toBe('');
});
