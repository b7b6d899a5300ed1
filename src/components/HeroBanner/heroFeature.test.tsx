import { expect, test } from '@jest/globals';
import type { LoaderContext, LoaderPorts } from '../../contracts/page/loader.ts';
import { ComponentViewsContext, createComponentViews } from '../../delivery/componentViews.ts';
import { renderOnPage, testLoaderContext } from '../../testing/renderOnPage.tsx';
import { loader } from './HeroBanner.data.ts';
import { HeroBanner } from './HeroBanner.tsx';

const views = createComponentViews({ HeroBanner: { hydration: 'load', load: async () => ({ HeroBanner }) } });

const fields = {
  Title: { value: 'Nästa resa' },
  Image: { value: { src: '/-/media/cars/suv/23443a/front-left.jpg', alt: 'Grön suv', width: '1920', height: '1200' } },
  Colours: [
    { id: 'c-1', name: 'Red', fields: colour('Red', '#9a1420') },
    { id: 'c-2', name: 'Blue', fields: colour('Blue', '#1f3f6e') },
    { id: 'c-3', name: 'None', fields: colour('None', 'blue') },
  ],
};

function colour(title: string, value: string) {
  const src = `/-/media/cars/city/${title}/front-left.jpg`;
  return {
    Title: { value: title },
    Colour: { value },
    Image: { value: { src, alt: `${title} car`, width: '1920', height: '1200' } },
  };
}

const CAR = {
  car_id: '1',
  slug: 'bmw-i4',
  car_brand: 'BMW',
  car_model: 'i4',
  car_model_text: 'eDrive40',
  car_year: 2024,
  car_price: 399_900,
  car_price_text: '399 900 kr',
  car_length: 4_780,
  car_wheelbase: 2_856,
  car_height: 1_448,
  wltp_electric_range: 590,
  wltp_electric_range_text: '590 km',
  car_images: [{ original: '/-/media/front.jpg' }, { original: '/-/media/side.jpg' }],
};

function portsWith(cars: readonly unknown[], dealers: readonly unknown[] = []): LoaderPorts {
  const found = (records: readonly unknown[], parse: (record: unknown) => unknown) => ({
    facet: [],
    content: records.map((record) => parse(record)),
    total_items: records.length,
    limit: 24,
    offset: 0,
  });
  const { ports } = testLoaderContext();
  return {
    ...ports,
    searchCars: async (_request, parse) => found(cars, parse) as never,
    searchDealers: async (_request, parse) => found(dealers, parse) as never,
  };
}

/** Loads and renders a hero as the server does. */
async function show(Composition: string, changes: Partial<LoaderContext>, params: Record<string, string> = {}) {
  const all = { Variant: 'FullScreen', Composition, ...params };
  const rendering = { componentName: 'HeroBanner', uid: 'h-1', fields, params: all };
  const result = await loader.load(rendering, testLoaderContext(changes));
  if (result.kind !== 'data') throw new Error('no data');
  const view = (
    <ComponentViewsContext value={views}>
      <HeroBanner rendering={rendering} fields={fields} params={all} data={result.value} />
    </ComponentViewsContext>
  );
  return { result, html: renderOnPage(view, { placeholders: { 'headless-main': [rendering] } }) };
}

test('F014 the offer of a hero is a car of the index with its own picture, price and page', async () => {
  const { html, result } = await show('Offer', { ports: portsWith([CAR]) });
  expect(html).toContain('data-composition="offer"');
  expect(html).toContain('399 900 kr');
  expect(html).toContain('href="/kop-bil/1/bmw-i4"');
  expect(html).toContain('/-/media/front.jpg');
  expect(html).not.toContain('23443a');
  expect(result).toMatchObject({ tags: ['car:1'] });
  expect(result).not.toHaveProperty('degraded');
});

test('F014 the alternative text of a car’s illustration ends by saying so', async () => {
  const illustration = { original: '/-/media/front.jpg', is_illustration: true };
  const plain = await show('Offer', { ports: portsWith([CAR]) });
  const marked = await show('Offer', { ports: portsWith([{ ...CAR, car_images: [illustration] }]) });
  expect(plain.html).toContain('alt="BMW i4"');
  expect(marked.html).toContain('alt="BMW i4 (illustration)"');
});

test('F014 a sample car is no offer; without a car the hero shows its own picture', async () => {
  const { html, result } = await show('Offer', { ports: portsWith([{ ...CAR, car_is_sample: true }]) });
  expect(html).toContain('23443a');
  expect(html).not.toContain('399 900 kr');
  expect(result).not.toHaveProperty('degraded');
});

test('F014 when the search fails the hero shows its own picture, and the page is not cached', async () => {
  const { html, result } = await show('Plate', {});
  expect(html).toContain('23443a');
  expect(result).toMatchObject({ kind: 'data', degraded: true });
});

test('F014 the measures of the record are dimension lines beside the side view', async () => {
  const { html } = await show('Measures', { ports: portsWith([CAR]) }, { CarImage: '2' });
  expect(html).toContain('/-/media/side.jpg');
  expect(html).toMatch(/data-measure="length".*4\s780\smm/);
  expect(html).toMatch(/data-measure="wheelbase".*2\s856\smm/);
  expect(html).toMatch(/data-measure="height".*1\s448\smm/);
  expect(html).toMatch(/data-measure="length" style="--start:4%;--end:4%"/);
  expect(html).toMatch(/data-measure="wheelbase" style="--start:22\.12%;--end:20\.65%"/);
});

test('F014 the range of the car with the longest one is a share of a scale that ends at the next hundred', async () => {
  const { html } = await show('Range', { ports: portsWith([{ ...CAR, car_id: '2', wltp_electric_range: 300 }, CAR]) });
  expect(html).toContain('590 km');
  expect(html).toContain('600');
  expect(html).toMatch(/--share:0\.98/);
});

test('F014 the places of the group are listed once each, from north to south, with a link to all', async () => {
  const dealer = (site_city: string, site_geocoord: string) => ({
    site_id: site_city,
    slug: site_city,
    site_city,
    site_geocoord,
  });
  const dealers = [
    dealer('Malmö', '55.605,13.003'),
    dealer('Luleå', '65.58,22.15'),
    { ...dealer('Luleå', '65.59,22.15'), slug: 'second' },
    dealer('Nowhere', ''),
  ];
  const { html } = await show('Places', { ports: portsWith([], dealers) });
  const links = [...html.matchAll(/href="(\/anlaggningar[^"]*)"/g)].map(([, href]) => href);
  expect(links).toEqual(['/anlaggningar/Lule%C3%A5', '/anlaggningar/Malm%C3%B6', '/anlaggningar']);
  expect(html).toMatch(/65,6°\sN/);
});

test('F014 colours are radio buttons; only the first picture is loaded at once; a colour without its value is left out', async () => {
  const { html } = await show('Colours', {});
  expect(html.match(/type="radio"/g)).toHaveLength(2);
  expect(html.match(/loading="lazy"/g)).toHaveLength(1);
  expect(html).toContain('--swatch:#1f3f6e');
  expect(html).not.toContain('None');
});

test('F014 a composition without its data is the picture and the text', async () => {
  const { html } = await show('Rim', {});
  expect(html).toContain('data-composition="rim"');
  expect(html).toContain('23443a');
});
