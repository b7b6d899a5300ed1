import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Product, startProduct } from '../support/product.ts';
import { ask } from '../support/request.ts';

const TABLE = `
/om-oss/* -> /om-oss if-missing
/om-oss/pressrum/:year(\\d{4}) -> /livet-med-bil/nyheter drop-query if-missing
/kop-bil/* -> /kop-bil if-missing
/press -> /om-oss/borttagen
`;

let folder: string;
let product: Product;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tables-'));
  writeFileSync(join(folder, 'norrvag-se.redirects'), TABLE);
  product = await startProduct({ redirects: folder });
}, 60_000);
afterAll(async () => {
  await product.close();
  rmSync(folder, { recursive: true });
});

const get = async (path: string) => {
  const { status, headers, body } = await ask(product.url, path);
  return { status, location: headers.location, body };
};

describe('rules for addresses that no page answers', () => {
  test('F041: a page that is gone leads on, permanently, with what the visitor asked', async () => {
    expect(await get('/om-oss/f%C3%B6rr?utm_source=brev')).toMatchObject({
      status: 301,
      location: '/om-oss?utm_source=brev',
    });
    expect(await get('/om-oss/pressrum/2019?sida=2')).toMatchObject({
      status: 301,
      location: '/livet-med-bil/nyheter',
    });
  });

  test('pages below the same section stay, and are kept as before', async () => {
    expect((await get('/om-oss/hallbarhet')).status).toBe(200);
    expect((await get('/om-oss/hallbarhet')).status).toBe(200);
    expect((await get('/om-oss')).status).toBe(200);
  });

  test('what no rule is about is 404', async () => {
    const { status, body } = await get('/livet-med-bil/finns-inte');
    expect(status).toBe(404);
    expect(body).toContain('Här tog vägen slut');
  });

  test('F068: an unknown car says so itself', async () => {
    expect((await get('/kop-bil/999999999/volvo-v60')).status).toBe(404);
    expect(await get('/kop-bil/forr')).toMatchObject({ status: 301, location: '/kop-bil' });
  });

  test('the browser’s own navigation is told the same', async () => {
    const { status, body } = await get(`/_page?path=${encodeURIComponent('/om-oss/forr')}`);
    expect([status, JSON.parse(body)]).toEqual([200, { kind: 'redirect', location: '/om-oss' }]);
  });

  test('while the platform is away nothing is called missing', async () => {
    for (const store of Object.values(product.caches.stores)) store.clear();
    await product.setFault({ upstream: 'content', kind: 'error' });
    const { status } = await get('/om-oss/borta-eller-inte');
    await product.setFault({ upstream: 'content', kind: 'none' });
    expect(status).toBe(503);
  });
});
