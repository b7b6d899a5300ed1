import { describe, expect, test } from '@jest/globals';
import type { LoaderContext, LoaderPorts, NavigationItem, PageRoute } from '../../contracts/page/loader.ts';
import { renderOnPage, testLoaderContext } from '../../testing/renderOnPage.tsx';
import { loader, readable } from './Breadcrumb.data.ts';
import { Breadcrumb } from './Breadcrumb.tsx';

const entry = (path: string, navTitle: string, children: NavigationItem[] = []): NavigationItem => ({
  name: path,
  path,
  navTitle,
  shouldBeNavigableInMenuWhenItHasChildren: true,
  externalLink: null,
  children,
});
const menu = [entry('/kop', 'Fel'), entry('/kop-bil', 'Köp bil', [entry('/kop-bil/biltyp', 'Biltyp')])];
const facets = [
  {
    name: 'car_brand',
    type: 'value' as const,
    value: [{ text: 'BMW', count: 2, children: [{ text: '3-serie', count: 1 }] }],
  },
];

async function entriesOf(route: Partial<PageRoute>, changes: Partial<LoaderPorts> = {}) {
  const searchCars = async () => ({ facet: facets, content: [], total_items: 0, limit: 0, offset: 0 });
  const ports = { ...testLoaderContext().ports, navigation: async () => menu, searchCars, ...changes } as LoaderPorts;
  const context: LoaderContext = testLoaderContext({
    ports,
    route: { kind: 'content', path: '/kop-bil/biltyp/elbilar', query: new URLSearchParams(), ...route },
    page: { fields: { NavigationTitle: { value: 'Denna sida' } } },
  });
  const result = await loader.load({}, context);
  if (result.kind !== 'data') throw new Error(`a breadcrumb never gives ${result.kind}`);
  return result;
}

describe('F031 loader', () => {
  test('from the home page with titles of the menu; a path with the same prefix is no parent', async () => {
    const { value } = await entriesOf({});
    expect(value.entries).toEqual([
      { title: 'Home', href: '/' },
      { title: 'Köp bil', href: '/kop-bil' },
      { title: 'Biltyp', href: '/kop-bil/biltyp' },
      { title: 'Denna sida', href: '/kop-bil/biltyp/elbilar' },
    ]);
  });

  const list = {
    kind: 'carList',
    path: '/kop-bil/alla-bilar-i-lager/b/bmw/3-serie',
    listMake: 'bmw',
    listModel: '3-serie',
  } as const;
  test('make and model after the marker segment, written as in the stock', async () => {
    const { value } = await entriesOf(list);
    expect(value.entries.slice(2)).toEqual([
      { title: 'Denna sida', href: '/kop-bil/alla-bilar-i-lager' },
      { title: 'BMW', href: '/kop-bil/alla-bilar-i-lager/b/bmw' },
      { title: '3-serie', href: '/kop-bil/alla-bilar-i-lager/b/bmw/3-serie' },
    ]);
  });

  test('is rendered while menu and search are down', async () => {
    const down = () => Promise.reject(new Error('down'));
    const { value } = await entriesOf(list, { navigation: down, searchCars: down });
    expect(value.entries.map(({ title }) => title)).toEqual(['Home', 'Denna sida', 'Bmw', '3 Serie']);
  });

  test('adds structured data', async () => {
    const { head } = await entriesOf({});
    expect(head?.jsonLd?.[0]).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [{ position: 1, name: 'Home', item: '/' }, {}, {}, { position: 4, name: 'Denna sida' }],
    });
  });
});

test.each([
  ['land-rover', 'Land Rover'],
  ['xc60', 'XC60'],
  ['volvo', 'Volvo'],
])('readable(%j) is %j', (segment, name) => {
  expect(readable(segment)).toBe(name);
});

describe('F031 Breadcrumb', () => {
  const show = (entries: { title: string; href: string }[]) =>
    renderOnPage(<Breadcrumb rendering={{}} fields={{}} params={{}} data={{ entries }} />);
  test('the last entry is this page and no link', () => {
    const html = show([
      { title: 'Hem', href: '/' },
      { title: 'Köp bil', href: '/kop-bil' },
    ]);
    expect(html).toMatch(/<a [^>]*href="\/">Hem<\/a>/);
    expect(html).toMatch(/aria-current="page">Köp bil/);
    expect(html).not.toContain('href="/kop-bil"');
  });
  test('is empty for the home page only', () => {
    expect(show([{ title: 'Hem', href: '/' }])).toBe('');
  });
});
