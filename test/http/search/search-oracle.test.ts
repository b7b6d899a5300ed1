import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { SITES } from '../../../config/sites.ts';
import type { Dataset } from '../../../sandbox/data/dataset.ts';
import type { PriceIndicator } from '../../../src/contracts/car/car.ts';
import {
  CAR_FACETS,
  CAR_RANGE_NAMES,
  CAR_VALUE_NAMES,
  type CarQuery,
  formatCarQuery,
  parseCarQuery,
} from '../../../src/contracts/search/carSearch.ts';
import { expectedIndicators } from '../../bench/priceOracle.ts';
import { datasetOf } from '../../support/data/dataset.ts';
import { matrixCases, TESTS_ALL } from '../../support/matrix.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { send } from '../../support/request.ts';

/** Compares the list with a plain recount over every car of the sandbox. */

type Car = Readonly<Record<string, unknown>>;

const CARS = 400;
const SETS = TESTS_ALL ? 100 : 50;

let product: Product;
let dataset: Dataset;
beforeAll(async () => {
  [product, dataset] = await Promise.all([startProduct({ cars: CARS }), datasetOf(CARS)]);
});
afterAll(() => product.close());

const texts = (car: Car, name: string): string[] => {
  const value = car[name];
  return value === null || value === undefined || value === '' ? [] : [value].flat().map(String);
};

/** Whether a car matches make and model: a chosen model restricts only its own make. */
function isMake(car: Car, { values }: CarQuery, stock: readonly Car[]): boolean {
  const makes = values.car_brand ?? [];
  const models = values.car_model ?? [];
  if (makes.length + models.length === 0) return true;
  if (models.includes(String(car.car_model))) return true;
  if (!makes.includes(String(car.car_brand))) return false;
  return !stock.some((other) => other.car_brand === car.car_brand && models.includes(String(other.car_model)));
}

/** Facets with rules of their own. */
const RULED: ReadonlySet<string> = new Set(['car_brand', 'car_model', 'car_equipment']);

/** The pieces of equipment of the sample that are alternatives. */
const ALTERNATIVES: readonly RegExp[] = [/dragkrok|vetokoukku|tow bar/i, /CarPlay|Android Auto/];
const isAlike = (one: string, other: string): boolean =>
  one === other || ALTERNATIVES.some((kind) => kind.test(one) && kind.test(other));

/** Whether a car has all of the equipment, of alternatives one. */
const hasEquipment = (car: Car, chosen: readonly string[]): boolean =>
  chosen.every((text) => {
    const owned = texts(car, 'car_equipment');
    return chosen.some((other) => isAlike(text, other) && owned.includes(other));
  });

/** The query whose cars count for a piece of equipment: without its alternatives. */
const withoutAlike = (query: CarQuery, text: string): CarQuery => ({
  ...query,
  values: {
    ...query.values,
    car_equipment: (query.values.car_equipment ?? []).filter((other) => !isAlike(text, other)),
  },
});

/** Whether a car matches the query, with one facet left out. */
function passes(car: Car, query: CarQuery, stock: readonly Car[], except?: string): boolean {
  if (except !== 'car_brand' && !isMake(car, query, stock)) return false;
  const values = CAR_VALUE_NAMES.filter((name) => !RULED.has(name) && name !== except);
  const chosen = values.every((name) => {
    const choices = query.values[name];
    return !choices || texts(car, name).some((text) => choices.includes(text));
  });
  return (
    chosen &&
    hasEquipment(car, query.values.car_equipment ?? []) &&
    CAR_RANGE_NAMES.every((name) => name === except || isInRange(car[name], query.ranges[name]))
  );
}

function isInRange(value: unknown, range: [number, number] | undefined): boolean {
  return !range || (typeof value === 'number' && value >= range[0] && value <= range[1]);
}

/** Pseudo-random numbers that are the same in every run. */
function seededRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** Returns the texts of a car; of its equipment up to three. */
function someTexts(car: Car, name: string, pick: (below: number) => number): string[] {
  const found = texts(car, name);
  if (name !== 'car_equipment') return found;
  const start = pick(found.length);
  return found.slice(start, start + 1 + pick(3));
}

/** Returns a query with a few filters, whose values some cars have. */
function randomQuery(stock: readonly Car[], pick: (below: number) => number): CarQuery {
  const params = new URLSearchParams();
  for (let left = 1 + pick(4); left > 0; left -= 1) {
    const car = stock[pick(stock.length)] ?? {};
    if (pick(3) === 0) {
      // Total costs have a recount of their own.
      const ranges = CAR_RANGE_NAMES.filter((one) => one !== 'car_total_cost');
      const name = ranges[pick(ranges.length)] ?? 'car_price';
      const [low, high] = [Number(car[name] ?? 0), Number(stock[pick(stock.length)]?.[name] ?? 0)].sort(
        (a, b) => a - b,
      );
      params.set(name, `${Math.floor(low ?? 0)}-${Math.ceil(high ?? 0)}`);
    } else {
      const name = CAR_VALUE_NAMES[pick(CAR_VALUE_NAMES.length)] ?? 'car_fuel';
      for (const text of someTexts(car, name, pick)) params.append(name, text);
    }
  }
  return parseCarQuery(params);
}

interface SearchResult {
  total: number;
  pages: { id: string; slug: string; monthly?: string }[][];
  facets: { name: string; values?: { text: string; count: number }[]; min?: number; max?: number }[];
  markup: { build: string; cards: string[] };
}

async function search(site: string, language: string, query: CarQuery): Promise<SearchResult> {
  const body = JSON.stringify({ site, language, query: formatCarQuery(query) });
  const headers = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) };
  const { status, body: text } = await send(product.url, '/api/search', {
    host: `${site}.localhost`,
    method: 'POST',
    headers,
    body,
  });
  expect(status).toBe(200);
  return JSON.parse(text) as SearchResult;
}

/** Returns the counts that differ from a recount, as `facet value: shown, counted`. */
function wrongCounts({ facets }: SearchResult, query: CarQuery, stock: readonly Car[]): string[] {
  return facets.flatMap(({ name, values = [] }) => {
    const left = stock.filter((car) => passes(car, query, stock, name));
    const leftFor = (text: string) =>
      name === 'car_equipment' ? stock.filter((car) => passes(car, withoutAlike(query, text), stock)) : left;
    return values.flatMap(({ text, count }) => {
      const counted = leftFor(text).filter((car) => texts(car, name).includes(text)).length;
      return counted === count ? [] : [`${name} ${text}: ${count}, ${counted}`];
    });
  });
}

/** Returns the day of the indicators of an index, which the engine has by its own clock. */
async function dayOf(index: string): Promise<string> {
  const response = await fetch(`${product.sandboxUrl}/search/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': 'sandbox' },
    body: JSON.stringify({ index, fields: ['car_price_indicator'], limit: 1_000 }),
  });
  const { content } = (await response.json()) as { content: { car_price_indicator: PriceIndicator | null }[] };
  return content.flatMap(({ car_price_indicator: indicator }) => indicator?.date ?? [])[0] ?? '';
}

/** Returns the cars for sale of a site, with the price bands of an independent calculation. */
async function stockOf(site: (typeof SITES)[number]): Promise<Car[]> {
  const cars = (dataset.vehicles.get(site.indexes.vehicles) ?? []) as unknown as Car[];
  const indicators = expectedIndicators(cars, await dayOf(site.indexes.vehicles));
  return cars
    .filter(({ car_status }) => car_status !== 'sold')
    .map((car) => ({ ...car, car_price_band: indicators.get(String(car.car_id))?.band ?? null }));
}

/** Currencies, units of distance and numbers of languages that differ. */
const DISTINCT = ['norrvag-se', 'norrvag-fi', 'marlow-uk'];
const SEARCHED = matrixCases(
  SITES,
  SITES.filter(({ id }) => DISTINCT.includes(id)),
);

describe.each(SEARCHED.map((site) => [site.id, site] as const))('%s', (id, site) => {
  test(`F045 F052 F053 U2: totals, cards and counts of ${SETS} random sets of filters equal a recount`, async () => {
    const stock = await stockOf(site);
    expect(stock.length).toBeGreaterThan(50);
    const pick = seededRandom(id.length * 7_919);
    const wrong: unknown[] = [];
    let found = 0;
    for (let set = 0; set < SETS; set += 1) {
      const query = randomQuery(stock, pick);
      const expected = stock.filter((car) => passes(car, query, stock));
      const response = await search(id, site.languages[0].code, query);
      const listedIds = response.pages.flat().map((card) => card.id);
      const ids = new Set(expected.map((car) => String(car.car_id)));
      const counts = wrongCounts(response, query, stock);
      const isRight =
        response.total === expected.length &&
        listedIds.length === Math.min(48, expected.length) &&
        listedIds.every((card) => ids.has(card)) &&
        counts.length === 0;
      if (!isRight)
        wrong.push({ query: formatCarQuery(query), total: response.total, expected: expected.length, counts });
      if (expected.length > 0) found += 1;
    }
    expect(wrong).toEqual([]);
    // Most sets must find cars, because empty lists would prove nothing.
    expect(found).toBeGreaterThan(SETS / 2);
    expect(CAR_FACETS.length).toBe(26);
  }, 60_000);

  test.each(site.languages.map((language) => [language.code, language] as const))(
    'F045 U11 the monthly cost in %s is the same in filter, sort, card, page and comparison',
    async (code, language) => {
      const cars = dataset.vehicles.get(site.indexes.vehicles) ?? [];
      const stock: Car[] = cars.filter(({ car_status }) => car_status !== 'sold').map((car) => ({ ...car }));
      const pick = seededRandom(id.length * 104_729);
      const costs = stock.flatMap(({ car_loan_monthly_cost: cost }) => (typeof cost === 'number' ? [cost] : []));
      const cost = () => costs[pick(costs.length)] ?? 0;
      const host = `${id}.localhost`;
      for (let set = 0; set < 5; set += 1) {
        // British costs have pence, ends of ranges are whole.
        const [low, high] = [cost(), cost()].sort((one, other) => one - other).map(Math.ceil) as [number, number];
        const query = randomQuery(stock, pick);
        const withSort = { ...query, sortName: 'car_monthly_cost_asc' as const };
        const ranges = set === 0 ? {} : { car_loan_monthly_cost: [low, high] as [number, number] };
        const response = await search(
          id,
          code,
          set < 2 ? { ...withSort, values: {}, ranges } : { ...withSort, ranges },
        );
        const cards = response.pages.flat();
        const printed = cards.map(({ monthly }) => Number(monthly?.replace(/[^\d.]|\.$/g, '')));
        expect(printed).toEqual([...printed].sort((one, other) => one - other));
        if (set > 0) expect(printed.filter((figure) => !(figure >= low && figure <= high))).toEqual([]);
        const bounds = response.facets.find(({ name }) => name === 'car_loan_monthly_cost');
        expect(printed.filter((figure) => figure < (bounds?.min ?? 0) || figure > (bounds?.max ?? 0))).toEqual([]);
        if (set > 1) continue;
        const card = cards[pick(cards.length)];
        const list = `${language.prefix}${site.paths.carList}`;
        const page = await send(product.url, `${language.prefix}${site.paths.carDetail}/${card?.id}/${card?.slug}`, {
          host,
        });
        const compared = await send(product.url, `${list}?compare=${card?.id}`, { host });
        // The price box, and the quote that it is an example of. The bar at the bottom has no room for terms, so it states no monthly cost.
        const strong = page.body.split(/<strong[^>]*>/);
        expect(strong.filter((text) => text.startsWith(`${card?.monthly}/`))).toHaveLength(figuresIn(page.body));
        expect(compared.body).toContain(`${card?.monthly}/`);
      }
    },
    60_000,
  );
});

/** Returns how many times a car's page states its monthly cost. */
const figuresIn = (html: string): number => (html.includes('data-example=""') ? 2 : 1);

/** Cards of a page whose images load at once, unlike those of a response. */
const EAGER_CARDS = 3;

test.each(
  SEARCHED.flatMap((site) =>
    site.languages.map((language) => [site.id, language.code, language.prefix + site.paths.carList] as const),
  ),
)('%s %s: the response has the markup of each card as the page of its state has it', async (site, language, path) => {
  const { status, body } = await send(product.url, `${path}?car_fuel=Diesel`, { host: `${site}.localhost` });
  expect(status).toBe(200);
  const { pages, markup } = await search(site, language, parseCarQuery(new URLSearchParams('car_fuel=Diesel')));
  expect(body).toContain(`"build":"${markup.build}"`);
  expect(markup.cards).toHaveLength(pages[0]?.length ?? 0);
  const others = markup.cards.filter((card, index) => index >= EAGER_CARDS && !body.includes(`<li>${card}</li>`));
  expect(others).toEqual([]);
  for (const [index, { id }] of (pages[0] ?? []).entries()) expect(markup.cards[index]).toContain(`data-car="${id}"`);
});
