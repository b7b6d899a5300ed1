import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { VEHICLES } from '../../../services/search/engine/definition.ts';
import { createEngine } from '../../../services/search/engine/engine.ts';
import { CAR_FILTERS_DICTIONARY } from '../../../src/contracts/dictionary/carFilters.ts';
import { CARS_DICTIONARY } from '../../../src/contracts/dictionary/cars.ts';
import { RELEVANCE_WEIGHTS } from '../../../src/contracts/search/relevance.ts';
import { type SearchRequest, searchRequestSchema } from '../../../src/contracts/search/search.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { send } from '../../support/request.ts';

/** What the list says of its order (directive 2005/29/EC, article 7(4a)), and what the engine does. */

const LIST = '/kop-bil/alla-bilar-i-lager';
const LANGUAGES = ['sv', 'nb', 'da', 'fi', 'sk'];

let product: Product;
beforeAll(async () => {
  product = await startProduct({ cars: 120 });
}, 180_000);
afterAll(() => product.close());

const get = (path: string) => send(product.url, path, { host: 'norrvag-se.localhost' });

/** Returns the popover that explains the order, and the name of the default order. */
async function orderOf(path: string) {
  const { status, body } = await get(path);
  expect(status).toBe(200);
  const [, id = ''] =
    /popoverTarget="([^"]+)" aria-label="(?:Så ordnas bilarna|How the cars are ordered)"/i.exec(body) ?? [];
  const text = new RegExp(`<span id="${id}"[^>]*popover="auto"[^>]*>([^<]*)<`).exec(body)?.[1];
  const name = /<option value="car_publishdate_desc"[^>]*>([^<]*)</.exec(body)?.[1];
  return { text, name };
}

test.each([
  [LIST, 'Senast inkomna', /^Ordningen är: Senast inkomna\..*Ingen kan betala/],
  [`${LIST}?sortName=car_price_asc`, 'Senast inkomna', /^Ordningen är: Lägst pris\./],
  [`${LIST}?keyphrase=dragkrok`, 'Bäst träff', /märke, modell och version väger 8 gånger.* 4 gånger.*Ingen kan betala/],
  [`${LIST}?keyphrase=dragkrok&sortName=car_price_asc`, 'Senast inkomna', /^Ordningen är: Lägst pris\./],
  [`/en${LIST}?keyphrase=dragkrok`, 'Best match', /make, model and version count 8 times.* 4 times.*Nobody can pay/],
])('%s says what decides the order, without scripts', async (path, name, text) => {
  expect(await orderOf(path)).toEqual({ name, text: expect.stringMatching(text) });
});

test('a search whose words were all dropped is in the order of its date', async () => {
  const { name } = await orderOf(`${LIST}?keyphrase=xyzzyqwv&car_fuel=El`);
  expect(name).toBe('Senast inkomna');
});

test('the text names every field that words are searched in, in the groups of the engine', () => {
  const { title, facts, details } = VEHICLES.text;
  expect([title, details, VEHICLES.exact]).toEqual([
    ['car_brand', 'car_model', 'car_model_text'],
    ['car_equipment'],
    ['car_id', 'car_regno'],
  ]);
  const english = CAR_FILTERS_DICTIONARY.orderByRelevance.toLowerCase();
  const labels: Readonly<Record<string, string>> = CARS_DICTIONARY;
  // The first word: the text says body for the body type.
  const nameOf = (field: string) => (field === 'car_year' ? 'year' : (labels[field] ?? '').toLowerCase().split(' ')[0]);
  expect(facts.filter((field) => !english.includes(nameOf(field) || field))).toEqual([]);
  for (const language of LANGUAGES) {
    const file = new URL(`../../../sandbox/content/dictionary/${language}.json`, import.meta.url);
    const { orderByRelevance, orderBySort } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    expect([orderByRelevance, orderBySort]).toEqual([
      expect.stringMatching(/\{title\}.*\{facts\}/),
      expect.stringContaining('{sort}'),
    ]);
    expect(orderByRelevance?.match(/,/g)?.length).toBeGreaterThanOrEqual(facts.length - 2);
  }
});

test('the engine weighs as the text says: plate, title, facts, equipment, then the date', () => {
  const car = (id: string, fields: object) => ({ car_id: id, car_publishdate: '2026-01-01', ...fields });
  const engine = createEngine(
    [
      car('1', { car_equipment: ['Alfa'] }),
      car('2', { car_fuel: 'Alfa' }),
      car('3', { car_model: 'Alfa' }),
      car('4', { car_model: 'Alfa', car_publishdate: '2026-02-01' }),
      car('5', { car_regno: 'ALFA' }),
      car('6', { car_model: 'Alfabet' }),
      car('7', { car_model: 'Beta' }),
    ],
    VEHICLES,
    'sv-SE',
  );
  const request = searchRequestSchema.validateSync({ index: 'cars', keyphrase: 'alfa', fields: ['car_id'] });
  const found = engine.search(request as SearchRequest).content.map(({ car_id: id }) => id);
  expect(found.filter((id) => id !== '6')).toEqual(['5', '4', '3', '2', '1']);
  // A part of a word counts less than the word.
  expect(found.indexOf('6') > found.indexOf('3') || !found.includes('6')).toBe(true);
  expect(
    [RELEVANCE_WEIGHTS.title, RELEVANCE_WEIGHTS.facts].map((weight) => weight / RELEVANCE_WEIGHTS.details),
  ).toEqual([8, 4]);
});
