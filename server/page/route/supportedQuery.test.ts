import { expect, test } from '@jest/globals';
import { norrvagSe } from '../../../customers/sample/sites/norrvag-se.ts';
import type { LayoutData } from '../../../src/contracts/content/layout.ts';
import { EVERYTHING } from '../enhance.ts';
import type { PageSources } from '../sources.ts';
import { parsePageUrl } from './route.ts';
import { withSupportedQuery } from './supportedQuery.ts';

const tag = (key: string) => ({
  id: `00000000-0000-0000-0000-${key.padEnd(12, '0').replace(/[^0-9a-f]/g, 'a')}`,
  name: key,
  displayName: key,
  fields: { key: { value: key }, value: { value: key } },
});

function layout(components: object[], fields: Record<string, unknown> = {}): LayoutData {
  return { sitecore: { context: {}, route: { fields, placeholders: { 'headless-main': components } } } } as LayoutData;
}

async function supported(query: string, response: Promise<LayoutData | null>, path = '/nyheter') {
  const routed = parsePageUrl(norrvagSe, path, new URLSearchParams(query));
  if (!routed) throw new Error('no URL');
  let layoutRequests = 0;
  const sources = {
    layout: async () => {
      layoutRequests += 1;
      const found = await response;
      return found && { layout: found, languages: [] };
    },
    siteContent: { ...EVERYTHING, site: 'norrvag-se' },
  } as unknown as PageSources;
  const site = { site: norrvagSe, origin: 'https://x.example', brand: null };
  const request = await withSupportedQuery({ ...site, signal: new AbortController().signal, ...routed }, () => sources);
  return { search: request.search, query: request.route.query.toString(), layoutRequests };
}

const list = layout([{ uid: '1', componentName: 'StoriesList' }], { tags: [tag('elbil'), tag('Dack')] });

test('F028 only listed tags remain, with their listed names', async () => {
  const response = await supported('tag=elbil&tag=ufo&tag=dack&page=2', Promise.resolve(list));
  expect(response).toEqual({
    search: 'tag=Dack&tag=elbil&page=2',
    query: 'tag=Dack&tag=elbil&page=2',
    layoutRequests: 1,
  });
});

test('a list in a container with another index has the tags of that index', async () => {
  const Index = { ...tag('a'), fields: { tags: [tag('hybrid')] } };
  const inner = { uid: '2', componentName: 'StoriesList', fields: { Index } };
  const page = layout([{ uid: '1', componentName: 'Container', placeholders: { 'container-1': [inner] } }]);
  expect((await supported('tag=hybrid&tag=elbil', Promise.resolve(page))).search).toBe('tag=hybrid');
});

test.each([
  ['no list', layout([{ uid: '1', componentName: 'RichText' }])],
  ['no page', null],
  ['a strange layout', layout([null as unknown as object, { componentName: 7 }])],
])('Q9 %s: no parameter creates a cache entry', async (_what, response) => {
  expect((await supported('tag=elbil&page=2', Promise.resolve(response))).search).toBe('');
});

test('Q9 F072 the terms of a loan remain where the page calculates one', async () => {
  const page = layout([{ uid: '1', componentName: 'LoanExample' }]);
  const query = 'months=48&deposit=60000&page=2&x=1';
  expect((await supported(query, Promise.resolve(page))).search).toBe('deposit=60000&months=48');
  expect((await supported(query, Promise.resolve(list))).search).toBe('page=2');
});

test('a URL without parameters requests no layout', async () => {
  expect(await supported('utm_source=x', Promise.resolve(list))).toEqual({ search: '', query: '', layoutRequests: 0 });
});

test('cars and dealers request no layout', async () => {
  expect((await supported('page=2', Promise.resolve(list), '/anlaggningar')).layoutRequests).toBe(0);
});

test('while the platform is unavailable the URL is unchanged, because its page may be cached', async () => {
  const away = Promise.reject(new Error('away'));
  expect((await supported('tag=elbil', away)).search).toBe('tag=elbil');
});
