import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Product, startProduct } from '../support/product.ts';
import { send } from '../support/request.ts';

/** A platform whose lists hold odd entries: they are left out, and nothing else with them. */

const GRAPHQL = '/content/sitecore/api/graph/edge';
const ODD = [null, 7, 'x', {}, { id: null, name: 5, url: null, key: null, routePath: [] }];
const PAGES = ['/', '/om-oss', '/livet-med-bil/nyheter', '/livet-med-bil/nyheter/rss.xml', '/sitemap-content.xml'];

let relay: Server;
let product: Product;
/** The product asks as soon as it is made: before there is anybody to ask. */
let sandboxUrl = '';
let odd = false;

beforeAll(async () => {
  relay = createServer(async (req, res) => {
    if (sandboxUrl === '') return void res.writeHead(503).end();
    const body = JSON.stringify(await json(req));
    const headers = { 'content-type': 'application/json', sc_apikey: String(req.headers.sc_apikey) };
    const response: unknown = await (await fetch(`${sandboxUrl}${GRAPHQL}`, { method: 'POST', headers, body })).json();
    res.setHeader('content-type', 'application/json');
    res.end(JSON.stringify(odd ? withOdd(response) : response));
  });
  await new Promise<void>((done) => relay.listen(0, '127.0.0.1', done));
  const { port } = relay.address() as AddressInfo;
  const settings = { SANDBOX: 'fill', CONTENT_URL: `http://127.0.0.1:${port}`, CONTENT_KEY: 'sandbox' };
  product = await startProduct({ cars: 20, settings: { LOG_LEVEL: 'warn', ...settings } });
  ({ sandboxUrl } = product);
}, 60_000);
afterAll(async () => {
  await product.close();
  relay.closeAllConnections();
  await new Promise((done) => relay.close(done));
});
beforeEach(() => {
  product.caches.purge('site:norrvag-se');
});

/** Odd entries in every list of `results`, `languages` and `variantIds`; layouts are looked at elsewhere. */
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

/** The page once it is the same twice: the first may do without placeholders of images that are still being made. */
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

/** The page once nothing of it came late, as it is kept: streamed to nobody. */
async function fetchFull(path: string) {
  for (;;) {
    product.logged.length = 0;
    product.caches.stores.pages.clear();
    let response = await send(product.url, path);
    while (response.headers['cache-status']?.includes('fwd=')) response = await send(product.url, path);
    if (product.logged.some(({ msg }) => /no answer within/.test(String(msg)))) continue;
    expect(product.logged).toEqual([]);
    return response;
  }
}

/** All before the page's data, whose sections stand in the order in which they came; nonces differ from page to page. */
const visibleHtml = (body: string): string => (body.split('id="page-data"')[0] ?? '').replace(/nonce="[^"]*"/g, '');
