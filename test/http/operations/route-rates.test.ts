import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { API_ROUTERS } from '../../../server/api/apiRouters.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { send } from '../../support/request.ts';

/** Q59: every route that calls an upstream has a rate by client. */

/** More calls than any route allows at once. */
const MOST = 1_300;
const AT_ONCE = 50;

/** A call below each prefix of the table of APIs; its number makes it another call. */
const API_CALLS: Readonly<Record<string, (count: number) => [method: 'GET' | 'POST', path: string]>> = {
  '/api/search': () => ['POST', '/api/search'],
  '/api/suggest': (count) => ['GET', `/api/suggest?site=norrvag-se&language=sv&q=${count}`],
  '/api/cars': () => ['POST', '/api/cars'],
  '/api/policy-reports': () => ['POST', '/api/policy-reports'],
  '/api/vitals': () => ['POST', '/api/vitals'],
  '/api/media': (count) => ['GET', `/api/media/made-up/ABC${count}`],
  '/api/codeweaver': () => ['POST', '/api/codeweaver/default'],
  '/api/valuation': () => ['POST', '/api/valuation'],
  '/api/mechmate': () => ['GET', '/api/mechmate/authorized-workshop/Kia'],
  '/api/testdrive': (count) => ['GET', `/api/testdrive/times?car=${count}`],
  '/api/places': (count) => ['GET', `/api/places?q=a${count}`],
  '/api/tirehotel': () => ['POST', '/api/tirehotel/lookup'],
  '/api/forms/comhub': () => ['POST', '/api/forms/comhub'],
  '/api/saved-searches/end': () => ['POST', '/api/saved-searches/end'],
  '/api/jotform': () => ['POST', '/api/jotform'],
  '/api/events': () => ['POST', '/api/events'],
  '/api/consent': () => ['POST', '/api/consent'],
  '/api/forget': () => ['POST', '/api/forget'],
};
/** The routes outside of that table: files, the platform's host, and pages with made-up queries. */
const OTHER_CALLS: typeof API_CALLS = {
  '/mcp': () => ['POST', '/mcp'],
  '/-/media': (count) => ['GET', `/-/media/made-up.png?w=${count}`],
  '/sitecore/api': (count) => ['GET', `/sitecore/api/made-up?count=${count}`],
  '/-/': (count) => ['GET', `/-/made-up/${count}`],
  '/kop-bil': (count) => ['GET', `/kop-bil/alla-bilar-i-lager?car_price=${count}-900000`],
  '/_page': (count) => [
    'GET',
    `/_page?path=${encodeURIComponent(`/kop-bil/alla-bilar-i-lager?car_year=${count}-2030`)}`,
  ],
};
const CALLS = { ...API_CALLS, ...OTHER_CALLS };

let product: Product;
beforeAll(async () => {
  product = await startProduct({
    cars: 40,
    settings: { TRUST_PROXY: '1', MCP: 'on', SEARCH_RATE: '1', QUERY_RATE: '1', MAX_IN_FLIGHT: '1000' },
  });
}, 120_000);
afterAll(() => product.close());

test('the table of APIs has a call here for each row', () => {
  expect(Object.keys(API_CALLS).toSorted()).toEqual(Object.keys(API_ROUTERS).toSorted());
});

describe('Q59: one client gets 429 with Retry-After, and another one does not', () => {
  test.each(Object.keys(CALLS))(
    '%s',
    async (prefix) => {
      const client = `203.0.113.${Object.keys(CALLS).indexOf(prefix) + 1}`;
      const call = (count: number, from: string) => {
        const [method, path] = CALLS[prefix]?.(count) ?? ['GET', '/'];
        const headers = { 'x-forwarded-for': from, 'content-type': 'application/json' };
        return send(product.url, path, { method, headers, ...(method === 'POST' && { body: '{}' }) });
      };
      await product.withStoppedClock(async () => {
        for (let count = 0; count < MOST; count += AT_ONCE) {
          const numbers = Array.from({ length: AT_ONCE }, (_, index) => count + index);
          const refused = (await Promise.all(numbers.map((number) => call(number, client)))).find(
            ({ status }) => status === 429,
          );
          if (!refused) continue;
          expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
          expect((await call(0, '203.0.113.200')).status).not.toBe(429);
          return;
        }
        throw new Error(`None of ${MOST} calls was refused`);
      });
    },
    60_000,
  );
});
