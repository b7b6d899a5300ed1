import { describe, expect, test } from '@jest/globals';
import { SITES } from '../../../config/sites.ts';
import { type CarDetail, carDetailSchema } from '../../../src/contracts/car/car.ts';
import { formatLoanQuery, type RequestedTerms } from '../../../src/contracts/finance/loanQuery.ts';
import { formatPayment } from '../../../src/features/car/format.ts';
import { loanOn } from '../../../src/features/car/money/carLoan.ts';
import { productFixture } from '../../support/data/fixtures.ts';
import { recordsOf } from '../../support/data/records.ts';
import { matrixCases } from '../../support/matrix.ts';
import { send } from '../../support/request.ts';

/** The visitor's own terms in the URL: one sum for a car in the list, its filters and sorts, on the car's page and in the comparison. */

const fixture = productFixture({ cars: 400 });

const ALL_CASES = [
  ['norrvag-se', '/kop-bil', { deposit: 100_000, months: 48 }],
  ['norrvag-se', '/en/kop-bil', { months: 60 }],
  ['rullande-sk', '/vlastnictvo-auta', { deposit: 4000 }],
  ['marlow-uk', '/buy-car', { deposit: 999_999_999, months: 360 }],
] as const;
/** Terms within and beyond those of the cars, without and with a lender. */
const CASES = matrixCases(
  ALL_CASES,
  ALL_CASES.filter(([, path]) => path === '/kop-bil' || path === '/buy-car'),
);

/** Returns the cars for sale with their monthly cost on the terms; null for none. */
async function carsOf(site: string, terms: RequestedTerms): Promise<{ car: CarDetail; payment: number | null }[]> {
  const records = await recordsOf(fixture.product, `vehicles_${site.replace('-', '_')}`, { limit: 1000 });
  return records
    .map((record) => carDetailSchema.cast(record))
    .filter(({ car_status: status }) => status !== 'sold')
    .map((car) => ({ car, payment: loanOn(car, terms)?.payment ?? null }));
}

const hostOf = (site: string) => `${site}.localhost:${fixture.product.port}`;
const get = (site: string, path: string) => send(fixture.product.url, path, { host: hostOf(site) });

async function post<Result>(site: string, path: string, body: object): Promise<Result> {
  const text = JSON.stringify({ site, language: SITES.find(({ id }) => id === site)?.languages[0].code, ...body });
  const headers = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) };
  const response = await send(fixture.product.url, path, { host: hostOf(site), method: 'POST', headers, body: text });
  expect(response.status).toBe(200);
  return JSON.parse(response.body) as Result;
}

interface Card {
  id: string;
  monthly?: string;
  query?: string;
}
interface Found {
  total: number;
  pages: Card[][];
  facets: { name: string; min?: number; max?: number; bars?: number[] }[];
}

const search = (site: string, query: string) => post<Found>(site, '/api/search', { query });

describe.each(CASES)('S2 §5 own terms on %s%s: %j', (site, path, terms) => {
  const query = formatLoanQuery(terms);
  const config = SITES.find(({ id }) => id === site);
  const money = (amount: number | null) => (amount === null || !config ? undefined : formatPayment(amount, config));

  test('cards, sort, filter and its bounds have the sum of the calculation', async () => {
    const cars = await carsOf(site, terms);
    const payments = cars.flatMap(({ payment }) => payment ?? []).sort((one, other) => one - other);
    const sorted = await search(site, `sortName=car_monthly_cost_asc&${query}`);
    const cards = sorted.pages.flat();
    expect(cards.map(({ monthly }) => monthly)).toEqual(payments.slice(0, cards.length).map(money));
    for (const card of cards) {
      const found = cars.find(({ car }) => car.car_id === card.id);
      expect([card.id, card.monthly, card.query]).toEqual([card.id, money(found?.payment ?? null), query]);
    }
    // British costs have pence, ends of ranges are whole.
    const [low = 0, high = 0] = [payments[5] ?? 0, payments[Math.floor(payments.length / 2)] ?? 0].map(Math.ceil);
    const filtered = await search(site, `car_loan_monthly_cost=${low}-${high}&${query}`);
    expect(filtered.total).toBe(payments.filter((payment) => payment >= low && payment <= high).length);
    const facet = sorted.facets.find(({ name }) => name === 'car_loan_monthly_cost');
    expect(facet?.min).toBeLessThanOrEqual(payments[0] ?? 0);
    expect(facet?.max).toBeGreaterThanOrEqual(payments.at(-1) ?? 0);
    expect(facet?.bars?.reduce((sum, count) => sum + count, 0)).toBe(payments.length);
  });

  test('list, page and comparison state it without scripts, and link to each other with it', async () => {
    const [first, second] = (await carsOf(site, terms)).filter(({ car, payment }) => payment && car.car_loan_option);
    if (!first || !second) throw new Error(`${site} has no loans`);
    const carPath = `${path}/${first.car.car_id}/${first.car.slug}`;
    const page = await get(site, `${carPath}?${query}`);
    expect(/data-loan=""[^>]* data-payment="([^"]*)"/.exec(page.body)?.[1]).toBe(String(first.payment));
    const list = /href="([^"]*)" rel="nofollow"[^>]*>[^<]*<\/a>/.exec(page.body)?.[1];
    expect(list).toContain('deposit=');
    const ids = [first.car.car_id, second.car.car_id];
    const listPath = `${path.startsWith('/en') ? '/en' : ''}${config?.paths.carList}`;
    const comparison = await get(site, `${listPath}?compare=${ids}&${query}`);
    for (const { payment } of [first, second]) expect(textOf(comparison.body)).toContain(money(payment));
    const cards = await post<{ cars: Card[] }>(site, '/api/cars', { ids, as: 'cards', terms: query });
    expect(cards.cars.map(({ monthly }) => monthly).sort()).toEqual(
      [first, second].map(({ payment }) => money(payment)).sort(),
    );
    const { body, status } = await get(site, `${listPath}?${query}`);
    expect(status).toBe(200);
    expect(body.replaceAll('&amp;', '&')).toMatch(new RegExp(`href="${path}/\\d+/[^"?]+\\?${query}"`));
    expect(body).toMatch(/<meta name="robots" content="noindex/);
    for (const [name, value] of new URLSearchParams(query))
      expect(body).toMatch(new RegExp(`<input type="hidden" name="${name}" value="${value}"`));
  });
});

/** Returns the text of a document, without tags. */
const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, '');

test('S2 §5 what is cached depends on the terms of its URL only', async () => {
  const queries = ['', '?deposit=100000&months=48', '?months=36', '?deposit=-1&months=abc', '?deposit=1e5'];
  const cardsOf = async (query: string) => {
    const { status, body } = await get('norrvag-se', `/kop-bil/alla-bilar-i-lager${query}`);
    expect(status).toBe(200);
    return [...body.matchAll(/<article[\s\S]*?<\/article>/g)].map(([card]) => textOf(card).replaceAll(/\s+/g, ' '));
  };
  const first = new Map<string, string[]>();
  for (const query of [...queries, ...queries.toReversed()]) {
    const cards = await cardsOf(query);
    expect(cards).toHaveLength(48);
    expect(cards).toEqual(first.get(query) ?? cards);
    first.set(query, cards);
  }
  // What is no number is ignored.
  expect(first.get('?deposit=-1&months=abc')).toEqual(first.get(''));
  expect(first.get('?deposit=1e5')).toEqual(first.get(''));
  expect(first.get('?months=36')).not.toEqual(first.get(''));
});

test('F072 without scripts the filter form has fields for deposit and months, which replace those of the URL', async () => {
  const list = '/kop-bil/alla-bilar-i-lager';
  const { body } = await get('norrvag-se', `${list}?deposit=60000&months=48`);
  const form = /<form id="car-filters-form"[\s\S]*?<\/form>/.exec(body)?.[0] ?? '';
  const [fields = ''] = /<noscript><fieldset[\s\S]*?<\/noscript>/.exec(form) ?? [];
  expect(textOf(fields).replaceAll(/\s/g, ' ')).toBe('Dina villkor för månadskostnaderKontantinsats (kr)Månader');
  expect([...fields.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value])).toEqual([
    ['deposit', expect.stringMatching(/^60\s000$/)],
    ['months', '48'],
  ]);
  // As a browser without scripts sends the form: the text fields, then the hidden ones.
  const linksOf = async (query: string) =>
    new Set(
      [...(await get('norrvag-se', list + query)).body.matchAll(/href="\/kop-bil\/\d+\/[^"?]*([^"]*)"/g)].map(
        ([, each]) => each,
      ),
    );
  expect([...(await linksOf('?deposit=90%C2%A0000&months=36&deposit=60000&months=48'))]).toEqual([
    '?deposit=90000&amp;months=36',
  ]);
  const { status, headers } = await get('norrvag-se', `${list}?deposit=&months=&deposit=60000&months=48`);
  expect([status, headers.location]).toEqual([302, list]);
});
