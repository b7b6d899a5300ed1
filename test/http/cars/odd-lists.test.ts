import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Product, startProduct } from '../../support/product.ts';
import { type Relay, startRelay } from '../../support/relay.ts';
import { send } from '../../support/request.ts';

/** A platform whose lists have odd entries: these entries are omitted, and nothing else. */

const GRAPHQL = '/content/sitecore/api/graph/edge';
const ODD = [null, 7, 'x', {}, { id: null, name: 5, url: null, key: null, routePath: [] }];
const PAGES = ['/', '/om-oss', '/livet-med-bil/nyheter', '/livet-med-bil/nyheter/rss.xml', '/sitemap-content.xml'];

let relay: Relay;
let product: Product;
let odd = false;

beforeAll(async () => {
  relay = await startRelay((body) => (odd ? withOdd(body) : body));
  const settings = { SANDBOX: 'fill', CONTENT_URL: relay.url, CONTENT_KEY: 'sandbox' };
  product = await startProduct({ cars: 20, settings: { LOG_LEVEL: 'warn', ...settings } });
  relay.forwardTo(`${product.sandboxUrl}${GRAPHQL}`);
}, 60_000);
afterAll(async () => {
  await product.close();
  await relay.close();
});
beforeEach(() => {
  product.caches.purge('site:norrvag-se');
});

/** Adds odd entries to every list of `results`, `languages` and `variantIds`. Layouts are tested elsewhere. */
function withOdd(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withOdd);
  const members = Object.entries(value).map(([name, member]): [string, unknown] => {
    if (name === 'rendered') return [name, member];
    const isList = Array.isArray(member) && /^(?:results|languages|variantIds)$/.test(name);
    return [name, isList ? [...ODD, ...member.map(withOdd), null] : withOdd(member)];
  });
  return Object.fromEntries(members);
}

describe('F033 odd entries in the platform’s lists', () => {
  test.each(PAGES)('%s is as without them', async (path) => {
    odd = false;
    const usual = await steady(path);
    product.caches.purge('site:norrvag-se');
    odd = true;
    const withOddEntries = await steady(path);
    expect([usual.status, withOddEntries.status]).toEqual([200, 200]);
    expect(visibleHtml(withOddEntries.body) === visibleHtml(usual.body)).toBe(true);
  });
});

/**
 * Returns the page once it is the same twice: the first may lack placeholders of images that are still being encoded.
 */
async function steady(path: string) {
  let before = await fetchFull(path);
  for (let attempt = 0; attempt < 10; attempt += 1) {
    product.caches.purge('site:norrvag-se');
    const again = await fetchFull(path);
    if (visibleHtml(again.body) === visibleHtml(before.body)) return again;
    before = again;
  }
  return before;
}

/** Returns the settled page as the cache has it, not a stream. */
async function fetchFull(path: string) {
  for (;;) {
    product.logged.length = 0;
    product.caches.stores.pages.clear();
    let response = await send(product.url, path);
    while (response.headers['cache-status']?.includes('fwd=')) response = await send(product.url, path);
    if (product.logged.some(({ msg }) => /did not finish within/.test(String(msg)))) continue;
    // One of the sandbox's embedded forms has a question of an unknown type.
    expect(product.logged.filter(({ event }) => event !== 'form.unknownQuestion')).toEqual([]);
    return response;
  }
}

/** Returns the markup before the page data, whose sections are in order of arrival. Nonces differ from page to page. */
const visibleHtml = (body: string): string => (body.split('id="page-data"')[0] ?? '').replace(/nonce="[^"]*"/g, '');
