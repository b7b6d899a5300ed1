import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { SITES } from '../../../config/sites.ts';
import { carSearchTarget } from '../../../src/components/HeroBanner/searchTarget.ts';
import { formatCarQuery } from '../../../src/contracts/search/carSearch.ts';
import type { SuggestResponse } from '../../../src/contracts/search/suggestions.ts';
import { applyInterpreted, EMPTY_QUERY } from '../../../src/features/carSearch/listState.ts';
import { sampleOf, TESTS_ALL } from '../../support/matrix.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { send } from '../../support/request.ts';

/**
 * F050: search texts in every language of every site become filters and a sort order. The rest is searched as words.
 */

let product: Product;
beforeAll(async () => {
  product = await startProduct({ cars: 400, settings: { LOG_LEVEL: 'error' } });
}, 60_000);
afterAll(() => product.close());

type Row = readonly [text: string, query: string];

const SWEDISH: readonly Row[] = [
  ['under 200000', 'car_price=0-200000'],
  ['max 300 tkr', 'car_price=0-300000'],
  ['högst 250 000 kr', 'car_price=0-250000'],
  ['mellan 100 och 200 tkr', 'car_price=100000-200000'],
  ['volvo 150-250 tkr', 'car_brand=Volvo&car_price=150000-250000'],
  ['Volvo från 2018 under 5000 mil', 'car_brand=Volvo&car_year=2018-999999999&car_mileage=0-5000'],
  ['max 50 000 km', 'car_mileage=0-5000'],
  ['kombi 2020', 'car_body=Kombi&car_year=2020-2020'],
  ['nyare än 2019', 'car_year=2020-999999999'],
  ['över 200 hk', 'car_power=200-999999999'],
  ['7 sits', 'car_seats=7'],
  ['sjusitsig', 'car_seats=7'],
  ['7-sitsig automat', 'car_gearbox=Automat&car_seats=7'],
  ['norrväg malmö', 'car_site_city=Malmö'],
  ['bilar i malmö', 'car_site_city=Malmö'],
  ['nära göteborg', 'car_site_city=Göteborg'],
  ['billig bil', 'sortName=car_price_asc'],
  ['billig elbil', 'car_fuel=El&sortName=car_price_asc'],
  ['lågmilad diesel', 'car_fuel=Diesel&sortName=car_mileage_asc'],
  ['dragkrok', 'keyphrase=dragkrok'],
  ['kombi med drag', 'keyphrase=dragkrok&car_body=Kombi'],
  ['bil', ''],
  ['≤ 200k', 'car_price=0-200000'],
  ['max 3000 kr/mån', 'car_loan_monthly_cost=0-3000'],
  ['200 tkr till 300 tkr', 'car_price=200000-300000'],
  ['miltal under 10 000', 'car_mileage=0-10000'],
  ['miltal under 50 000', 'car_mileage=0-5000'],
  ['elbil räckvidd 500 km', 'car_fuel=El&wltp_electric_range=500-999999999'],
  ['minst 40 mils räckvidd', 'wltp_electric_range=400-999999999'],
  ['leasing max 3500 kr', 'car_privateleasing_monthly_cost=0-3500'],
  ['dieselbil med automat', 'car_fuel=Diesel&car_gearbox=Automat'],
  ['suvbil', 'car_body=SUV'],
  // No car of the stock has this many, so cars with one less are found.
  ['åtta sitser', 'car_seats=7'],
];
const ENGLISH_NORDIC: readonly Row[] = [
  ['cheap car', 'sortName=car_price_asc'],
  ['7 seater', 'car_seats=7'],
  ['up to 200k', 'car_price=0-200000'],
  ['newer than 2019', 'car_year=2020-999999999'],
];
const ROWS: Readonly<Record<string, readonly Row[]>> = {
  'norrvag-se sv': SWEDISH,
  'norrvag-se en': [
    ...ENGLISH_NORDIC,
    ['electric estate near malmö', 'car_fuel=El&car_body=Kombi&car_site_city=Malmö'],
    ['towbar', 'keyphrase=dragkrok'],
    ['mileage under 50,000', 'car_mileage=0-5000'],
  ],
  'norrvag-no nb': [
    ['under 200000', 'car_price=0-200000'],
    ['maks 300 tusen', 'car_price=0-300000'],
    ['rekkevidde minst 400 km', 'wltp_electric_range=400-999999999'],
    ['mellom 200 000 og 400 000 kr', 'car_price=200000-400000'],
    ['fra 2019 under 80 000 km', 'car_year=2019-999999999&car_mileage=0-80000'],
    ['7 seter', 'car_seats=7'],
    ['syvseter', 'car_seats=7'],
    ['nær oslo', 'car_site_region=Oslo'],
    ['billig bil', 'sortName=car_price_asc'],
    ['hengerfeste', 'keyphrase=hengerfeste'],
    ['familiebil under 300.000', 'car_body=Flerbruksbil&car_body=SUV&car_body=Stasjonsvogn&car_price=0-300000'],
    ['leasing maks 3500 kr', 'car_privateleasing_monthly_cost=0-3500'],
  ],
  'norrvag-dk da': [
    ['under 200000', 'car_price=0-200000'],
    ['højst 250.000 kr.', 'car_price=0-250000'],
    ['rækkevidde over 400 km', 'wltp_electric_range=400-999999999'],
    ['op til 150 tkr', 'car_price=0-150000'],
    ['7 personers', 'car_seats=7'],
    ['billig bil', 'sortName=car_price_asc'],
    ['årgang 2019 eller nyere', 'car_year=2019-999999999'],
    ['anhængertræk', 'keyphrase=anhængertræk'],
  ],
  'norrvag-dk en': [...ENGLISH_NORDIC, ['tow bar', 'keyphrase=anhængertræk']],
  'norrvag-fi fi': [
    ['alle 20000', 'car_price=0-20000'],
    ['enintään 15 000 €', 'car_price=0-15000'],
    ['alle 20 t€', 'car_price=0-20000'],
    ['7 paikkainen', 'car_seats=7'],
    ['seitsemänpaikkainen', 'car_seats=7'],
    ['auto tampereella', 'car_site_city=Tampere'],
    ['halpa auto', 'sortName=car_price_asc'],
    ['vuosimalli 2019', 'car_year=2019-2019'],
    ['alle 100 000 km', 'car_mileage=0-100000'],
    ['toimintamatka vähintään 400 km', 'wltp_electric_range=400-999999999'],
    ['vetokoukku', 'keyphrase=vetokoukku'],
    ['farmarikone', 'car_body=Farmari'],
    ['sähköauto Helsinki', 'car_fuel=Sähkö&car_site_city=Helsinki'],
  ],
  'norrvag-fi sv': [
    ['under 20000', 'car_price=0-20000'],
    ['max 20 tusen euro', 'car_price=0-20000'],
    ['billig bil', 'sortName=car_price_asc'],
    ['dragkrok', 'keyphrase=vetokoukku'],
  ],
  'rullande-se sv': [
    ['under 200000', 'car_price=0-200000'],
    ['max 300 tkr', 'car_price=0-300000'],
    ['rullande malmö', 'car_site_city=Malmö'],
    ['billig bil', 'sortName=car_price_asc'],
    ['7 sits', 'car_seats=7'],
  ],
  'rullande-sk sk': [
    ['do 15000 eur', 'car_price=0-15000'],
    ['najviac 12 tisíc €', 'car_price=0-12000'],
    ['od 2018 do 100 000 km', 'car_year=2018-999999999&car_mileage=0-100000'],
    ['7 miestne', 'car_seats=7'],
    ['v Bratislave', 'car_site_city=Bratislava'],
    ['lacné auto', 'sortName=car_price_asc'],
    ['ťažné zariadenie', 'keyphrase=ťažné zariadenie'],
    ['≤ 10k', 'car_price=0-10000'],
    ['najazdené do 150000', 'car_mileage=0-150000'],
    ['dojazd aspoň 400 km', 'wltp_electric_range=400-999999999'],
  ],
  'marlow-uk en': [
    ['under £20k', 'car_price=0-20000'],
    ['up to 30 grand', 'car_price=0-30000'],
    ['between £20,000 and £30,000', 'car_price=20000-30000'],
    ['£25,000', 'car_price=0-25000'],
    ['near bristol', 'car_site_region=Bristol'],
    ['7 seater', 'car_seats=7'],
    ['seven seats', 'car_seats=7'],
    ['under 30,000 miles', 'car_mileage=0-30000'],
    ['cheap car', 'car_vehicle_type=Car&sortName=car_price_asc'],
    ['towbar', 'keyphrase=tow bar'],
    ['2021 or newer', 'car_year=2021-999999999'],
    ['£15k to £20k', 'car_price=15000-20000'],
    ['2021 plate', 'car_year=2021-2021'],
    ['mileage under 30,000', 'car_mileage=0-30000'],
    ['electric range of at least 200 miles', 'wltp_electric_range=200-999999999'],
    ['200 mile range', 'wltp_electric_range=200-999999999'],
    ['range over 400 km', 'wltp_electric_range=249-999999999'],
  ],
};

/** Of the texts of a language, one in so many is sent by form, hero and API too. */
const SHARE = { inTests: 4 };
/** Texts with an unknown word in each language. */
const ROUNDS = TESTS_ALL ? 3 : 2;

const everySite = SITES.flatMap((site) =>
  site.languages.map((language) => [`${site.id} ${language.code}`, site, language] as const),
);
/** Decodes a URL and sorts its parameters, with make and model of the path as parameters too. */
const readable = (search: string) => decodeURIComponent(search.replaceAll('+', ' '));

describe.each(everySite)('%s', (id, site, language) => {
  const host = `${site.id}.localhost`;
  const list = `${language.prefix}${site.paths.carList}`;
  const suggested = async (text: string): Promise<SuggestResponse> => {
    const path = `/api/suggest?${new URLSearchParams({ site: site.id, language: language.code, q: text })}`;
    const response = await send(product.url, path, { host });
    return response.status === 200 ? JSON.parse(response.body) : retryWhenLimited(() => suggested(text));
  };
  const searched = (query: string) => searchIn(site.id, language.code, query);
  const finalUrl = async (path: string): Promise<string> => {
    const { status, headers } = await send(product.url, path, { host });
    return status === 301 || status === 302 ? String(headers.location) : path;
  };

  const rows = ROWS[id] ?? [];

  test.each(rows)('%s → %s', async (text, query) => {
    const { understood } = await suggested(text);
    expect(readable(formatCarQuery(applyInterpreted(EMPTY_QUERY, understood)))).toBe(query);
  });

  test.each(sampleOf(rows, SHARE, 0))('%s → %s: the same from form, suggestions, hero and API', async (text, query) => {
    const { understood } = await suggested(text);
    const fromText = await finalUrl(`${list}?${new URLSearchParams({ keyphrase: text })}`);
    const target = (await finalUrl(carSearchTarget(list, understood, []) ?? '')) || list;
    expect(target).toBe(fromText);
    const [raw, read] = [await searched(`keyphrase=${encodeURIComponent(text)}`), await searched(query)];
    expect(raw.total).toBe(read.total);
    expect((await send(product.url, fromText, { host })).status).toBe(200);
  });
});

test('known words with an unknown one find cars whenever the known words do, and the unknown one is named', async () => {
  const next = random(20_261_122);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
  const wrong: string[] = [];
  for (const [id, site, language] of everySite) {
    const texts = (ROWS[id] ?? []).map(([text]) => text).filter((text) => text !== 'bil');
    for (let round = 0; round < ROUNDS; round++) {
      const knownText = [pick(texts), pick(texts)].slice(0, 1 + (round % 2)).join(' ');
      const unknown = Array.from({ length: 7 }, () => pick([...'qxzjwv'])).join('');
      const search = (text: string) => searchIn(site.id, language.code, `keyphrase=${encodeURIComponent(text)}`);
      const [single, both] = [await search(knownText), await search(`${knownText} ${unknown}`)];
      const isNamed = both.total > 0 && (both.dropped ?? []).includes(unknown);
      if (single.total > 0 && !isNamed) wrong.push(`${id}: ${knownText} ${unknown}: ${both.total}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('the page names it, in the language of the page', async () => {
  const { body } = await send(product.url, '/kop-bil/alla-bilar-i-lager/b/volvo?keyphrase=qzxqzx', {
    host: 'norrvag-se.localhost',
  });
  const visibleHtml = body.split('id="page-data"')[0] ?? '';
  expect(visibleHtml).toContain('Vi hittade inget för ”qzxqzx” – visar bilar för Volvo.');
  expect(visibleHtml).not.toContain('Inga bilar matchar din sökning.');
});

test('F031 makes in any case, and make and model as parameters, redirect to their canonical URL', async () => {
  const locationOf = async (path: string) => {
    const { status, headers } = await send(product.url, path, { host: 'norrvag-se.localhost' });
    return [status, headers.location];
  };
  const list = '/kop-bil/alla-bilar-i-lager';
  for (const prefix of ['', '/en']) {
    expect(await locationOf(`${prefix}${list}?car_brand=volvo`)).toEqual([301, `${prefix}${list}/b/volvo`]);
    expect(await locationOf(`${prefix}${list}?car_brand=VOLVO&car_model=v60&page=2`)).toEqual([
      301,
      `${prefix}${list}/b/volvo/v60?page=2`,
    ]);
    expect(await locationOf(`${prefix}${list}?car_model=V60`)).toEqual([301, `${prefix}${list}/b/volvo/v60`]);
    expect(await locationOf(`${prefix}${list}/b/volvo?car_brand=Volvo&car_fuel=Diesel`)).toEqual([
      301,
      `${prefix}${list}/b/volvo?car_fuel=Diesel`,
    ]);
    expect(await locationOf(`${prefix}${list}/b/volvo/v60?car_model=V60`)).toEqual([
      301,
      `${prefix}${list}/b/volvo/v60`,
    ]);
    const both = `${prefix}${list}?car_brand=Volvo&car_model=V60&car_model=V90`;
    expect(await locationOf(`${prefix}${list}/b/volvo?car_model=V60&car_model=V90`)).toEqual([301, both]);
    expect(await locationOf(both)).toEqual([200, undefined]);
  }
});

test('F031 F051 F055 F081 names in a path, however they are written, redirect to the canonical URL in one hop', async () => {
  const list = '/kop-bil/alla-bilar-i-lager';
  const dealers = '/anlaggningar';
  const { body } = await send(product.url, list, { host: 'norrvag-se.localhost' });
  const [, car = '', slug = ''] = /href="(\/kop-bil\/\d+)\/([^"/?]+)"/.exec(body) ?? [];
  const BRAND = [
    'land%20rover',
    'Land%20Rover',
    'LAND-ROVER',
    'land+rover',
    'land--rover',
    'landrover',
    '%20land_rover',
  ];
  const rows: (readonly [path: string, status: number, location: string])[] = [
    ...BRAND.map((written) => [`${list}/b/${written}`, 301, `${list}/b/land-rover`] as const),
    [`${list}/b/mercedes%20benz`, 301, `${list}/b/mercedes-benz`],
    [`${list}/b/%C5%A0KODA`, 301, `${list}/b/skoda`],
    [`${list}/b/Tesla/Model%203`, 301, `${list}/b/tesla/model-3`],
    [`${list}/b/tesla/model+y/`, 301, `${list}/b/tesla/model-y`],
    [`${list}/b/Volkswagen/ID4?utm_source=x`, 301, `${list}/b/volkswagen/id.4?utm_source=x`],
    [`${list}/b/LAND%20rover?car_fuel=Diesel`, 301, `${list}/b/land-rover?car_fuel=Diesel`],
    [`/en${list}/b/Land%20rover`, 301, `/en${list}/b/land-rover`],
    [`${list}/Volvo/V60`, 302, `${list}/b/volvo/v60`],
    [`${list}/land%20rover`, 302, `${list}/b/land-rover`],
    [`${dealers}/Norrvag%20Bor%C3%A5s`, 301, `${dealers}/norrvag-boras`],
    [`${dealers}/norrvag--boras`, 301, `${dealers}/norrvag-boras`],
    [`/en${dealers}/norrvag+BORAS`, 301, `/en${dealers}/norrvag-boras`],
    [car.toUpperCase(), 302, `${car}/${slug}`],
    [`${car}/another%20car`, 301, `${car}/${slug}`],
  ];
  const found = await Promise.all(
    rows.map(async ([path]) => {
      const { status, headers } = await send(product.url, path, { host: 'norrvag-se.localhost' });
      return [path, status, headers.location];
    }),
  );
  expect(found).toEqual(rows);
  for (const path of ['/om%20oss', `${list}/b/volvo/%20`, `${list}/b/lada%20niva`, '/livet-med-bil/dra%20slap']) {
    expect([path, (await send(product.url, path, { host: 'norrvag-se.localhost' })).status]).toEqual([path, 404]);
  }
});

/** Pseudo-random numbers from 0 to 1, the same for the same seed. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

async function searchIn(site: string, language: string, query: string): Promise<{ total: number; dropped?: string[] }> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ site, language, query });
  const response = await send(product.url, '/api/search', { host: `${site}.localhost`, method: 'POST', headers, body });
  return response.status === 200 ? JSON.parse(response.body) : retryWhenLimited(() => searchIn(site, language, query));
}

/** Retries a call that was refused: the limit of one client is ten calls a second. */
async function retryWhenLimited<T>(call: () => Promise<T>): Promise<T> {
  await new Promise((done) => setTimeout(done, 250));
  return call();
}
