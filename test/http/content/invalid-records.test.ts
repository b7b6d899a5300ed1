import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Product, startProduct } from '../../support/product.ts';
import { type Relay, startRelay } from '../../support/relay.ts';
import { send } from '../../support/request.ts';

/** A search index with records that violate their schema. A relay in front of the sandbox changes them. */

const LIST = '/kop-bil/alla-bilar-i-lager';
const DEALERS = '/anlaggningar';

type IndexRecord = Record<string, unknown>;
interface SearchBody {
  content: IndexRecord[];
  total_items: number;
}

let relay: Relay;
let product: Product;
/** Changes the records of each response. */
let change: (records: IndexRecord[]) => IndexRecord[] = (records) => records;

beforeAll(async () => {
  relay = await startRelay((body) => {
    const found = body as SearchBody;
    return { ...found, content: change(found.content) };
  });
  const settings = { SANDBOX: 'fill', SEARCH_URL: relay.url, SEARCH_KEY: 'sandbox' };
  product = await startProduct({ cars: 60, settings: { LOG_LEVEL: 'warn', ...settings } });
  relay.forwardTo(`${product.sandboxUrl}/search`);
}, 60_000);
afterAll(async () => {
  await product.close();
  await relay.close();
});
beforeEach(() => {
  change = (records) => records;
  product.caches.purge('site:norrvag-se');
  product.logged.length = 0;
});

const cardsIn = (body: string): number => body.match(/<article\b/g)?.length ?? 0;
const invalidRecords = () => product.logged.filter(({ issue }) => issue === 'invalidRecord');

/** Removes a required member of the first record. */
const breakFirst =
  (member: string) =>
  ([first, ...others]: IndexRecord[]): IndexRecord[] =>
    first ? [{ ...first, [member]: null }, ...others] : [];

describe('S2 §3 a record that violates its schema', () => {
  test.each([
    ['a car in its list', LIST, 'slug'],
    ['a dealer in its list', DEALERS, 'site_id'],
  ])('%s is left out and logged once; the others are shown', async (_title, path, member) => {
    const usual = await send(product.url, path);
    product.caches.purge('site:norrvag-se');
    change = breakFirst(member);
    const pages = [await send(product.url, path), await send(product.url, `${path}?other=1`)];
    expect(pages.map(({ status }) => status)).toEqual([200, 200]);
    expect(cardsIn(usual.body)).toBeGreaterThan(1);
    expect(pages.map(({ body }) => cardsIn(body))).toEqual([cardsIn(usual.body) - 1, cardsIn(usual.body) - 1]);
    expect(invalidRecords()).toHaveLength(1);
    expect(invalidRecords()[0]).toMatchObject({ site: 'norrvag-se', detail: expect.stringContaining(member) });
  });

  test('a car whose price is a text is shown without a price, in its list, on its page and in structured data', async () => {
    let slug = '';
    change = (records) =>
      records.map((record) => {
        if (typeof record.slug !== 'string' || record.car_price === undefined) return record;
        slug ||= record.slug;
        return record.slug === slug ? { ...record, car_price: '123 457 kr' } : record;
      });
    const list = await send(product.url, LIST);
    const [card = ''] = list.body.match(new RegExp(`<article\\b(?:(?!</article>).)*${slug}.*?</article>`, 's')) ?? [];
    expect(card).toContain('Pris på förfrågan');
    const [, path = ''] = new RegExp(`href="([^"?#]*${slug})`).exec(card) ?? [];
    const page = await send(product.url, path);
    expect([page.status, page.body.includes('Pris på förfrågan')]).toEqual([200, true]);
    expect(page.body).not.toMatch(/123.457/);
    const cars = [...page.body.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].flatMap(
      ([, text]) => {
        const data = JSON.parse(text ?? '');
        return [data, ...(data['@graph'] ?? [])].filter((one) => String(one['@type']).includes('Car'));
      },
    );
    expect(cars).toHaveLength(1);
    expect(cars[0]).not.toHaveProperty('offers');
    expect(invalidRecords()[0]).toMatchObject({ detail: expect.stringContaining('car_price') });
  });

  test('a list of which no record is valid fails as a search does', async () => {
    change = (records) => records.map((record) => ({ ...record, slug: null }));
    const { status, headers, body } = await send(product.url, LIST);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body.includes('Vi kunde inte hämta bilarna just nu')).toBe(true);
    expect(cardsIn(body)).toBe(0);
  });
});
