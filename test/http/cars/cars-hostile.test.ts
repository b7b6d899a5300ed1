import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CAR_QUERY_NAMES } from '../../../src/contracts/search/carSearch.ts';
import { HOSTILE_TEXTS } from '../../support/data/hostileTexts.ts';
import { sampleOf } from '../../support/matrix.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { type HttpResponse, send } from '../../support/request.ts';

const LIST = '/kop-bil/alla-bilar-i-lager';
const DETAIL = '/kop-bil';
/** Statuses of a list. 400, 414 and 431 are for paths that are too long or cannot be decoded. */
const FOUND: readonly number[] = [200, 302, 400, 414, 431];
const PAGES: readonly number[] = [...FOUND, 301, 308, 404, 410];
const ALLOWED_STATUSES: readonly number[] = [301, 308, 400, 404, 414, 431];
/** The size of the page cache. */
const MEGABYTES = 8;

/** From the page cache, with data of any age: on a slow machine these tests take minutes. */
const HIT = expect.stringMatching(/^forecourt; hit/);

let product: Product;
beforeAll(async () => {
  product = await startProduct({ cars: 60, settings: { CACHE_PAGES_MB: String(MEGABYTES) } });
}, 60_000);
afterAll(() => product.close());

/** Checks what every response must fulfil, and names the text that broke it. */
function isSound(text: string, { status, body, headers }: HttpResponse, statuses: readonly number[]): void {
  const markup = /<[a-z!]/i.test(text) && text.length > 12;
  expect({
    text: text.slice(0, 120),
    status,
    isExpected: statuses.includes(status),
    isReflected: markup && body.includes(text),
    hasStack: /\n\s+at .+\.[jt]sx?:\d+/.test(body),
    hasHeader: 'set-cookie' in headers,
    isForeignRedirect: isThirdParty(headers.location),
  }).toEqual({
    text: text.slice(0, 120),
    status,
    isExpected: true,
    isReflected: false,
    hasStack: false,
    hasHeader: false,
    isForeignRedirect: false,
  });
}

const isThirdParty = (location = '/') => !location.startsWith('/') || /^\/[/\\]/.test(location);

let runs = 0;

/**
 * Sends every tenth text, each time others. Runs a few at a time: one process sends and serves the requests.
 */
async function each(
  statuses: readonly number[],
  path: (text: string) => string,
  options?: (text: string) => Parameters<typeof send>[2],
): Promise<void> {
  runs += 1;
  const hostile = sampleOf(HOSTILE_TEXTS, { inTests: 10 }, runs);
  for (let at = 0; at < hostile.length; at += 8) {
    const some = hostile.slice(at, at + 8);
    const responses = await Promise.all(some.map((text) => send(product.url, path(text), options?.(text))));
    for (const [index, text] of some.entries()) isSound(text, responses[index] as HttpResponse, statuses);
  }
}

const escaped = (text: string) => encodeURIComponent(text.toWellFormed());
const queryOf = (names: readonly string[], text: string) => names.map((name) => `${name}=${escaped(text)}`).join('&');

describe('Q20, Q21: 500 hostile texts in the URLs of cars', () => {
  test('there are 500 texts', () => expect(new Set(HOSTILE_TEXTS).size).toBe(500));

  test('as the keyphrase of the list', () => each(FOUND, (text) => `${LIST}?${queryOf(['keyphrase'], text)}`), 600_000);

  test('as every filter, range, sort and page at once', async () => {
    const names = CAR_QUERY_NAMES.filter((name) => name !== 'keyphrase');
    await each(FOUND, (text) => `${LIST}?${queryOf(names, text.slice(0, 150))}`);
    expect(product.caches.stores.pages.bytes()).toBeLessThanOrEqual(MEGABYTES * 1024 * 1024);
  }, 600_000);

  test(
    'as make and model of a list',
    () => each(PAGES, (text) => `${LIST}/b/${escaped(text)}/${escaped(text)}`),
    180_000,
  );

  test('as id and slug of a car', () => each(PAGES, (text) => `${DETAIL}/${escaped(text)}/${escaped(text)}`), 600_000);

  test('as the slug behind an id', () => each(PAGES, (text) => `${DETAIL}/100001/${escaped(text)}`), 600_000);

  test('as the cars of a comparison', () => each(FOUND, (text) => `${LIST}?compare=${escaped(text)}`), 600_000);

  test(
    'as provider and plate of a video',
    () => each(ALLOWED_STATUSES, (text) => `/api/media/${escaped(text)}/${escaped(text)}`),
    180_000,
  );

  test.each([
    [
      '/api/search',
      (text: string) => ({ site: 'norrvag-se', language: 'sv', query: `keyphrase=${text}&car_price=${text}` }),
    ],
    ['/api/search', (text: string) => ({ site: text, language: text, query: text })],
    ['/api/cars', (text: string) => ({ site: 'norrvag-se', language: 'sv', ids: [text], as: 'comparison' })],
    ['/api/cars', (text: string) => ({ site: 'norrvag-se', language: 'sv', ids: ['1'], as: text })],
  ])(
    'in the body of %s',
    (path, body) =>
      each(
        [200, 400, 413],
        () => path,
        (text) => ({
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body(text)),
        }),
      ),
    180_000,
  );
});

test('Q9 a parameter that is no filter, range, sort or page of the list creates no cache entry', async () => {
  const cacheOf = async (search: string) => (await send(product.url, `${LIST}?${search}`)).headers['cache-status'];
  await cacheOf('');
  const same = [
    'utm_source=a',
    'sortName=x',
    'page=-1',
    'page=x',
    'car_price=5',
    'car_price=a-b',
    'car_mileage=x',
    '__proto__=1',
    'constructor=1',
    'car_id.neq=1',
    'index=sites',
    'limit=10000',
  ];
  for (const search of same) expect([search, await cacheOf(search)]).toEqual([search, HIT]);
});
