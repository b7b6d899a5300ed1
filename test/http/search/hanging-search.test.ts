import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Product, startProduct } from '../../support/product.ts';
import { send } from '../../support/request.ts';

/**
 * S2 §8 while the search accepts calls and never responds: each page shows what the catalogue says after its own
 * deadline, not after the search's, which is longer than a test may take.
 */

/** Our timeout for an upstream in milliseconds. No test would see a response that waits for it. */
const TIMEOUT_MS = '60000';
const LIST = '/kop-bil/alla-bilar-i-lager';

const LISTS = [
  ['a list', LIST, 'norrvag-se', 'Vi kunde inte hämta bilarna just nu.'],
  ['a filtered list, page 3', `${LIST}?car_fuel=El&page=3`, 'norrvag-se', 'Vi kunde inte hämta bilarna just nu.'],
  ['the list of a make', `${LIST}/b/volvo`, 'norrvag-se', 'Vi kunde inte hämta bilarna just nu.'],
  ['a list on another site', '/buy-car/used-cars', 'marlow-uk', 'We could not load the cars right now.'],
  ['a comparison', `${LIST}?compare=1,2`, 'norrvag-se', 'Vi kunde inte hämta bilarna just nu.'],
  ['dealers', '/anlaggningar', 'norrvag-se', 'Vi kunde inte hämta våra adresser just nu.'],
  ['dealers, searched', '/find-us?keyphrase=leeds', 'marlow-uk', 'We could not load our showrooms right now.'],
] as const;
const CARS = [
  ['norrvag-se', '/kop-bil/1234567/volvo-xc60'],
  ['norrvag-se', '/kop-bil/1234568'],
  ['rullande-se', '/kop-bil/1234567/volvo-xc60'],
] as const;
const DEALERS = [
  ['norrvag-se', '/anlaggningar/norrvag-malmo-jagersro', '/anlaggningar'],
  ['norrvag-se', '/en/anlaggningar/norrvag-malmo-jagersro', '/en/anlaggningar'],
  ['marlow-uk', '/find-us/marlow-bmw-mini-leeds', '/find-us'],
  ['rullande-sk', '/kontakty/rullande-nitra', '/kontakty'],
] as const;

let product: Product;
beforeAll(async () => {
  const longTimeouts = { UPSTREAM_HEADERS_TIMEOUT: TIMEOUT_MS, UPSTREAM_TOTAL_TIMEOUT: TIMEOUT_MS };
  // Enough for the content of all pages at once on a slow machine, and far less than the timeout of the search.
  const settings = { LOG_LEVEL: 'error', PAGE_DEADLINE: '12000', ...longTimeouts };
  product = await startProduct({ cars: 200, settings });
  await product.setFault({ upstream: 'search', kind: 'hang' });
  for (const [, path, site] of LISTS) startRequest(path, site);
  for (const [site, path] of [...CARS, ...DEALERS]) startRequest(path, site);
}, 50_000);
afterAll(() => product.close(), 60_000);

/** Requested at once before any test, so that all pages wait for the deadline together. */
const responses = new Map<string, ReturnType<typeof send>>();

function startRequest(path: string, site: string): void {
  const pending = send(product.url, path, { host: `${site}.localhost` });
  // Whoever awaits it gets the failure.
  pending.catch(() => undefined);
  responses.set(site + path, pending);
}

async function get(path: string, site: string) {
  const pending = responses.get(site + path);
  if (!pending) throw new Error(`${site}${path} was not requested`);
  const { status, headers, body } = await pending;
  // Without the page data, which contains labels too.
  return { status, headers, visibleHtml: body.split('id="page-data"')[0] ?? '' };
}

test.each(LISTS)(
  'F047 F071 F080 %s: shows its own message in a complete page that is not cached',
  async (_name, path, site, text) => {
    const { status, headers, visibleHtml } = await get(path, site);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(visibleHtml).toContain(text);
    expect(visibleHtml).toContain('<footer');
    expect(visibleHtml).not.toContain('data-section-error');
  },
  50_000,
);

test.each(CARS)(
  'F055 a car of %s, %s: 503 in the shell of the site, with Retry-After',
  async (site, path) => {
    const { status, headers, visibleHtml } = await get(path, site);
    expect([status, headers['cache-control'], headers['retry-after']]).toEqual([503, 'no-store', '10']);
    expect(visibleHtml).toContain('<header');
  },
  50_000,
);

test.each(DEALERS)(
  'F081 a dealer of %s, %s: redirects to the list of dealers',
  async (site, path, list) => {
    const { status, headers } = await get(path, site);
    expect([status, headers.location, headers['cache-control']]).toEqual([302, list, 'no-store']);
  },
  50_000,
);
