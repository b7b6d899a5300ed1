import { afterEach, describe, expect, test } from '@jest/globals';
import { PAGE_DEADLINE_MS } from '../../../server/page/limits.ts';
import { DICTIONARY } from '../../../src/contracts/dictionary/dictionary.ts';
import { productFixture } from '../../support/data/fixtures.ts';
import { eventually } from '../../support/eventually.ts';
import type { Fault, Product, ProductOptions } from '../../support/product.ts';
import { send } from '../../support/request.ts';

/** Delay of a slow upstream, in milliseconds. */
const SLOW = 8_000;
const LIST = '/kop-bil/alla-bilar-i-lager';
/** Our timeout for an upstream, in milliseconds. */
const TIMEOUT_MS = 10_000;
const FAILURES = ['error', 'reset', 'half', 'empty'] as const satisfies readonly Fault['kind'][];

// Timeouts of upstreams are so long that an earlier response is due to the page's own deadline, on any machine.
const longTimeouts = { UPSTREAM_HEADERS_TIMEOUT: String(TIMEOUT_MS), UPSTREAM_TOTAL_TIMEOUT: String(TIMEOUT_MS) };
const OPTIONS = { cars: 60, settings: { LOG_LEVEL: 'error', ...longTimeouts } } as const satisfies ProductOptions;

/** Calls that hang go on for seconds, and other pages would wait with them: what fails at once has a product of its own. */
const failing = productFixture(OPTIONS);
const hanging = productFixture({ cars: 60, settings: { ...OPTIONS.settings, PAGE_DEADLINE: '5000' } });
afterEach(async () => {
  for (const { product } of [failing, hanging]) {
    await product.setFault({ upstream: 'content', kind: 'none' });
    await product.setFault({ upstream: 'search', kind: 'none' });
  }
});

const get = ({ url }: Product, path: string) => send(url, path);

async function timed(product: Product, path: string) {
  const started = performance.now();
  const response = await get(product, path);
  return { ...response, first: response.arrivals[0] ?? 0, ms: performance.now() - started };
}

/** F047: the page of a list whose search does not respond. */
async function expectListError(product: Product, kind: Fault['kind']): Promise<void> {
  await product.setFault({ upstream: 'search', kind });
  const { status, headers, body, first } = await timed(product, `${LIST}?keyphrase=${kind}`);
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  expect(body).toContain('<footer');
  expect(body).toMatch(/role="alert"|data-section-error/);
  expect(first).toBeLessThan(TIMEOUT_MS - 500);
}

/** Q4: a page while the platform does not respond. */
async function expectShell(product: Product, kind: Fault['kind']): Promise<void> {
  await product.setFault({ upstream: 'content', kind });
  // A page of its own: another request of the hanging one would wait with the first.
  const { status, headers, body, ms } = await timed(product, `/om-oss/${kind}`);
  expect(status).toBe(503);
  expect(headers['retry-after']).toBe('10');
  expect(headers['cache-control']).toBe('no-store');
  expect(body).toContain('<header');
  expect(body).toContain('Här skulle en sektion visas');
  expect(body).toContain('Ladda om sidan');
  expect(PAGE_DEADLINE_MS).toBeLessThan(2_500);
  expect(ms).toBeLessThan(TIMEOUT_MS - 500);
  expect((await get(product, '/healthz')).status).toBe(200);
}

// First the search, then the platform: so many failures may open the breaker of either.
describe('an upstream fails and nothing is cached', () => {
  test.each(FAILURES)('F047 the search, %s: the list shows an error, the page renders and is not cached', (kind) =>
    expectListError(failing.product, kind),
  );

  test('a deferred section that fails is an error card, and the page renders', async () => {
    await failing.product.setFault({ upstream: 'search', kind: 'error' });
    const { status, body } = await get(failing.product, '/en');
    expect(status).toBe(200);
    expect(body).toContain('data-section-error');
  });

  test.each(FAILURES)(
    'Q4 the platform, %s: the shell with an error card in the language of the site, within 2.5 s',
    (kind) => expectShell(failing.product, kind),
  );
});

describe('an upstream is slow or hangs', () => {
  /** Waits until the page is cached, which happens soon after it was sent. */
  async function hit(path: string) {
    await eventually(async () => (await get(hanging.product, path)).headers['cache-status'], 'forecourt; hit');
    return get(hanging.product, path);
  }

  test('a slow deferred section streams after the shell, and the settled page is cached for the next visitor', async () => {
    // The first page of a process takes longer.
    await get(hanging.product, '/om-oss');
    await hanging.product.setFault({ upstream: 'search', kind: 'delay', delayMs: SLOW });
    const { status, headers, body, arrivals } = await timed(hanging.product, '/');
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
  });

  test('Q7 all upstreams hang: a page that was cached an hour ago is sent from the cache', async () => {
    const { product } = hanging;
    await hit('/kop-bil');
    await product.setFault({ upstream: 'content', kind: 'hang' });
    await product.setFault({ upstream: 'search', kind: 'hang' });
    product.advanceClock(3_600);
    const { status, headers, body, ms } = await timed(product, '/kop-bil');
    expect([status, headers['cache-status']]).toEqual([200, 'forecourt; hit; detail=stale']);
    expect(Number(headers.age)).toBeGreaterThanOrEqual(3_600);
    expect(body).not.toContain('data-section-error');
    expect(ms).toBeLessThan(TIMEOUT_MS - 500);
    expect((await get(product, '/healthz')).status).toBe(200);
  });

  test('F047 the search, hang: the list shows an error, the page renders and is not cached', () =>
    expectListError(hanging.product, 'hang'));

  test('Q4 the platform, hang: the shell with an error card in the language of the site, within 2.5 s', () =>
    expectShell(hanging.product, 'hang'));
});

/** The platform sends 500 entries of the dictionary at a time. */
const DICTIONARY_PAGES = Math.ceil(Object.keys(DICTIONARY).length / 500);

/** Resources of the page by operation, where there are several: the teasers search cars and dealers. */
const RESOURCES = { Dictionary: DICTIONARY_PAGES, 'POST /search': 2 };

/** With long time limits: a call that a busy machine lets time out would be made again. */
describe('Q8 a cold cache', () => {
  const fixture = productFixture({ cars: 60 });

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
