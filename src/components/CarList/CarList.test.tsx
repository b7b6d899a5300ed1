import { describe, expect, test } from '@jest/globals';
import type { LoaderPorts, PageRoute, PortSearchRequest } from '../../contracts/page/loader.ts';
import type { PageData } from '../../contracts/page/page.ts';
import { parseCarQuery } from '../../contracts/search/carSearch.ts';
import { facetViews } from '../../features/carSearch/facetViews.ts';
import type { CarListData } from '../../features/carSearch/listResponse.ts';
import { PageLocationContext } from '../../page/pageLocation.ts';
import { renderOnPage, testLoaderContext, testSite } from '../../testing/renderOnPage.tsx';
import { loader } from './CarList.data.ts';
import { CarList } from './CarList.tsx';

const PATH = '/kop-bil/alla-bilar-i-lager';
const FACET = {
  name: 'car_brand',
  type: 'value' as const,
  value: [
    { text: 'Volvo', count: 60, children: [{ text: 'XC60', count: 60 }] },
    { text: 'BMW', count: 0 },
  ],
};

function load(search: string, total: number, route: Partial<PageRoute> = {}) {
  const requests: PortSearchRequest[] = [];
  const searchCars: LoaderPorts['searchCars'] = async (request, parse) => {
    requests.push(request);
    const { limit = 24, offset = 0 } = request;
    const count = Math.max(0, Math.min(limit, total - offset));
    const content = Array.from({ length: count }, (_, index) =>
      parse({
        car_id: String(offset + index),
        slug: 'volvo-xc60',
        car_brand: 'Volvo',
        car_model: 'XC60',
        car_primary_image: { thumbnail_url: '/-/media/cars/a.jpg' },
      }),
    );
    return { facet: [FACET], content, total_items: total, limit, offset };
  };
  const query = new URLSearchParams(search);
  const makes: LoaderPorts['makes'] = async () => [{ name: 'Land Rover', title: 'Land Rover', code: 'LR', logo: null }];
  const ports = { ...testLoaderContext().ports, searchCars, makes };
  const context = testLoaderContext({ ports, route: { kind: 'carList', path: PATH, query, ...route } });
  return { requests, result: loader.load({}, context) };
}

async function show(search: string, total: number, route: Partial<PageRoute> = {}): Promise<string> {
  const result = await load(search, total, route).result;
  if (result.kind !== 'data') throw new Error(result.kind);
  return render(result.value, search);
}

function render(data: CarListData, search = '', page: Partial<PageData> = {}): string {
  const fields = { Title: { value: 'Alla bilar' }, Text: { value: '' } };
  return renderOnPage(
    <PageLocationContext value={{ pathname: PATH, search: search && `?${search}` }}>
      <CarList rendering={{}} fields={fields} params={{}} data={data} />
    </PageLocationContext>,
    page,
  );
}
const cardsIn = (html: string) => html.match(/<article/g)?.length ?? 0;

test('0220 without the feature a place in the URL changes nothing', async () => {
  const result = await load('', 60).result;
  if (result.kind !== 'data') throw new Error(result.kind);
  const site = { ...testSite, missing: ['distance'] as const };
  const near = 'near=57.71,11.97,Lund&radius=25km&sortName=car_distance_asc';
  const html = render(result.value, near, { site });
  expect(cardsIn(html)).toBe(48);
  expect(html).not.toContain('Lund');
  expect(cardsIn(render(result.value, near))).toBe(0);
});

describe('F048 F053 loader', () => {
  test('requests the cars up to the page and all facets at the same time', async () => {
    const { requests, result } = load('page=1', 60);
    await result;
    expect(requests.map(({ limit, offset }) => [limit, offset])).toEqual([
      [96, 0],
      [0, undefined],
      // Served by the data cache.
      [0, undefined],
    ]);
  });

  test('cards by page, state without the page', async () => {
    const result = await load('page=1&car_fuel=El', 60).result;
    expect(result).toMatchObject({ kind: 'data', value: { total: 60, state: 'car_fuel=El', base: null } });
    const pages = result.kind === 'data' ? result.value.pages.map((page) => page.length) : [];
    expect(pages).toEqual([48, 12]);
  });

  test('a filtered list is not indexed', async () => {
    expect(await load('car_fuel=El', 60).result).toMatchObject({ head: { noindex: true } });
    expect((await load('', 60).result) as { head: object }).not.toHaveProperty('head.noindex');
  });

  test('F031 make and model of the path are filters and the title', async () => {
    const route = { listMake: 'volvo', listModel: 'xc60' };
    expect(await load('', 60, route).result).toMatchObject({
      value: { base: { make: 'Volvo', model: 'XC60' }, state: 'car_brand=Volvo&car_model=XC60' },
      head: { title: 'Volvo XC60 for sale', canonicalPath: `${PATH}/b/volvo/xc60` },
    });
    expect(await show('', 60, route)).toContain('Volvo XC60 for sale</h1>');
  });

  test('F031 text with the number in stock, links to the models of the make and back; makes on the list itself', async () => {
    const html = await show('', 60, { listMake: 'volvo' });
    expect(html).toContain('Volvo in stock: 60. Compare price, mileage and monthly payment');
    expect(html).toContain('aria-label="Volvo models in stock"');
    expect(html).toContain(`href="${PATH}/b/volvo/xc60"`);
    expect(html).toContain(`<a href="${PATH}">All cars in stock</a>`);
    const makes = await show('', 60);
    expect(makes).toContain('aria-label="Makes in stock"');
    expect(makes).toContain(`href="${PATH}/b/volvo"`);
    expect(makes).not.toContain(`href="${PATH}/b/bmw"`);
    const model = await show('', 60, { listMake: 'volvo', listModel: 'xc60' });
    expect(model).toMatch(/<a [^>]*href="[^"]*\/b\/volvo\/xc60" aria-current="page"/);
  });

  test('F031 landing pages are indexed, filtered lists are not', async () => {
    const route = { listMake: 'volvo' };
    expect(await load('', 60, route).result).not.toHaveProperty('head.noindex');
    expect(await load('car_fuel=El', 60, route).result).toMatchObject({
      head: { noindex: true, canonicalPath: `${PATH}/b/volvo` },
    });
  });

  test('F031 a make that the site sells has a page without cars in stock', async () => {
    expect(await load('', 0, { listMake: 'land-rover' }).result).toMatchObject({
      kind: 'data',
      value: { base: { make: 'Land Rover', model: null } },
    });
    const model = { listMake: 'land-rover', listModel: 'series-i' };
    expect(await load('', 0, model).result).toEqual({ kind: 'notFound' });
  });

  test('F031 an unknown make is not found', async () => {
    expect(await load('', 60, { listMake: 'trabant' }).result).toEqual({ kind: 'notFound' });
  });

  test('F053 a failed search returns an empty list with a message that is not cached', async () => {
    const route: PageRoute = { kind: 'carList', path: PATH, query: new URLSearchParams() };
    expect(await loader.load({}, testLoaderContext({ route }))).toMatchObject({
      kind: 'data',
      degraded: true,
      value: { pages: [], facets: [], total: 0, failed: true },
    });
  });
});

describe('F045 F047 the list', () => {
  test('the first 48 with the count, the bar and a link to more', async () => {
    const html = await show('', 60);
    expect(cardsIn(html)).toBe(48);
    expect(html).toContain('60 cars</p>');
    expect(html).toContain('Showing 48 of 60');
    expect(html).toMatch(/<progress[^>]* value="48" max="60"|<progress[^>]* max="60" value="48"/);
    expect(html).toContain(`href="${PATH}?page=1"`);
  });

  test('a later page has all cards before it, and no link to more at the end', async () => {
    const html = await show('page=1', 60);
    expect(cardsIn(html)).toBe(60);
    expect(html).not.toContain('>Show more</a>');
  });

  test('one priority image, two more eager images, the rest lazy', async () => {
    const html = await show('', 60);
    const images = html.match(/<img[^>]*>/g) ?? [];
    expect(images.map((tag) => [tag.includes('fetchPriority="high"'), tag.includes('loading="lazy"')])).toEqual([
      [true, false],
      [false, false],
      [false, false],
      ...Array.from({ length: 45 }, () => [false, true]),
    ]);
  });

  test('no results: noSearchResults and help', async () => {
    const html = await show('keyphrase=zzz', 0);
    expect(html).toContain('No cars match your search.');
    expect(html).not.toContain('could not load');
  });

  test('no results: links that remove a filter, with the number of cars; filters without gain are left out (rank 14)', async () => {
    const search = 'car_fuel=El&car_body=SUV';
    const totals: Record<string, number> = { 'El|': 2, 'SUV|': 0, '|': 60 };
    const searchCars: LoaderPorts['searchCars'] = async ({ facets = [], keyphrase = '', limit = 24 }) => {
      const key = `${facets.flatMap(({ filters }) => filters).join()}|${keyphrase}`;
      return { facet: [FACET], content: [], total_items: totals[key] ?? 0, limit, offset: 0 };
    };
    const route: PageRoute = { kind: 'carList', path: PATH, query: new URLSearchParams(search) };
    const ports = { ...testLoaderContext().ports, searchCars };
    const result = await loader.load({}, testLoaderContext({ ports, route }));
    if (result.kind !== 'data') throw new Error(result.kind);
    expect(result.value.help).toEqual([
      { drop: 'car_body', total: 2 },
      { drop: 'all', total: 60 },
    ]);
    const html = render(result.value, search);
    expect(html).toContain('Remove one filter to see cars:');
    expect(html).toMatch(new RegExp(`href="${PATH}\\?car_fuel=El"[^>]*>Without SUV <small>2 cars</small>`));
    expect(html).toMatch(new RegExp(`href="${PATH}"[^>]*>Without any filters <small>60 cars</small>`));
    expect(html).not.toContain('Without El');
  });

  test('F050 words without results are dropped and named, the others are searched; without other words there is no search', async () => {
    const totals: Record<string, number> = { 'El|': 2, '|': 60, '|zzz': 0, '|momentum': 5, '|momentum zzz': 0 };
    const searchCars: LoaderPorts['searchCars'] = async ({ facets = [], keyphrase = '', limit = 24 }) => {
      const key = `${facets.flatMap(({ filters }) => filters).join()}|${keyphrase}`;
      return { facet: [FACET], content: [], total_items: totals[key] ?? 0, limit, offset: 0 };
    };
    const resultOf = async (search: string) => {
      const route: PageRoute = { kind: 'carList', path: PATH, query: new URLSearchParams(search) };
      const ports = { ...testLoaderContext().ports, searchCars };
      const result = await loader.load({}, testLoaderContext({ ports, route }));
      if (result.kind !== 'data') throw new Error(result.kind);
      return result.value;
    };
    const fuel = await resultOf('keyphrase=zzz&car_fuel=El');
    expect(fuel).toMatchObject({ total: 2, dropped: ['zzz'], state: 'keyphrase=zzz&car_fuel=El' });
    const html = render(fuel, 'keyphrase=zzz&car_fuel=El');
    expect(html).toContain('Nothing found for “zzz” – showing cars for El.');
    expect(html).not.toContain('Remove “zzz”');
    expect(await resultOf('keyphrase=momentum+zzz')).toMatchObject({ total: 5, dropped: ['zzz'] });
    expect(await resultOf('keyphrase=zzz')).not.toHaveProperty('dropped');
    expect(await resultOf('keyphrase=zzz&sortName=car_price_asc')).toMatchObject({ total: 60, dropped: ['zzz'] });
  });

  test('F031 one selection has one URL: values as in the stock, the make of a model, the path of make and model', async () => {
    const redirectOf = async (search: string, route: Partial<PageRoute> = {}) => {
      const result = await load(search, 60, route).result;
      return result.kind === 'redirect' ? [result.status, result.location] : result.kind;
    };
    expect(await redirectOf('car_brand=volvo')).toEqual([301, `${PATH}/b/volvo`]);
    expect(await redirectOf('car_brand=Volvo&car_model=XC60&page=1')).toEqual([301, `${PATH}/b/volvo/xc60?page=1`]);
    expect(await redirectOf('car_model=xc60')).toEqual([301, `${PATH}/b/volvo/xc60`]);
    expect(await redirectOf('car_model=XC60', { listMake: 'volvo' })).toEqual([301, `${PATH}/b/volvo/xc60`]);
    expect(await redirectOf('car_brand=VOLVO&car_fuel=El')).toEqual([301, `${PATH}/b/volvo?car_fuel=El`]);
    // A target of redirect tables. A redirect here would be a second hop.
    expect(await redirectOf('car_brand=Volvo&car_fuel=El')).toBe('data');
    expect(await load('car_brand=Volvo&car_fuel=El', 60).result).toMatchObject({
      head: { canonicalPath: `${PATH}/b/volvo`, noindex: true },
    });
    expect(await redirectOf('', { listMake: 'VOLVO' })).toEqual([301, `${PATH}/b/volvo`]);
    expect(await redirectOf('car_fuel=El', { listMake: 'v%C3%B3lvo', listModel: 'xc60' })).toEqual([
      301,
      `${PATH}/b/volvo/xc60?car_fuel=El`,
    ]);
    expect(await redirectOf('car_brand=Trabant')).toBe('data');
    expect(await redirectOf('', { listMake: 'volvo', listModel: 'xc60' })).toBe('data');
    const links = await show('car_brand=Volvo&car_fuel=El', 60);
    expect(links).toContain(`href="${PATH}/b/volvo"`);
    expect(links).toContain(`href="${PATH}/b/volvo?car_fuel=El&amp;page=1"`);
  });

  test('F048 the last possible page of a longer list: filters that narrow it, with their counts', async () => {
    const two = {
      ...FACET,
      value: [
        { text: 'Volvo', count: 60 },
        { text: 'BMW', count: 5 },
      ],
    };
    const pages = Array.from({ length: 20 }, () => []);
    const facets = facetViews([two], [two], parseCarQuery(new URLSearchParams()));
    const data = { pages, facets, total: 12_000, state: '', base: null };
    const html = render(data, 'page=19');
    expect(html).toContain('There are more cars than we show here.');
    expect(html).toMatch(new RegExp(`href="${PATH}\\?car_brand=BMW"[^>]*>BMW <small>5</small>`));
    expect(render(data, 'page=18')).not.toContain('There are more cars');
  });

  test('no results and no single filter to remove: only the link to all cars', () => {
    const help = [{ drop: 'all' as const, total: 60 }];
    const state = 'keyphrase=zzz&car_fuel=El';
    const html = render({ pages: [[]], facets: [], total: 0, help, state, base: null }, state);
    expect(html).not.toContain('Leave out one choice');
    expect(html).toContain('Without any filters <small>60 cars</small>');
  });

  test('failed: carListError', () => {
    const html = render({ pages: [], facets: [], total: 0, failed: true, state: '', base: null });
    expect(html).toContain('We could not load the cars right now.');
    expect(html).not.toContain('No cars match');
  });

  test('24 skeletons while another state loads', () => {
    const html = render({ pages: [[]], facets: [], total: 0, state: '', base: null }, 'car_fuel=El');
    expect(html.match(/<div class="[^"]+" aria-hidden="true"><span/g)).toHaveLength(24);
  });

  test('every active filter is a link that removes it, and selected in the panel (U5)', async () => {
    const html = await show('car_brand=Volvo&keyphrase=momentum', 60);
    expect(html).toContain(`href="${PATH}?keyphrase=momentum"`);
    expect(html).toContain('Remove Volvo');
    expect(html).toMatch(/<input type="checkbox" name="car_brand"[^>]*checked=""[^>]*value="Volvo"/);
  });

  test('a value without cars is disabled, not hidden; models are below their make', async () => {
    const html = await show('', 60, { listMake: 'volvo' });
    expect(html).toMatch(/<input type="checkbox"[^>]*disabled=""[^>]*value="BMW"/);
    expect(html).toContain('name="car_model"');
  });

  test('the filters are a form that works without JavaScript', async () => {
    const html = await show('', 60);
    expect(html).toContain(`action="${PATH}" method="get"`);
    expect(html).toMatch(/<noscript><button type="submit"/);
    expect(html).toContain('popover="auto"');
  });

  test('the number of cars is on the button of the drawer (U7)', async () => {
    expect(await show('', 60)).toContain('>Show 60 cars</button>');
    expect(await show('', 1)).toContain('>Show 1 car</button>');
    expect(render({ pages: [], facets: [], total: 0, failed: true, state: '', base: null })).toContain(
      '>Show the cars<',
    );
  });
});
