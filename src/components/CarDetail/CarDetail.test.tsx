import { beforeAll, describe, expect, test } from '@jest/globals';
import type { LoaderContext, LoaderPorts, PageRoute } from '../../contracts/page/loader.ts';
import type { Facet } from '../../contracts/search/search.ts';
import { loadServerRenderedParts } from '../../delivery/lazyParts.tsx';
import { silhouetteOf } from '../../features/car/silhouettes.ts';
import type { CarDetailData } from '../../features/carDetail/detailData.ts';
import { renderOnPage, testLoaderContext, testSite } from '../../testing/renderOnPage.tsx';
import { loader } from './CarDetail.data.ts';
import { CarDetail } from './CarDetail.tsx';

beforeAll(loadServerRenderedParts);

const RECORD = {
  car_id: '17',
  slug: 'volvo-xc60-t6',
  car_brand: 'Volvo',
  car_model: 'XC60',
  car_model_text: 'T6 AWD',
  car_price_text: '400 000 kr',
  car_site_id: '1001',
  car_power_text: '350 hk',
  car_equipment: ['ABS', 'Dragkrok'],
  car_description: 'En fin bil.',
  caroftheweek: true,
  car_images: [{ original: '/-/media/cars/a.jpg' }, { original: '/-/media/cars/b.jpg' }],
  car_sellers: [{ name: 'Åsa', phone: '070-1' }],
};
const MAKES: Facet = {
  name: 'car_brand',
  child_name: 'car_model',
  type: 'value',
  value: [{ text: 'Volvo', count: 1, children: [{ text: 'XC60', count: 1 }] }],
};
const DEALER = {
  site_id: '1001',
  slug: 'norrvag-malmo',
  site_official_name: 'Norrväg Malmö',
  site_street: 'Storgatan 1',
  site_phone: '040-1',
  site_email: 'info@norrvag-se.example',
  site_departments: [
    { name: 'Verkstad', group: 'Workshop', erp_id: '1.30', phone: '040-30' },
    {
      name: 'Bilförsäljning',
      group: 'New cars',
      erp_id: '1.10',
      phone: '040-10',
      email: 'sales@norrvag-se.example',
      openingschedule: { openinghours: [{ day: 'Måndag–söndag', displayText: '00:00–24:00' }] },
    },
  ],
};

/** Dealers of which only those near a place cannot be searched. */
const NEAREST_FAILS = [DEALER];

function load(
  route: Partial<PageRoute>,
  record: object | null,
  dealers: object[] | null = [DEALER],
  report: LoaderContext['report'] = () => {},
  facet: Facet[] = [],
) {
  const resultOf = <T,>(records: object[], parse: (record: unknown) => T) => ({
    facet,
    content: records.map(parse),
    total_items: records.length,
    limit: 1,
    offset: 0,
  });
  const searchCars: LoaderPorts['searchCars'] = async (_request, parse) => resultOf(record ? [record] : [], parse);
  const searchDealers: LoaderPorts['searchDealers'] = async ({ filters }, parse) => {
    if (!dealers || (dealers === NEAREST_FAILS && filters?.near)) throw new Error('away');
    return resultOf(dealers, parse);
  };
  const ports = { ...testLoaderContext().ports, searchCars, searchAllMakes: searchCars, searchDealers };
  const query = new URLSearchParams();
  return loader.load({}, testLoaderContext({ ports, report, route: { kind: 'car', path: '/', query, ...route } }));
}

describe('F055 F068 the car of the URL', () => {
  const FOUND = { carId: '17', slug: 'volvo-xc60-t6' };

  test('is blocking', () => expect(loader.when).toBe('blocking'));

  test('found, with its dealer', async () => {
    const result = await load(FOUND, RECORD);
    expect(result).toMatchObject({ kind: 'data', tags: ['cars', 'car:17'] });
    expect(result).toMatchObject({ value: { car: { title: 'Volvo XC60', dealer: { name: 'Norrväg Malmö' } } } });
  });

  test.each([
    ['no slug', {}, 302],
    ['another slug', { slug: 'volvo-xc60' }, 301],
  ] as const)('with %s it redirects to the canonical URL', async (_name, slug, status) => {
    expect(await load({ carId: '17', ...slug }, RECORD)).toEqual({
      kind: 'redirect',
      status,
      location: '/kop-bil/17/volvo-xc60-t6',
    });
  });

  test('a slug with decomposed letters has the URL with composed ones', async () => {
    const decomposed = { ...RECORD, slug: 'škoda-octavia'.normalize('NFD') };
    expect(await load({ carId: '17', slug: 'škoda-octavia' }, decomposed)).toMatchObject({ kind: 'data' });
  });

  test('unknown: not found, with the keyphrase of its URL', async () => {
    expect(await load({ carId: '9', slug: 'volvo-xc60-recharge' }, null)).toMatchObject({
      kind: 'notFound',
      value: { car: null, sold: false, keyphrase: 'recharge', keyphraseLabel: 'recharge', name: '' },
    });
  });

  test('unknown: make and model of its slug that are in the stock', async () => {
    const named = await load({ carId: '9', slug: 'volvo-xc60-recharge' }, null, [DEALER], () => {}, [MAKES]);
    expect(named).toMatchObject({
      value: { keyphrase: 'Volvo XC60', name: 'Volvo XC60' },
      head: { title: 'Volvo XC60 – This car is no longer available' },
    });
    const make = await load({ carId: '9', slug: 'volvo-amazon-b18' }, null, [DEALER], () => {}, [MAKES]);
    expect(make).toMatchObject({ value: { keyphrase: 'Volvo', name: 'Volvo' } });
  });

  test('sold: gone, whatever its slug', async () => {
    expect(await load({ carId: '17' }, { ...RECORD, car_status: 'sold' })).toMatchObject({
      kind: 'gone',
      value: {
        car: null,
        sold: true,
        keyphrase: 'Volvo XC60',
        name: 'Volvo XC60 T6 AWD',
        image: { src: '/-/media/cars/a.jpg' },
      },
    });
  });

  test('is rendered without its dealer', async () => {
    expect(await load(FOUND, RECORD, [])).toMatchObject({
      kind: 'data',
      value: { car: { dealer: null } },
      degraded: false,
    });
    // While the dealer search fails, the page is not cached without its dealer.
    expect(await load(FOUND, RECORD, null)).toMatchObject({
      kind: 'data',
      value: { car: { dealer: null } },
      degraded: true,
    });
  });

  test('0220 while the nearest dealer cannot be found, the page is not cached without the move', async () => {
    const route = { ...FOUND, query: new URLSearchParams('near=59.27,15.21') };
    const record = { ...RECORD, car_site_geocoord: '55.6,13.0' };
    expect(await load(route, record)).toMatchObject({ kind: 'data', degraded: false });
    const failed = await load(route, record, NEAREST_FAILS);
    expect(failed).toMatchObject({ kind: 'data', degraded: true });
    expect(failed).not.toHaveProperty('value.car.around.move');
    expect(failed).toHaveProperty('value.car.around.text');
  });

  test('F079 a sample without a department is reported, and has the general contact of a dealer of its make', async () => {
    const issues: unknown[][] = [];
    const result = await load(
      FOUND,
      { ...RECORD, car_is_sample: true, car_departmenterpid: '9.9' },
      [DEALER],
      (...issue) => issues.push(issue),
    );
    expect(issues).toEqual([['departmentMissing', 'car 17', new Error('Department not found')]]);
    expect(result).toMatchObject({
      value: {
        car: { dealer: { name: 'Norrväg Malmö', sales: { phone: '040-1', email: 'info@norrvag-se.example' } } },
      },
    });
  });

  test('a failed search fails the page, with a message and a link that keeps the terms', async () => {
    const route: PageRoute = { kind: 'car', path: '/', query: new URLSearchParams(), carId: '17' };
    const result = await loader.load({}, testLoaderContext({ route }));
    expect(result).toMatchObject({ kind: 'failed', value: { car: null, failed: true }, error: expect.any(Error) });
    const html = render({ car: null, failed: true }, { ...testSite, phone: '+46 8 465 004 10' });
    expect(html).toContain('We cannot show this car right now</h1>');
    expect(html).toContain('href="tel:+46846500410"');
    expect(html).toContain('href="/kop-bil/alla-bilar-i-lager"');
    expect(render({ car: null, failed: true })).not.toContain('tel:');
    const page = { path: '/kop-bil/17/volvo', search: 'deposit=60000&months=48' };
    const failed = <CarDetail rendering={{}} fields={{}} params={{}} data={{ car: null, failed: true }} />;
    expect(renderOnPage(failed, page)).toContain('href="/kop-bil/17/volvo?deposit=60000&amp;months=48" data-reload');
    expect(renderOnPage(failed, { ...page, search: '' })).toContain('href="/kop-bil/17/volvo" data-reload');
  });
});

async function show(record: object, site = testSite, dealers: object[] = [DEALER]): Promise<string> {
  const result = await load({ carId: '17', slug: 'volvo-xc60-t6' }, record, dealers);
  return render(result.kind === 'redirect' ? undefined : result.value, site);
}

function render(data: CarDetailData | undefined, site = testSite): string {
  if (!data) throw new Error('nothing to show');
  return renderOnPage(<CarDetail rendering={{}} fields={{}} params={{}} data={data} />, { site });
}

describe('F056 the page of a car', () => {
  test('title, text, price, badge, technical data, equipment, description, back link', async () => {
    const html = await show(RECORD);
    for (const text of [
      'Volvo XC60</h1>',
      'T6 AWD',
      '400 000 kr',
      'Car of the week',
      '350 hk',
      'Dragkrok',
      'En fin bil.',
    ]) {
      expect(html).toContain(text);
    }
    expect(html).toContain('href="/kop-bil/alla-bilar-i-lager"');
  });

  test('no equipment section without equipment', async () => {
    expect(await show({ ...RECORD, car_equipment: [] })).not.toContain('>Equipment<');
  });

  test.each(['contact', 'contact-form', 'contact-quote', 'contact-testdrive'])('F059 anchor #%s', async (id) => {
    expect(await show(RECORD)).toContain(`id="${id}"`);
    expect(await show(RECORD, testSite, [])).toContain(`id="${id}"`);
  });

  test('F059 #contact-form has the form, and links to call and to write with a subject', async () => {
    const html = await show(RECORD);
    expect(html).toContain(
      'href="mailto:sales@norrvag-se.example?subject=Question%20about%20Volvo%20XC60%20T6%20AWD%2017"',
    );
    expect(html).toContain('href="tel:04010"');
    expect(html).toMatch(/<form id="contact-form"[^>]*method="post"/);
    expect(html).toMatch(/<div id="contact-quote"[^>]*><input id="form-quote" type="checkbox"/);
    expect(html).toMatch(/<div id="contact-testdrive"[^>]*><input id="form-testDrive" type="checkbox"/);
  });

  test('F062 opening state and hours of every day', async () => {
    const html = await show(RECORD);
    expect(html).toMatch(/data-open="true">Open until/);
    expect(html).toMatch(/<dt>måndag–söndag<\/dt><dd>00:00–24:00<\/dd>/);
  });

  test('F062 dealer, map, seller', async () => {
    const html = await show(RECORD);
    expect(html).toContain('href="/anlaggningar/norrvag-malmo"');
    expect(html).toContain(
      'https://www.google.com/maps/search/?api=1&amp;query=Norrv%C3%A4g%20Malm%C3%B6%2C%20Storgatan%201',
    );
    expect(html).toContain('href="tel:0701"');
  });

  test('F060 the notice about 2G and 3G is only for Sweden', async () => {
    expect(await show(RECORD)).toContain('2G and 3G');
    expect(await show(RECORD, { ...testSite, country: 'NO' })).not.toContain('2G and 3G');
  });

  test('F060 the sixth row of technical data and all later groups are collapsed', async () => {
    const figures = { car_torque_text: '1', car_acceleration_text: '2', car_top_speed_text: '3', car_drive: 'AWD' };
    const sizes = { car_length_text: '4 m', car_width_text: '2 m', car_version: 'Tekna' };
    const html = await show({ ...RECORD, ...figures, ...sizes });
    const rows = [...html.matchAll(/<div( data-beyond="true")?><dt>([^<]*)/g)].map(([, isCollapsed, name]) => [
      name,
      !!isCollapsed,
    ]);
    expect(rows.slice(rows.findIndex(([name]) => name === 'Torque')).slice(0, 6)).toEqual([
      ['Torque', false],
      ['0–62 mph (100 km/h)', false],
      ['Top speed', false],
      ['Length', false],
      ['Width', false],
      ['Trim', true],
    ]);
    expect(html).toMatch(/data-beyond="true"><h3[^>]*>Vehicle/);
    expect(html).toMatch(/aria-expanded="false"[^>]*>Show more<span[^>]*>: Technical data</);
  });

  test('F058 U4 a campaign: retail price struck, lowest price of 30 days, and its explanation', async () => {
    const html = await show({
      ...RECORD,
      car_vat_eligible: true,
      car_has_campaign_price: true,
      car_campaign_price: 380_000,
      car_campaign_price_text: '380 000 kr',
      car_price: 400_000,
      car_retail_price: 420_000,
      car_retail_price_text: '420 000 kr',
      car_price_history: [
        { date: '2026-10-20', price: 410_000 },
        { date: '2026-11-09', price: 380_000 },
      ],
    });
    expect(html).toMatch(/<s [^>]*><span[^>]*>Usual price <\/span>420 000 kr<\/s>/);
    expect(html).toMatch(
      /Lowest price in the previous 30 days: 410\s000\skr<button[^>]*aria-label="What “Offer price” means"/,
    );
    expect(html).toMatch(
      /with VAT<button[^>]*popoverTarget="([^"]+)".*<span id="\1"[^>]*popover="auto">The price includes VAT/i,
    );
    expect(html).toContain('Price history');
  });

  test('F063 a car without images has a label', async () => {
    expect(await show({ ...RECORD, car_images: [] })).toContain('aria-label="Photos coming soon"');
  });

  test('F063 a car without images has the silhouette of its body', async () => {
    const html = await show({ ...RECORD, car_images: [], car_body: 'Pickup' });
    expect(html).toContain(silhouetteOf('Pickup'));
    expect(html).not.toContain(silhouetteOf('Kombi'));
  });

  test('F057 the layout depends on the site', async () => {
    expect(await show(RECORD, { ...testSite, carDetailLayout: 'alternative' })).toContain('data-layout="alternative"');
  });

  const PHOTO = { original: '/-/media/cars/a.jpg' };
  const ILLUSTRATION = { original: '/-/media/cars/b.jpg', is_illustration: true };
  const NOTE = 'The image is an illustration and does not show this car.';

  test('F063 a gallery of illustrations says so: in a word, in a sentence for screen readers and the pointer, in each alternative text', async () => {
    const html = await show({ ...RECORD, car_images: [ILLUSTRATION, ILLUSTRATION] });
    expect(html).toMatch(
      new RegExp(`<p [^>]*title="${NOTE}"><span aria-hidden="true">Illustration</span><span [^>]*>${NOTE}</span></p>`),
    );
    expect(html).toContain('alt="Volvo XC60, image 1 of 2 (illustration)"');
    expect(html).toContain('alt="Volvo XC60, image 2 of 2 (illustration)"');
  });

  test('F063 a gallery that begins with a photo has no note, and only illustrations have the alternative text', async () => {
    const html = await show({ ...RECORD, car_images: [PHOTO, ILLUSTRATION] });
    expect(html).not.toContain('>Illustration<');
    expect(html).toContain('alt="Volvo XC60, image 1 of 2"');
    expect(html).toContain('alt="Volvo XC60, image 2 of 2 (illustration)"');
  });

  test('F063 an image made by AI says so: in sight, in a sentence for screen readers, in its alternative text', async () => {
    const html = await show({ ...RECORD, car_images: [{ ...PHOTO, is_ai_generated: true }, PHOTO] });
    expect(html).toMatch(
      /<p [^>]*title="([^"]+)"><span aria-hidden="true">AI image<\/span><span [^>]*>The image was made or changed by artificial intelligence\.</,
    );
    expect(html).toContain('alt="Volvo XC60, image 1 of 2 (image made by AI)"');
    expect(html).toContain('alt="Volvo XC60, image 2 of 2"');
  });

  test.each([false, null, undefined])('F063 with the flag %s an image is a photo', async (flag) => {
    const html = await show({ ...RECORD, car_images: [{ ...PHOTO, is_illustration: flag }, PHOTO] });
    expect(html).not.toMatch(/illustration/i);
  });

  test('F068 for an unknown car: heading and a search of the list', () => {
    const html = render({
      car: null,
      sold: false,
      keyphrase: 'recharge',
      keyphraseLabel: 'recharge',
      name: '',
      asOf: 0,
    });
    expect(html).toContain('This car is no longer available</h1>');
    expect(html).not.toContain('<img');
    expect(html).toContain('href="/kop-bil/alla-bilar-i-lager?keyphrase=recharge"');
  });

  test('F068 for a sold car: its name and image', () => {
    const sold = {
      sold: true,
      keyphrase: 'Mercedes-Benz C-Klass',
      keyphraseLabel: 'Mercedes-Benz C-Class',
      name: 'Volvo XC60 T6',
      image: { src: '/-/media/cars/a.jpg' },
      asOf: 0,
    };
    const html = render({ car: null, ...sold });
    expect(html).toContain('This car has been sold</h1>');
    expect(html).toMatch(/<img [^>]*src="\/-\/media\/cars\/a\.jpg[^>]*alt="Volvo XC60 T6"/);
    expect(html).toContain('Search for Mercedes-Benz C-Class</a>');
    const illustrated = { ...sold, image: { ...sold.image, isIllustration: true as const } };
    expect(render({ car: null, ...illustrated })).toContain('alt="Volvo XC60 T6 (illustration)"');
  });

  test('F068 the image of a sold car is that of its record, without placeholder', async () => {
    const image = { original: '/-/media/cars/a.jpg', blur_data_url: 'data:a', is_illustration: true };
    const sold = { ...RECORD, car_status: 'sold', car_images: [image] };
    expect(await load({ carId: '17', slug: 'volvo-xc60-t6' }, sold)).toMatchObject({
      kind: 'gone',
      value: { image: { src: '/-/media/cars/a.jpg', isIllustration: true } },
    });
    const { car_images: _images, ...bare } = { ...sold, car_primary_image: null };
    expect(await load({ carId: '17', slug: 'volvo-xc60-t6' }, bare)).not.toHaveProperty('value.image');
  });
});
