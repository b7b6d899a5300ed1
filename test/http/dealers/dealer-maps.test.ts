import { afterEach, expect, test } from '@jest/globals';
import { type Product, startProduct } from '../../support/product.ts';
import { send } from '../../support/request.ts';

let product: Product | undefined;
afterEach(() => product?.close());

const policyOf = async (path: string) =>
  (await send(product?.url ?? '', path)).headers['content-security-policy'] ?? '';

test('F080 maps of the sandbox come from our own host', async () => {
  product = await startProduct({ cars: 60 });
  const { body } = await send(product.url, '/anlaggningar');
  expect(body).toContain('"maps":{"kind":"tiles","url":"/-/media/map/{z}/{x}/{y}.svg"');
  const tile = await send(product.url, '/-/media/map/12/2252/1204.svg');
  expect(tile.status).toBe(200);
  expect(tile.headers).toMatchObject({ 'content-type': 'image/svg+xml; charset=utf-8' });
  expect(tile.body).toMatch(/^<svg /);
  expect((await send(product.url, '/-/media/map/99/0/0.svg')).status).toBe(404);
  expect(await policyOf('/anlaggningar')).toBe(await policyOf('/'));
  expect((await send(product.url, '/')).body).toContain('"maps":null');
}, 60_000);

test('Q18 with a Google key the policy of dealer pages has Google’s hosts, and no other page’s has', async () => {
  product = await startProduct({ cars: 60, settings: { GOOGLE_MAPS_KEY: 'key-of-the-browser' } });
  const { body } = await send(product.url, '/anlaggningar');
  const slug = /href="(\/anlaggningar\/[^"]+)"/.exec(body)?.[1] ?? '';
  for (const path of ['/anlaggningar', slug]) expect(await policyOf(path)).toContain('https://*.googleapis.com');
  for (const path of ['/', '/kop-bil/alla-bilar-i-lager']) expect(await policyOf(path)).not.toContain('google');
  expect((await send(product.url, '/')).body).not.toContain('key-of-the-browser');
}, 60_000);
