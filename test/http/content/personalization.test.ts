import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { formatConsent } from '../../../src/contracts/consent/consentCookie.ts';
import type { PageResponse } from '../../../src/contracts/page/page.ts';
import { eventually } from '../../support/eventually.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { send } from '../../support/request.ts';

const DEFAULT = 'Nästa resa börjar här</h1>';
const ELECTRIC = 'Elbilen som klarar januari</h1>';
/** Hidden from the visitors of the electric campaign. */
const CARS_OF_THE_WEEK = 'Veckans bilar</h2>';
const CAMPAIGN = '/?utm_campaign=elbil';

const id = 'sc_cid=0a1b2c3d-0000-4000-8000-00000000000f';
const consent = (...categories: ('statistics' | 'marketing')[]) =>
  `consent=${formatConsent({ categories, date: '2026-11-20' })}`;
const visitor = { cookie: `${consent('statistics')}; ${id}` };

let product: Product;
beforeAll(async () => {
  product = await startProduct({ cars: 40, settings: { LOG_LEVEL: 'warn' } });
}, 60_000);
afterEach(() => product.setFault({ upstream: 'events', kind: 'none' }));
afterAll(() => product.close());

const get = (path: string, headers: Record<string, string> = {}) => send(product.url, path, { headers });

describe('a page with variants', () => {
  test('is the same for all visitors without consent, whatever they send', async () => {
    const before = await product.callsTo('events');
    for (const cookie of ['', id, consent('statistics'), `${consent('marketing')}; ${id}`, `${consent()}; ${id}`]) {
      const { status, body } = await get(CAMPAIGN, cookie ? { cookie } : {});
      expect([cookie, status]).toEqual([cookie, 200]);
      expect(body).toContain(DEFAULT);
      expect(body).toContain(CARS_OF_THE_WEEK);
    }
    expect(await product.callsTo('events')).toBe(before);
  });

  test('shows its variant to visitors that the service selects: components replaced, others hidden', async () => {
    const { body, headers } = await get(CAMPAIGN, visitor);
    expect(body).toContain(ELECTRIC);
    expect(body).not.toContain(DEFAULT);
    expect(body).not.toContain(CARS_OF_THE_WEEK);
    expect(headers['cache-control']).toBe('private, no-cache');
  });

  test('is cached separately for visitors with and without consent', async () => {
    for (let round = 0; round < 3; round++) {
      expect((await get(CAMPAIGN, visitor)).body).toContain(ELECTRIC);
      expect((await get(CAMPAIGN)).body).toContain(DEFAULT);
      expect((await get('/', visitor)).body).toContain(DEFAULT);
    }
    expect((await get(CAMPAIGN, visitor)).headers['cache-status']).toContain('hit');
  });

  test('has the same variant in client navigation, with its id for page views', async () => {
    const path = `/_page?path=${encodeURIComponent(CAMPAIGN)}`;
    const variantOf = async (headers?: Record<string, string>) => {
      const response = JSON.parse((await get(path, headers)).body) as PageResponse;
      return response.kind === 'page' ? response.page.variant : undefined;
    };
    expect(await variantOf(visitor)).toBe('elbil');
    expect(await variantOf()).toBeNull();
  });

  test('shows its variant also at a URL that was cached before the page had variants', async () => {
    const { caches } = product;
    caches.purge('site:norrvag-se');
    caches.cacheFor('variants').put({ site: 'norrvag-se', language: 'sv', path: '/' }, null, ['site:norrvag-se']);
    const cacheControl = async (path: string) => (await get(path)).headers['cache-control'];
    await eventually(() => cacheControl(CAMPAIGN), expect.stringContaining('public'));
    caches.purge('site:norrvag-se');
    await eventually(() => cacheControl('/'), 'private, no-cache');
    // On a busy machine the choice of the variant may come too late for the first response.
    await eventually(async () => (await get(CAMPAIGN, visitor)).body, expect.stringContaining(ELECTRIC));
  });

  test.each(['error', 'hang', 'reset', 'empty'] as const)(
    '%s of the service: the default page, in time',
    async (kind) => {
      await product.setFault({ upstream: 'events', kind });
      const { status, body } = await get(CAMPAIGN, visitor);
      expect(status).toBe(200);
      expect(body).toContain(DEFAULT);
    },
  );

  test('made-up variants are never requested', async () => {
    const before = await product.callsTo('events');
    const made = [`${consent('statistics')}; sc_cid=x`, `${consent('statistics')}; sc_cid=${'a'.repeat(5_000)}`];
    for (const cookie of made) expect((await get(CAMPAIGN, { cookie })).body).toContain(DEFAULT);
    expect(await product.callsTo('events')).toBe(before);
  });
});

test('a page without variants stays in shared caches and makes no call', async () => {
  const before = await product.callsTo('events');
  // On a busy machine the first response may come from less than all upstreams.
  const cacheControl = async () => (await get('/om-oss', visitor)).headers['cache-control'];
  await eventually(cacheControl, expect.stringContaining('public'));
  expect(await product.callsTo('events')).toBe(before);
});
