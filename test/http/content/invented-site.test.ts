import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { SiteConfig } from '../../../config/siteConfig.ts';
import { SITES } from '../../../config/sites.ts';
import { norrvagDk } from '../../../customers/sample/sites/norrvag-dk.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { send } from '../../support/request.ts';

/** A site that no file of the tree knows. Its configuration record is all that defines it. */
const FJORD: SiteConfig = { ...norrvagDk, id: 'fjord-dk', name: 'Fjord', host: 'fjord.example', theme: 'rullande' };

let product: Product;
beforeAll(async () => {
  product = await startProduct({ sites: [...SITES, FJORD] });
}, 60_000);
afterAll(() => product.close());

test('one configuration record gives an invented site its home page, its list and its 404', async () => {
  const home = await send(product.url, '/', { host: 'fjord.example' });
  expect(home.status).toBe(200);
  expect(home.body).toContain('data-theme="rullande"');
  expect(home.body).toContain('<link rel="canonical" href="https://fjord.example/"');
  expect((await send(product.url, FJORD.paths.carList, { host: 'fjord-dk.localhost' })).status).toBe(200);
  const missing = await send(product.url, '/findes-ikke', { host: 'fjord.example' });
  expect(missing.status).toBe(404);
  expect(missing.body).toContain('| Fjord</title>');
  const www = await send(product.url, '/', { host: 'www.fjord.example' });
  expect([www.status, www.headers.location]).toEqual([301, 'https://fjord.example/']);
});

test('the browser can search the list of an invented site', async () => {
  const body = JSON.stringify({ site: 'fjord-dk', language: 'da', query: '' });
  const headers = { 'content-type': 'application/json', 'content-length': String(body.length) };
  const { status, body: text } = await send(product.url, '/api/search', {
    host: 'fjord.example',
    method: 'POST',
    headers,
    body,
  });
  expect(status).toBe(200);
  expect(JSON.parse(text).total).toBeGreaterThan(100);
});
