import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { PAGE_DEADLINE_MS } from '../../server/page/load.ts';
import { DICTIONARY } from '../../src/contracts/dictionary.ts';
import { productFixture } from '../support/fixtures.ts';
import { type Fault, type Product, startProduct } from '../support/product.ts';
import { send } from '../support/request.ts';

/** Delay of a slow upstream, in milliseconds. */
const SLOW = 5_000;
const LIST = '/kop-bil/alla-bilar-i-lager';
/** Our timeout for an upstream, in milliseconds. */
const TIMEOUT_MS = 10_000;
/** `hang` comes first, while the breaker is closed. */
const KINDS: readonly Fault['kind'][] = ['hang', 'error', 'reset', 'half', 'empty'];

let product: Product;
beforeAll(async () => {
  // Timeouts of upstreams are so long that an earlier response is due to the page's own deadline, on any machine.
  const longTimeouts = { UPSTREAM_HEADERS_TIMEOUT: String(TIMEOUT_MS), UPSTREAM_TOTAL_TIMEOUT: String(TIMEOUT_MS) };
  product = await startProduct({ timeLimits: 'production', settings: { LOG_LEVEL: 'error', ...longTimeouts } });
}, 60_000);
afterEach(async () => {
  await product.setFault({ upstream: 'content', kind: 'none' });
  await product.setFault({ upstream: 'search', kind: 'none' });
});
afterAll(() => product.close());

const get = (path: string) => send(product.url, path);

/** Returns the page once it is cached, which happens soon after it was sent. */
async function hit(path: string) {
  for (;;) {
    const response = await get(path);
    if (response.headers['cache-status'] === 'forecourt; hit') return response;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function timed(path: string) {
  const started = performance.now();
  const response = await get(path);
  return { ...response, first: response.arrivals[0] ?? 0, ms: performance.now() - started };
}

describe('Q4 the platform is unavailable and nothing is cached', () => {
  test.each(KINDS)(
    '%s: the shell with an error card in the language of the site, within 2.5 s',
    async (kind) => {
      await product.setFault({ upstream: 'content', kind });
      // A page of its own: another request of the hanging one would wait with the first.
      const { status, headers, body, ms } = await timed(`/om-oss/${kind}`);
      expect(status).toBe(503);
      expect(headers['retry-after']).toBe('10');
      expect(headers['cache-control']).toBe('no-store');
      expect(body).toContain('<header');
      expect(body).toContain('Här skulle en sektion visas');
      expect(body).toContain('Ladda om sidan');
      expect(PAGE_DEADLINE_MS).toBeLessThan(2_500);
      expect(ms).toBeLessThan(TIMEOUT_MS - 500);
      expect((await get('/healthz')).status).toBe(200);
    },
    60_000,
  );
});

describe('all upstreams are available', () => {
  // So many failures may have opened the platform's breaker, which lets one call through every 5 s.
  beforeAll(async () => {
    while ((await get('/om-oss')).status !== 200) await new Promise((resolve) => setTimeout(resolve, 250));
  }, 60_000);

  test('a slow deferred section streams after the shell, and the settled page is cached for the next visitor', async () => {
    await product.setFault({ upstream: 'search', kind: 'delay', delayMs: SLOW });
    product.caches.stores.search.clear();
    product.caches.stores.pages.clear();
    const { status, headers, body, arrivals } = await timed('/');
    expect(status).toBe(200);
    expect(arrivals[0]).toBeLessThan(SLOW - 100);
    expect(arrivals.at(-1)).toBeGreaterThan(SLOW - 100);
    const nonce = /'nonce-([\w+/=]+)' 'strict-dynamic'/.exec(headers['content-security-policy'] ?? '')?.[1];
    expect(Buffer.from(nonce ?? '', 'base64')).toHaveLength(16);
    const inline = [...body.matchAll(/<script(?![^>]*type="application)([^>]*)>/g)].map(([, attributes]) => attributes);
    expect(inline.length).toBeGreaterThan(1);
    for (const attributes of inline) expect(attributes).toContain(`nonce="${nonce}"`);
    const next = await hit('/');
    expect(next.body).not.toContain('nonce=');
  }, 60_000);

  test('Q7 all upstreams hang: a page that was cached an hour ago is sent from the cache', async () => {
    await hit('/kop-bil');
    await product.setFault({ upstream: 'content', kind: 'hang' });
    await product.setFault({ upstream: 'search', kind: 'hang' });
    product.advanceClock(3_600);
    const { status, headers, body, ms } = await timed('/kop-bil');
    expect([status, headers['cache-status']]).toEqual([200, 'forecourt; hit; detail=stale']);
    expect(Number(headers.age)).toBeGreaterThanOrEqual(3_600);
    expect(body).not.toContain('data-section-error');
    expect(ms).toBeLessThan(TIMEOUT_MS - 500);
    expect((await get('/healthz')).status).toBe(200);
  });
});

describe('the search is unavailable and nothing is cached', () => {
  test.each(KINDS)('F047 %s: the list shows an error, the page renders and is not cached', async (kind) => {
    await product.setFault({ upstream: 'search', kind });
    const { status, headers, body, first } = await timed(`${LIST}?keyphrase=${kind}`);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain('<footer');
    expect(body).toMatch(/role="alert"|data-section-error/);
    expect(first).toBeLessThan(TIMEOUT_MS - 500);
  });

  test('a deferred section that fails is an error card, and the page renders', async () => {
    await product.setFault({ upstream: 'search', kind: 'error' });
    const { status, body } = await get('/en');
    expect(status).toBe(200);
    expect(body).toContain('data-section-error');
  });
});

/** The platform sends 500 entries of the dictionary at a time. */
const DICTIONARY_PAGES = Math.ceil(Object.keys(DICTIONARY).length / 500);

/** Resources of the page by operation, where there are several: the teasers search cars and dealers. */
const RESOURCES = { Dictionary: DICTIONARY_PAGES, 'POST /search': 2 };

/** With long time limits: a call that a busy machine lets time out would be made again. */
describe('Q8 a cold cache', () => {
  const fixture = productFixture();

  test('200 parallel requests make one upstream call for each resource', async () => {
    const before = await callsByOperation(fixture.product);
    const { url } = fixture.product;
    const responses = await Promise.all(Array.from({ length: 200 }, () => send(url, '/kop-bil')));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    const after = await callsByOperation(fixture.product);
    const made = Object.entries(after).map(([operation, calls]) => [operation, calls - (before[operation] ?? 0)]);
    const several = made.filter(
      ([operation, calls]) => Number(calls) > 1 && !Object.hasOwn(RESOURCES, String(operation)),
    );
    expect(several).toEqual([]);
    expect(made).toContainEqual(['Layout', 1]);
    expect(made).toEqual(expect.arrayContaining(Object.entries(RESOURCES)));
  });
});

async function callsByOperation(product: Product): Promise<Record<string, number>> {
  const state = await (await fetch(`${product.sandboxUrl}/__sandbox/state.json`)).json();
  const { upstreams } = state as { upstreams: Record<string, { calls: { byOperation: Record<string, number> } }> };
  return { ...upstreams.content?.calls.byOperation, ...upstreams.search?.calls.byOperation };
}
